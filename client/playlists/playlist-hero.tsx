import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { Playlist } from '../../generated/client/model/playlist.ts'
import type { PlaylistItem } from '../../generated/client/model/playlistItem.ts'
import { pictureIn } from '../api/pictures.ts'
import { useLike } from '../api/use-like.ts'
import { useSave } from '../api/use-save.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { contentLink } from '../ui/content-link.ts'
import { Cover } from '../ui/cover.tsx'
import { DuePill } from '../ui/due-pill.tsx'
import { ShareButton } from '../shell/share-button.tsx'
import { LikeButton } from '../ui/like-button.tsx'
import { Pill } from '../ui/pill.tsx'
import { ProgressRing } from '../ui/progress-ring.tsx'
import { SaveButton } from '../ui/save-button.tsx'
import { isDone } from '../ui/is-done.ts'
import classes from './playlist-hero.module.css'

/** `next` is null when everything open is done, or nothing is there (`isEmpty`). */
export function PlaylistHero({
  playlist,
  next,
  isEmpty,
}: {
  playlist: Playlist
  next: PlaylistItem | null
  isEmpty: boolean
}) {
  const { t } = useLingui()
  const format = useFormat()
  const [saved, liked] = [useSave(), useLike()]
  const { id, name, contentCount, completedTime, addedSince } = playlist
  const content = { id, type: playlist.type, name }
  const isSaved = saved.isOn(id, playlist.saved === 1)
  const isLiked = liked.isOn(id, playlist.rated_like === 1)
  const isCompleted = playlist.userContentStatus === 'completed'
  const percent = format.rate(playlist.completionRate)
  const day = completedTime && format.day(completedTime)
  const meta = [
    plural(contentCount, { one: '# item', other: '# items' }),
    playlist.completionTime > 0 && format.length(playlist.completionTime),
    playlist.author?.displayName,
  ]
  return (
    <header className={classes.hero}>
      <div className={classes.cover}>
        <Cover id={id} kind="playlist" pictureUrl={pictureIn('640x360', playlist)} iconSize={56} />
      </div>
      <div className={classes.words}>
        <h1>{name}</h1>
        <p className={classes.meta}>{meta.filter(Boolean).join(' · ')}</p>
        {playlist.description && <p className={classes.description}>{playlist.description}</p>}
        <div className={classes.pills}>
          {isDone(playlist) && (
            <Pill tone="done" icon={<IconCheck size={14} stroke={2.4} aria-hidden />}>{t`Done`}</Pill>
          )}
          {playlist.goal && !playlist.goal.isMet && <DuePill dueDate={playlist.goal.dueDate} />}
          {playlist.topics.map((topic) => (
            <Link key={topic.id} to="/browse" search={{ topic: topic.id }} className={classes.topic}>
              {topic.name}
            </Link>
          ))}
        </div>
        <div className={classes.actions}>
          {!isEmpty && (
            <ProgressRing rate={playlist.completionRate} text={percent} label={t`${percent} of ${name} done`} />
          )}
          {next && <ContinueButton next={next} playlist={playlist} />}
          {!isCompleted && day && addedSince > 0 && (
            <p>
              {plural(addedSince, {
                one: `Completed on ${day}; # item was added since.`,
                other: `Completed on ${day}; # items were added since.`,
              })}
            </p>
          )}
          {!next && !isCompleted && playlist.completionRate > 0 && (
            <p>{t`You have finished everything that is open so far.`}</p>
          )}
          <span className={classes.toggles}>
            <SaveButton name={name} isSaved={isSaved} onToggle={() => saved.set(content, !isSaved)} />
            <ShareButton content={content} />
            <LikeButton name={name} isLiked={isLiked} onToggle={() => liked.set(content, !isLiked)} />
          </span>
        </div>
      </div>
    </header>
  )
}

function ContinueButton({ next, playlist }: { next: PlaylistItem; playlist: Playlist }) {
  const { t } = useLingui()
  const { name } = next
  const isFresh = playlist.completionRate === 0 && next.userContentStatus !== 'opened'
  return (
    <ButtonLink
      {...contentLink(next, playlist.id)}
      size="md"
      leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
    >
      {isFresh ? t`Start with ${name}` : t`Continue with ${name}`}
    </ButtonLink>
  )
}
