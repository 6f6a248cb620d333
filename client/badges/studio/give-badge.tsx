import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useCreateBadges, useListPlaylists } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import { useChange } from '../../api/use-change.ts'
import { BadgePicture } from '../../ui/badge/badge-picture.tsx'
import { Chooser } from '../../ui/chooser/chooser.tsx'
import type { Choice } from '../../ui/chooser/found-list.tsx'
import { toggled } from '../../ui/chooser/toggled.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { BadgeImage } from '../../../generated/client/model/badgeImage.ts'
import type { Refusal } from '../../ui/form/refusal.ts'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { ProblemNote } from '../../ui/page/problem-note.tsx'
import { PicturePicker } from './picture-picker.tsx'
import classes from './studio.module.css'
import { WhoGetsIt } from './who-gets-it.tsx'

/** So many are shown; words find others. */
const SHOWN = 8

/** A badge for one playlist or several. */
export function GiveBadge({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [playlists, setPlaylists] = useState<Choice[]>([])
  const [image, setImage] = useState<BadgeImage | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { send, isPending } = useChange(useCreateBadges, {
    done: () => t`The badge is there. Who completed the playlist before is awarded it within minutes.`,
  })
  const give = async () => {
    if (!image) return
    const refused = await send({ data: { contentIds: playlists.map(({ id }) => id), imageId: image.id } })
    setRefusal(refused)
    if (!refused) onClose()
  }
  return (
    <Dialog title={t`Give a playlist a badge`} onClose={onClose}>
      <div className={classes.window}>
        {refusal && <ProblemNote title={refusal.title} text={refusal.text} />}
        <PlaylistChooser chosen={playlists} onChange={setPlaylists} />
        <PicturePicker label={t`Picture`} chosen={image?.id ?? null} onChoose={setImage} />
        {image && playlists.length > 0 && (
          <div className={classes.outcome}>
            <BadgePicture badge={{ ...image, imageAlternativeText: '' }} isEarned />
            <WhoGetsIt playlists={playlists} />
          </div>
        )}
        <div className={classes.buttons}>
          <Button disabled={!image || playlists.length === 0} loading={isPending} onClick={() => void give()}>
            <Trans>Give the badge</Trans>
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
        <LeaveGuard isDirty={playlists.length > 0} />
      </div>
    </Dialog>
  )
}

type PlaylistChooserProps = { chosen: Choice[]; onChange: (playlists: Choice[]) => void }

function PlaylistChooser({ chosen, onChange }: PlaylistChooserProps) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const search = useDeferredValue(words.trim())
  const { data } = useListPlaylists(
    { limit: SHOWN, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const found = data?.items.map(({ id, name }) => ({ id, name }))
  return (
    <Chooser<Choice>
      label={t`Playlists`}
      words={words}
      onType={setWords}
      found={found}
      chosen={chosen}
      onToggle={(one) => onChange(toggled(chosen, one))}
      none={<Trans>Nothing has this name.</Trans>}
      field={{ placeholder: t`Search by name`, 'data-autofocus': true }}
    />
  )
}
