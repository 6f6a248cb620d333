import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ContentCard } from '../../generated/client/model/contentCard.ts'
import { pictureIn } from '../api/pictures.ts'
import { kindOf } from '../ui/content-kind.ts'
import { contentLink } from '../ui/content-link.ts'
import { Cover } from '../ui/cover.tsx'
import { useCardMeta } from '../ui/use-card-meta.ts'
import rowClasses from '../ui/rows.module.css'
import classes from './content-rows.module.css'

type ContentRowsProps<T extends ContentCard> = {
  items: T[]
  label: string
  /** The playlist that an item opens in; null opens it by itself. */
  playlistOf?: (item: T) => string | null
  /** What to do with it. */
  note: (item: T) => ReactNode
}

/** Playlists and assets as dense rows, each with a word on what to do. */
export function ContentRows<T extends ContentCard>({ items, label, playlistOf, note }: ContentRowsProps<T>) {
  return (
    <ul className={rowClasses.rows} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={`${rowClasses.row} ${classes.row}`}>
          <div className={classes.cover}>
            <Cover id={item.id} kind={kindOf(item)} pictureUrl={pictureIn('320x180', item)} iconSize={20} />
          </div>
          <Words item={item} playlistId={playlistOf?.(item) ?? null} />
          <div className={classes.note}>{note(item)}</div>
        </li>
      ))}
    </ul>
  )
}

function Words({ item, playlistId }: { item: ContentCard; playlistId: string | null }) {
  const meta = useCardMeta(item)
  return (
    <div className={classes.words}>
      <h3 className={classes.name}>
        <Link {...contentLink(item, playlistId)} className={rowClasses.link}>
          {item.name}
        </Link>
      </h3>
      <p className={classes.meta}>{meta.join(' · ')}</p>
    </div>
  )
}
