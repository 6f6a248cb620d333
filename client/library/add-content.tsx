import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useListAssets } from '../../generated/client/assets-admin/assets-admin.ts'
import { useListPlaylists } from '../../generated/client/playlists-admin/playlists-admin.ts'
import { problemWords } from '../api/problems.ts'
import { kindOf } from '../ui/content-kind.ts'
import { Dialog } from '../ui/dialog.tsx'
import '../ui/field-styles.ts'
import { KindIcon } from '../ui/kind-icon.tsx'
import { kindLabel } from '../ui/kind-label.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import type { ItemEntry } from './contents-rules.ts'
import classes from './library.module.css'

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
          <ul className={classes.found} aria-label={t`Playlists and assets`}>
            {found.map((item) => {
              const isHeld = held.has(item.key)
              return (
                <li key={item.key}>
                  <button
                    type="button"
                    className={classes.option}
                    aria-disabled={isHeld}
                    onClick={() => (isHeld ? undefined : onAdd(item))}
                  >
                    <KindIcon kind={kindOf(item)} size={18} />
                    <span className={classes.optionName}>{item.name}</span>
                    <span className={classes.none}>{isHeld ? t`Added` : i18n._(kindLabel(kindOf(item)))}</span>
                    {isHeld ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
                  </button>
                </li>
              )
            })}
          </ul>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      </div>
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
