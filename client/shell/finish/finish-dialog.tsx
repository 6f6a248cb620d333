import { Skeleton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconLockOpen2 } from '@tabler/icons-react'
import { useListMyTodoContent } from '../../../generated/client/content/content.ts'
import type { Playlist } from '../../../generated/client/model/playlist.ts'
import { useGetMyPlaylist } from '../../../generated/client/playlists/playlists.ts'
import { BadgeRing } from '../../ui/badge/badge-picture.tsx'
import { ButtonLink } from '../../ui/control/button-link.tsx'
import { contentLink } from '../../ui/content/content-link.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DuePills } from '../../ui/content/due-pills.tsx'
import { ProgressRing } from '../../ui/content/progress-ring.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useProgressWords } from '../../ui/content/use-progress-words.ts'
import classes from './finish-dialog.module.css'

interface FinishDialogProps {
  playlist: Playlist
  /** The names of sections that opened. */
  opened: string[]
  onClose: () => void
}

/** The last required item of a playlist is done: what was completed, the badge, what opened and one next step. */
export function FinishDialog({ playlist, opened, onClose }: FinishDialogProps) {
  const { t } = useLingui()
  const words = useProgressWords(playlist.progress)
  const { name } = playlist
  return (
    <Dialog title={t`You completed ${name}`} onClose={onClose}>
      <div className={classes.finish}>
        <Sign playlist={playlist} words={words} />
        {playlist.hasUserBadge && (
          <p className={classes.badge}>
            <Trans>You earned the badge.</Trans>
          </p>
        )}
        <p className={classes.words}>{words}</p>
        {opened.map((name) => (
          <p key={name} className={classes.opened}>
            <IconLockOpen2 size={18} aria-hidden /> {t`${name} is open now.`}
          </p>
        ))}
        <NextStep playlist={playlist} onFollow={onClose} />
      </div>
    </Dialog>
  )
}

function Sign({ playlist, words }: { playlist: Playlist; words: string }) {
  const format = useFormat()
  if (!playlist.badge) return <ProgressRing rate={1} text={format.rate(1)} label={words} />
  return <BadgeRing badge={playlist.badge} isEarned={playlist.hasUserBadge} rate={1} label={words} isDrawn />
}

type NextStepProps = { playlist: Playlist; onFollow: () => void }

/** The playlist around it where that is not done, else what is due first, else all that there is. */
function NextStep({ playlist: { id, parentPlaylists }, onFollow }: NextStepProps) {
  const { t } = useLingui()
  const parentId = parentPlaylists[0]?.id ?? ''
  const parent = useGetMyPlaylist(parentId, { query: { enabled: parentId !== '' } })
  const todo = useListMyTodoContent({ limit: 2 })
  if (parent.isLoading || todo.isLoading) return <Skeleton height={36} width={220} />
  const due = todo.data?.items.find((item) => item.id !== id)
  const next = parent.data && parent.data.userContentStatus !== 'completed' ? parent.data : due
  if (!next)
    return (
      <ButtonLink to="/browse" onClick={onFollow}>
        <Trans>Browse everything</Trans>
      </ButtonLink>
    )
  const { name } = next
  return (
    <>
      <ButtonLink {...contentLink(next)} onClick={onFollow} data-autofocus>{t`Continue with ${name}`}</ButtonLink>
      <DuePills of={next} />
    </>
  )
}
