import { useLingui } from '@lingui/react/macro'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { PlaylistProgress } from '../../generated/client/model/playlistProgress.ts'
import { pictureIn } from '../api/pictures.ts'
import { formatPosition } from '../i18n/format.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { kindOf } from '../ui/content/content-kind.ts'
import { contentLink } from '../ui/content/content-link.ts'
import coverClasses from '../ui/cover/cover.module.css'
import { Cover } from '../ui/cover/cover.tsx'
import { DuePills } from '../ui/content/due-pills.tsx'
import { useCardMeta } from '../ui/content/use-card-meta.ts'
import { useProgressWords } from '../ui/content/use-progress-words.ts'
import classes from './home-hero.module.css'
import type { Urgent } from './most-urgent.ts'

/** The one thing to do first, large, with one button. */
export function HomeHero({ urgent: { asked, started } }: { urgent: Urgent }) {
  const { t } = useLingui()
  const item = started ?? asked!
  const playlistId = started?.playlistId ?? null
  const meta = useCardMeta(item)
  const { name } = item
  const progress = started?.playlistProgress ?? asked?.progress
  const place = started?.position ? formatPosition(started.position) : null
  return (
    <section className={classes.hero} aria-label={t`What to do next`}>
      <article
        className={`${classes.first} ${coverClasses.wash}`}
        style={{ '--wash': item.pictureColour ?? undefined } as CSSProperties}
      >
        <div className={classes.cover}>
          <Cover
            id={item.id}
            kind={kindOf(item)}
            topicId={item.topicId}
            pictureUrl={pictureIn('640x360', item)}
            iconSize={24}
            isMain
          />
        </div>
        <div className={classes.words}>
          {started?.playlistName && <p className={classes.playlist}>{started.playlistName}</p>}
          <h2 className={classes.name}>{name}</h2>
          <p className={classes.meta}>{meta.join(' · ')}</p>
          {progress && <Progress progress={progress} />}
          {asked && <DuePills of={asked} />}
          <ButtonLink
            {...contentLink(item, playlistId)}
            size="md"
            leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
          >
            {place ? t`Continue at ${place}` : item.userContentStatus === 'notstarted' ? t`Start` : t`Continue`}
            <span className="visually-hidden">: {name}</span>
          </ButtonLink>
        </div>
      </article>
    </section>
  )
}

function Progress({ progress }: { progress: PlaylistProgress }) {
  const words = useProgressWords(progress)
  return progress.requiredCount > 0 && <p className={classes.meta}>{words}</p>
}
