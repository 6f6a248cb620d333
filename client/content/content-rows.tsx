import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ContentCard } from '../../generated/client/model/contentCard.ts'
import { RowCover } from '../shell/row-cover.tsx'
import { contentLink } from '../ui/content/content-link.ts'
import { NewMark } from '../ui/content/new-mark.tsx'
import { useCardMeta } from '../ui/content/use-card-meta.ts'
import rowClasses from '../ui/page/rows.module.css'
import classes from './content-rows.module.css'

type ContentRowsProps<T extends ContentCard> = {
  items: T[]
  label: string
  /** Heading level of the names, 2 where the list has no heading of its own. */
  level?: 2 | 3
  /** The playlist that an item opens in; null opens it by itself. */
  playlistOf?: (item: T) => string | null
  /** What to do with it. */
  note: (item: T) => ReactNode
}

/** Playlists and assets as dense rows, each with a word on what to do. */
export function ContentRows<T extends ContentCard>({ items, label, level = 3, playlistOf, note }: ContentRowsProps<T>) {
  return (
    <ul className={rowClasses.rows} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={`${rowClasses.row} ${classes.row}`}>
          <div className={classes.cover}>
            <RowCover of={item} />
          </div>
          <Words item={item} level={level} playlistId={playlistOf?.(item) ?? null} />
          <div className={classes.note}>{note(item)}</div>
        </li>
      ))}
    </ul>
  )
}

type WordsProps = { item: ContentCard; level: 2 | 3; playlistId: string | null }

function Words({ item, level, playlistId }: WordsProps) {
  const meta = useCardMeta(item)
  const Name = `h${level}` as const
  return (
    <div className={classes.words}>
      <Name className={classes.name}>
        <Link {...contentLink(item, playlistId)} className={rowClasses.link}>
          {item.name}
        </Link>
        {item.newSinceVisit && <NewMark newness={item.newSinceVisit} />}
      </Name>
      <p className={classes.meta}>{meta.join(' · ')}</p>
    </div>
  )
}
