import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { Playlist } from '../../generated/client/model/playlist.ts'
import type { PlaylistContent } from '../../generated/client/model/playlistContent.ts'
import type { PlaylistItem } from '../../generated/client/model/playlistItem.ts'
import { pictureIn } from '../api/pictures.ts'
import { nextItem, optionalItems } from '../api/next-item.ts'
import { useLike } from '../api/use-like.ts'
import { useSave } from '../api/use-save.ts'
import { useFormat } from '../i18n/use-format.ts'
import { BadgeRing } from '../ui/badge/badge-picture.tsx'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { contentLink } from '../ui/content/content-link.ts'
import coverClasses from '../ui/cover/cover.module.css'
import { Cover } from '../ui/cover/cover.tsx'
import { DuePills } from '../ui/content/due-pills.tsx'
import { AskedOf } from '../shell/asked-of/asked-of.tsx'
import { DueDateButton } from '../shell/due-date-button.tsx'
import { ShareButton } from '../shell/share-button.tsx'
import { LikeButton } from '../ui/content/like-button.tsx'
import { Pill } from '../ui/pill.tsx'
import { ProgressRing } from '../ui/content/progress-ring.tsx'
import { SaveButton } from '../ui/control/save-button.tsx'
import { useProgressWords } from '../ui/content/use-progress-words.ts'
import { isDone } from '../ui/content/is-done.ts'
import classes from './playlist-hero.module.css'

type PlaylistHeroProps = { playlist: Playlist; contents: readonly PlaylistContent[] }

/** What a playlist is, how far one is with it, and the one thing to do next. */
export function PlaylistHero({ playlist, contents }: PlaylistHeroProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [saved, liked] = [useSave(), useLike()]
  const { id, name, contentCount, completedTime, addedSince } = playlist
  const content = { id, type: playlist.type, name }
  const isSaved = saved.isOn(id, playlist.saved === 1)
  const isLiked = liked.isOn(id, playlist.rated_like === 1)
  const isCompleted = playlist.userContentStatus === 'completed'
  // What requires nothing is never finished.
  const mayFinish = !isCompleted && (playlist.progress.requiredCount > 0 || playlist.ownDueDate !== null)
  const next = nextItem(contents)
  const day = completedTime && format.day(completedTime)
  const meta = [
    plural(contentCount, { one: '# item', other: '# items' }),
    playlist.completionTime > 0 && format.length(playlist.completionTime),
    playlist.author?.displayName,
  ]
  return (
    <header
      className={`${classes.hero} ${coverClasses.wash}`}
      style={{ '--wash': playlist.pictureColour ?? undefined } as CSSProperties}
    >
      <div className={classes.cover}>
        <Cover
          id={id}
          kind="playlist"
          topicId={playlist.topics[0]?.id ?? null}
          pictureUrl={pictureIn('640x360', playlist)}
          iconSize={24}
          isMain
        />
      </div>
      <div className={classes.words}>
        <h1>{name}</h1>
        <p className={classes.meta}>{meta.filter(Boolean).join(' · ')}</p>
        {playlist.description && <p className={classes.description}>{playlist.description}</p>}
        <div className={classes.pills}>
          {isDone(playlist) && (
            <Pill tone="done" icon={<IconCheck size={14} stroke={2.4} aria-hidden />}>{t`Done`}</Pill>
          )}
          <DuePills of={playlist} />
          {playlist.topics.map((topic) => (
            <Link key={topic.id} to="/browse" search={{ topic: topic.id }} className={classes.topic}>
              {topic.name}
            </Link>
          ))}
        </div>
        <AskedOf goal={playlist.goal} />
        <div className={classes.actions}>
          {contents.length > 0 && <HowFar playlist={playlist} />}
          {isCompleted ? (
            <Completed playlist={playlist} contents={contents} />
          ) : (
            next && <ContinueButton next={next} playlist={playlist} />
          )}
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
            {mayFinish && <DueDateButton name={name} contentId={id} dueDate={playlist.ownDueDate} />}
          </span>
        </div>
      </div>
    </header>
  )
}

/** How much is done: around the badge where there is one to earn. */
function HowFar({ playlist }: { playlist: Playlist }) {
  const { t } = useLingui()
  const format = useFormat()
  const { name, badge, completionRate, hasUserBadge } = playlist
  const words = useProgressWords(playlist.progress)
  const percent = format.rate(completionRate)
  const label = t`${percent} of ${name} done`
  return (
    <>
      {badge && (!badge.isDeleted || hasUserBadge) ? (
        <BadgeRing badge={badge} isEarned={hasUserBadge} rate={completionRate} label={label} />
      ) : (
        <ProgressRing rate={completionRate} text={percent} label={label} />
      )}
      {playlist.progress.requiredCount > 0 && completionRate < 1 && <p className={classes.progress}>{words}</p>}
    </>
  )
}

/** At 100 %: that it is completed, what is left though nobody has to, and another look. */
function Completed({ playlist, contents }: PlaylistHeroProps) {
  const { t } = useLingui()
  const format = useFormat()
  const day = playlist.completedTime && format.day(playlist.completedTime)
  const first = contents.find((one) => one.type !== 'section')
  const optional = optionalItems(contents)
  return (
    <>
      <p className={classes.completed}>
        <IconCheck size={20} stroke={2.4} aria-hidden />
        {day ? t`Completed on ${day}` : t`Completed`}
      </p>
      {first && <ButtonLink {...contentLink(first, playlist.id)} variant="default">{t`Review`}</ButtonLink>}
      {optional.length > 0 && (
        <p className={classes.optional}>
          <Trans>Optional, if you like:</Trans>{' '}
          {optional.map((item, index) => (
            <span key={item.id}>
              {index > 0 && ', '}
              <Link {...contentLink(item, playlist.id)}>{item.name}</Link>
            </span>
          ))}
        </p>
      )}
    </>
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
