import type { ReactNode } from 'react'
import type { ContentCard as ContentCardData } from '../../generated/client/model/contentCard.ts'
import { pictureIn } from '../api/pictures.ts'
import { useSave } from '../api/use-save.ts'
import { CardGrid } from '../ui/page/card-grid.tsx'
import { ContentCard } from '../ui/content/content-card.tsx'
import { contentLink } from '../ui/content/content-link.ts'
import { DuePills } from '../ui/content/due-pills.tsx'

type CardListProps<T extends ContentCardData> = {
  items: T[]
  label: string
  /** Heading level of the names, 2 where the list has no heading of its own. */
  level?: 2 | 3
  /** The playlist that an item opens in; null opens it by itself. */
  playlistOf?: (item: T) => string | null
  note?: (item: T) => ReactNode
}

/** Playlists and assets of the contract as cards. */
export function CardList<T extends ContentCardData>({ items, label, level, playlistOf, note }: CardListProps<T>) {
  const saved = useSave()
  return (
    <CardGrid label={label}>
      {items.map((item) => (
        <ContentCard
          key={item.id}
          level={level}
          content={{ ...item, isSaved: saved.isOn(item.id, item.isSaved), pictureUrl: pictureIn('640x360', item) }}
          link={contentLink(item, playlistOf?.(item))}
          note={note ? note(item) : <DuePills of={item} />}
          onToggleSaved={() => saved.set(item, !saved.isOn(item.id, item.isSaved))}
        />
      ))}
    </CardGrid>
  )
}
