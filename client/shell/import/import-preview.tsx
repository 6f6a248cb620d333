import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { problemWords } from '../../api/problems.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { FilterChips } from '../../ui/data-table/filter-chips.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Panel } from '../../ui/page/panel.tsx'
import { ProblemNote } from '../../ui/page/problem-note.tsx'
import { listStateOf, type PageQuery } from '../list-state-of.ts'
import { TABLE_PAGE_SIZE } from '../page-of-list.ts'
import classes from './import.module.css'

interface RowsToShow<Shown extends string> {
  value: Shown
  label: string
}

interface ImportPreviewProps<Row, Shown extends string> {
  title: string
  /** Of the table; unique in the client. */
  name: string
  query: PageQuery<Row>
  columns: readonly Column<Row>[]
  rowId: (row: Row) => string
  rowLabel: (row: Row) => string
  page: number
  show: Shown | undefined
  options: readonly RowsToShow<Shown>[]
  /** What would become of the file, as parts of a sentence; undefined until it is known. */
  summary: readonly string[] | undefined
  icon: ReactNode
  /** What stands above the summary. */
  settings?: ReactNode
  /** Why the hub did not begin; null where it did not refuse. */
  refusal: unknown
  /** The buttons. */
  children: ReactNode
}

/** What an import would do with the rows of its file, and the buttons that begin it or lead back. */
export function ImportPreview<Row, Shown extends string>(props: ImportPreviewProps<Row, Shown>) {
  const { t } = useLingui()
  const { title, name, query, columns, rowId, rowLabel, page, show, options, summary, icon, settings } = props
  const refusal = props.refusal ? problemWords(props.refusal) : null
  return (
    <>
      <Panel title={title} sentence={t`As of now. Nothing is changed by looking.`}>
        {settings}
        <p role="status" aria-busy={query.isPlaceholderData || !summary}>
          {summary ? `${summary.join(', ')}.` : <Trans>The hub works it out…</Trans>}
        </p>
        <FilterChips name="show" label={t`Rows to show`} value={show} all={t`All rows`} options={options} />
        <DataTable
          name={name}
          label={t`Rows of the file`}
          columns={columns}
          list={listStateOf(query)}
          rowId={rowId}
          rowLabel={rowLabel}
          page={page}
          pageSize={TABLE_PAGE_SIZE}
          empty={
            <EmptyState icon={icon} title={t`No rows`}>
              <Trans>There are no rows of this kind.</Trans>
            </EmptyState>
          }
        />
      </Panel>
      {refusal && <ProblemNote title={refusal.title} text={refusal.text} />}
      <div className={classes.buttons}>{props.children}</div>
    </>
  )
}

/** The rows that can be shown alone: those of an outcome, where there are any, and those with a problem. */
export function useRowsToShow<Outcome extends string, Problem extends string = never>(
  counts: Record<Outcome, number> | undefined,
  words: Record<Outcome | Problem, MessageDescriptor>,
  problems: readonly { problem: Problem; count: number }[] = [],
): RowsToShow<Outcome | Problem>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  if (!counts) return []
  const outcomes = (Object.entries(counts) as [Outcome, number][]).filter(([, count]) => count > 0)
  const all = [...outcomes, ...problems.map(({ problem, count }) => [problem, count] as const)]
  return all.map(([value, count]) => ({ value, label: `${i18n._(words[value])} (${format.number(count)})` }))
}

/** What is said of one row, a line each. */
export function RowLines({ lines }: { lines: readonly string[] }) {
  return (
    <span className={classes.lines}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
