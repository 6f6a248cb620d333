import type { ReactNode } from 'react'
import type { Answer } from '../ui/answer.ts'
import { CardGridSkeleton } from '../ui/page/card-grid.tsx'
import { Section } from '../ui/page/section.tsx'
import classes from './home.module.css'
import { ListAnswer } from '../shell/list-answer.tsx'

type CardSectionProps<T> = {
  title: string
  query: Answer<{ items: T[] }>
  more: ReactNode
  /** One sentence for a list that holds nothing. */
  empty?: ReactNode
  emptyState?: ReactNode
  children: (items: T[]) => ReactNode
}

/** A list of the home page under its heading, with a way to all of it. */
export function CardSection<T>({ title, query, more, empty, emptyState, children }: CardSectionProps<T>) {
  const hasItems = query.data && query.data.items.length > 0
  return (
    <Section title={title} more={hasItems ? more : null}>
      <ListAnswer
        query={query}
        skeleton={<CardGridSkeleton />}
        empty={emptyState ?? <p className={classes.empty}>{empty}</p>}
      >
        {({ items }) => children(items)}
      </ListAnswer>
    </Section>
  )
}
