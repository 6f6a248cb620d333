import type { UseQueryResult } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { QueryState } from '../shell/query-state.tsx'
import { PanelPager } from '../ui/list/pager.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './users.module.css'

/** So many entries of a list of a person are shown at once. */
export const PANEL_SIZE = 10

interface Listed<T> {
  items: T[]
  total: number
  totalIsCapped?: boolean
}

interface PanelListProps<T> {
  title: string
  query: UseQueryResult<Listed<T>, unknown>
  page: number
  onTurn: (page: number) => void
  /** An entry, as an item of a list. */
  entry: (item: T) => ReactNode
  empty: ReactNode
}

/** A list of what concerns somebody, a page at a time. */
export function PanelList<T>({ title, query, page, onTurn, entry, empty }: PanelListProps<T>) {
  const { t } = useLingui()
  const { data } = query
  return (
    <Panel title={title}>
      <QueryState query={query} height={96} />
      {data?.items.length === 0 && <p className={classes.quiet}>{empty}</p>}
      <ul className={classes.list}>{data?.items.map(entry)}</ul>
      {data && (
        <PanelPager
          label={t`Pages of “${title}”`}
          page={page}
          pageSize={PANEL_SIZE}
          total={data.total}
          isCapped={data.totalIsCapped ?? false}
          onTurn={onTurn}
        />
      )}
    </Panel>
  )
}
