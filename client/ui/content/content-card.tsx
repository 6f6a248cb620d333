import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import classes from './content-card.module.css'
import { kindOf } from './content-kind.ts'
import { type ContentLink } from './content-link.ts'
import { Cover } from '../cover/cover.tsx'
import { isDone } from './is-done.ts'
import { KindIcon } from './kind-icon.tsx'
import { NewMark } from './new-mark.tsx'
import { Pill } from '../pill.tsx'
import { ProgressLine } from './progress-line.tsx'
import { SaveButton } from '../control/save-button.tsx'
import { useCardMeta } from './use-card-meta.ts'

/** What a card shows of a playlist or an asset; rate is 0 to 1, lengths are in seconds. */
export type CardContent = {
  id: string
  type: string
  name: string
  pictureUrl: string | null
  topicId: string | null
  customType: string | null
  fileFormat: string | null
  duration: number | null
  completionTime: number
  contentCount: number
  completionRate: number
  commentCount: number
  userContentStatus: string | null
  goal: { isMet: boolean } | null
  isSaved: boolean
  newSinceVisit: 'content' | 'items' | 'version' | null
}

type ContentCardProps = {
  content: CardContent
  link: ContentLink
  /** Heading level of the name, 3 unless the list has no heading of its own. */
  level?: 2 | 3
  note?: ReactNode
  onToggleSaved: () => void
}

/** The whole card is one link; saving is a button of its own above it. */
export function ContentCard({ content, link, level = 3, note, onToggleSaved }: ContentCardProps) {
  const { t } = useLingui()
  const format = useFormat()
  const meta = useCardMeta(content)
  const kind = kindOf(content)
  const Heading = level === 2 ? 'h2' : 'h3'
  const done = isDone(content)
  const percent = format.rate(content.completionRate)
  return (
    <article className={classes.card}>
      <Cover id={content.id} kind={kind} topicId={content.topicId} pictureUrl={content.pictureUrl}>
        {!done && content.completionRate > 0 && (
          <ProgressLine className={classes.progress} rate={content.completionRate} label={t`${percent} done`} />
        )}
      </Cover>
      <div className={classes.body}>
        <Heading className={classes.name}>
          <Link {...link} className={classes.link} viewTransition>
            {content.name}
          </Link>
        </Heading>
        <p className={classes.meta}>
          <KindIcon kind={kind} size={16} />
          <span className={classes.metaParts}>
            {meta.map((part) => (
              <span key={part} className={classes.metaPart}>
                {part}
              </span>
            ))}
          </span>
        </p>
        <p className={classes.marks}>
          {done && <Pill tone="done" icon={<IconCheck size={14} stroke={2.4} aria-hidden />}>{t`Done`}</Pill>}
          {content.newSinceVisit && <NewMark newness={content.newSinceVisit} />}
        </p>
        {note}
      </div>
      <SaveButton className={classes.save} name={content.name} isSaved={content.isSaved} onToggle={onToggleSaved} />
    </article>
  )
}
