import type { ReactNode } from 'react'
import type { Answer } from '../ui/answer.ts'
import { CardGridSkeleton } from '../ui/page/card-grid.tsx'
import { QueryProblem } from './query-state.tsx'

type ListAnswerProps<T extends { items: unknown[] }> = {
  query: Answer<T>
  empty: ReactNode
  /** The shape of what comes, where that is not cards. */
  skeleton?: ReactNode
  children: (page: T) => ReactNode
}

/** A list in its four states: on its way, failed, empty, there. */
export function ListAnswer<T extends { items: unknown[] }>({
  query,
  empty,
  skeleton = <CardGridSkeleton count={8} />,
  children,
}: ListAnswerProps<T>) {
  const { data, error } = query
  if (data) return data.items.length > 0 ? children(data) : empty
  if (!error) return skeleton
  return <QueryProblem query={query} />
}
