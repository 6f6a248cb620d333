import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useSearchMyContent } from '../../generated/client/content/content.ts'
import { useAddMyPlaylistContents } from '../../generated/client/playlists/playlists.ts'
import { useChange } from '../api/use-change.ts'
import { Chooser } from '../ui/chooser/chooser.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import classes from './playlist.module.css'

interface Chosen {
  id: string
  name: string
}

/** What a member of the team found helpful, chosen by name. */
export function ContributeDialog({ playlistId, onClose }: { playlistId: string; onClose: () => void }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Chosen[]>([])
  const query = useDeferredValue(words.trim())
  const { data } = useSearchMyContent(
    { query, limit: 10 },
    { query: { enabled: query !== '', placeholderData: keepPreviousData } },
  )
  const found = query === '' ? [] : data?.items.map(({ id, name }) => ({ id, name }))
  const add = useChange(useAddMyPlaylistContents, {
    done: () => {
      onClose()
      return t`Added to the playlist.`
    },
  })
  const toggle = (one: Chosen) =>
    setChosen(chosen.some(({ id }) => id === one.id) ? chosen.filter(({ id }) => id !== one.id) : [...chosen, one])
  return (
    <Dialog title={t`Add to this playlist`} onClose={onClose}>
      <div className={classes.window}>
        <p>
          <Trans>It stands at the end and is optional. Everybody who sees the playlist sees it too.</Trans>
        </p>
        <Chooser<Chosen>
          label={t`Playlists and assets`}
          words={words}
          onType={setWords}
          found={found}
          chosen={chosen}
          onToggle={toggle}
          none={<Trans>Nothing has this name.</Trans>}
          field={{ placeholder: t`Search by name`, 'data-autofocus': true }}
        />
        <Button
          disabled={chosen.length === 0}
          loading={add.isPending}
          onClick={() => add.run({ playlistId, data: { contentIds: chosen.map(({ id }) => id) } })}
        >
          <Trans>Add</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
