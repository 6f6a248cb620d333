import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import * as access from '../../../generated/access.ts'
import { useListContent } from '../../../generated/client/content-admin/content-admin.ts'
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
import { useCommonNote } from '../use-common-note.ts'

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
  const commonNote = useCommonNote()
  const { data, error, isPending } = useFound(useDeferredValue(words.trim()), playlistId)
  const found = data?.items ?? []
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
        {!error && !isPending && found.length === 0 && (
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
              note: held.has(item.id) ? t`Added` : (commonNote(item) ?? i18n._(kindLabel(kindOf(item)))),
            }))}
            isChosen={({ id }) => held.has(id)}
            onChoose={(item) => onAdd(itemOf(item))}
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
      {isMaking && <NewAsset onClose={() => setMaking(false)} onMade={(made) => onAdd(itemOf(made))} />}
    </Dialog>
  )
}

/** What can stand in a playlist: neither itself nor what holds it. */
function useFound(search: string, playlistId: string) {
  return useListContent(
    {
      owner: 'local_and_common',
      playlistIdForCircularReferenceCheck: playlistId,
      limit: SHOWN,
      ...(search && { search }),
    },
    { query: { placeholderData: keepPreviousData } },
  )
}

function itemOf({ id, name, type, fileFormat }: Omit<ItemEntry, 'kind' | 'key' | 'optional'>): ItemEntry {
  return { kind: 'item', key: id, id, name, type, fileFormat, optional: false }
}
