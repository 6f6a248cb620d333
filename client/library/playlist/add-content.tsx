import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import * as access from '../../../generated/access.ts'
import { useListAssets } from '../../../generated/client/assets-admin/assets-admin.ts'
import { useListPlaylists } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import { can } from '../../api/can.ts'
import { problemWords } from '../../api/problems.ts'
import { useSession } from '../../api/session.ts'
import { FoundList } from '../../ui/chooser/found-list.tsx'
import { kindOf } from '../../ui/content/content-kind.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import '../../ui/control/field-styles.ts'
import { KindIcon } from '../../ui/content/kind-icon.tsx'
import { kindLabel } from '../../ui/content/kind-label.ts'
import { ProblemNote } from '../../ui/page/problem-note.tsx'
import type { ItemEntry } from './contents-rules.ts'
import classes from '../library.module.css'
import { NewAsset } from '../asset/new-asset.tsx'

/** So many of each kind are shown; words find others. */
const SHOWN = 20

type AddContentProps = {
  playlistId: string
  /** What the playlist holds. */
  held: ReadonlySet<string>
  onAdd: (item: ItemEntry) => void
  onClose: () => void
}

/** Finds what the hub has and puts it into the playlist, one after the other, without leaving the window. */
export function AddContent({ playlistId, held, onAdd, onClose }: AddContentProps) {
  const { t, i18n } = useLingui()
  const [words, setWords] = useState('')
  const [isMaking, setMaking] = useState(false)
  const canMake = can(useSession(), access.createAsset)
  const { found, error, isWaiting } = useFound(useDeferredValue(words.trim()), playlistId)
  return (
    <Dialog title={t`Add content`} onClose={onClose}>
      <div className={classes.bench}>
        <TextInput
          label={t`Search playlists and assets`}
          value={words}
          data-autofocus
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {error ? <ProblemNote {...problemWords(error)} /> : null}
        {!error && !isWaiting && found.length === 0 && (
          <p className={classes.none}>
            <Trans>Nothing has this name.</Trans>
          </p>
        )}
        {found.length > 0 && (
          <FoundList
            label={t`Playlists and assets`}
            found={found.map((item) => ({
              ...item,
              icon: <KindIcon kind={kindOf(item)} size={18} />,
              note: held.has(item.id) ? t`Added` : i18n._(kindLabel(kindOf(item))),
            }))}
            isChosen={({ id }) => held.has(id)}
            onChoose={({ icon: _icon, note: _note, ...item }) => onAdd(item)}
            isFinal
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
          {canMake && (
            <Button variant="default" onClick={() => setMaking(true)}>
              <Trans>New asset…</Trans>
            </Button>
          )}
        </div>
      </div>
      {isMaking && (
        <NewAsset
          onClose={() => setMaking(false)}
          onMade={({ id, name, type, fileFormat }) =>
            onAdd({ kind: 'item', key: id, id, name, type, fileFormat, optional: false })
          }
        />
      )}
    </Dialog>
  )
}

function useFound(search: string, playlistId: string) {
  const params = { limit: SHOWN, ...(search && { search }) }
  const options = { query: { placeholderData: keepPreviousData } }
  const assets = useListAssets(params, options)
  const playlists = useListPlaylists(params, options)
  const items = [
    ...(playlists.data?.items ?? []).map((playlist) => ({ ...playlist, type: 'playlist', fileFormat: null })),
    ...(assets.data?.items ?? []),
  ]
  const found = items
    .filter(({ id }) => id !== playlistId)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ id, name, type, fileFormat }): ItemEntry => {
      return { kind: 'item', key: id, id, name, type, fileFormat, optional: false }
    })
  // Who may read only one of the two finds that.
  return { found, error: assets.error && playlists.error, isWaiting: assets.isPending || playlists.isPending }
}
