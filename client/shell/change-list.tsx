import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { actionWords } from '../ui/changes/action-words.ts'
import { NoChanges } from '../ui/changes/no-changes.tsx'
import type { Column } from '../ui/data-table/column.ts'
import type { Csv } from '../ui/data-table/csv-button.tsx'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { FilterOne } from '../ui/data-table/filter-one.tsx'
import { FilterSearch } from '../ui/data-table/filter-search.tsx'
import { Filters } from '../ui/data-table/filters.tsx'
import { listStateOf, type PageQuery } from './list-state-of.ts'
import { TABLE_PAGE_SIZE } from './page-of-list.ts'

type Action = keyof typeof actionWords

/** What the address of a list of changes says. */
export interface ChangeListSearch {
  q?: string | undefined
  action?: Action | undefined
  /** The id of the one thing that the list is about. */
  item?: string | undefined
  page?: number | undefined
}

/** The same as the hub is asked for it. */
export function changeFilterOf({ q, action, item }: ChangeListSearch) {
  return { ...(q && { search: q }), ...(action && { action }), ...(item && { itemId: item }) }
}

interface Change {
  id: string
  item: { name: string }
}

interface ChangeListProps<R extends Change> {
  /** Under which the choice of columns is kept, such as `hub-changes`. */
  name: string
  label: string
  search: ChangeListSearch
  columns: Column<R>[]
  query: Omit<PageQuery<R>, 'data'> & { data: { items: R[]; total: number } | undefined }
  csv: Csv
  /** What the field for words finds. */
  searchLabel: string
  /** The kinds of changes that there are in this list. */
  actions: readonly Action[]
  words?: Record<Action, MessageDescriptor>
  /** Says that the list is about one thing. */
  oneOnly?: string
  /** The list without its filters. */
  all: { to: LinkProps['to']; search?: object }
  /** What will stand here. */
  empty: ReactNode
}

/** Who changed what, the newest first, with its filters and as a file. */
export function ChangeList<R extends Change>(props: ChangeListProps<R>) {
  const { t, i18n } = useLingui()
  const { name, label, search, columns, query, csv, searchLabel, actions, words = actionWords, oneOnly, all } = props
  const { q, action, item, page = 1 } = search
  const data = query.data && { ...query.data, totalIsCapped: false }
  return (
    <>
      <Filters>
        <FilterSearch label={searchLabel} words={q} />
        <FilterChips
          name="action"
          label={t`Change`}
          value={action}
          all={t`Any change`}
          options={actions.map((value) => ({ value, label: i18n._(words[value]) }))}
        />
        {item && oneOnly && <FilterOne name="item" words={oneOnly} />}
      </Filters>
      <DataTable
        name={name}
        label={label}
        columns={columns}
        list={listStateOf({ ...query, data })}
        rowId={({ id }) => id}
        rowLabel={({ item: { name } }) => name}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        csv={csv}
        empty={
          <NoChanges isFiltered={Boolean(q ?? action ?? item)} {...all}>
            {props.empty}
          </NoChanges>
        }
      />
    </>
  )
}
