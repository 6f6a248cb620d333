import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconCircleCheck } from '@tabler/icons-react'
import { CompletionImportOutcome } from '../../generated/client/model/completionImportOutcome.ts'
import type { CompletionImportPreview } from '../../generated/client/model/completionImportPreview.ts'
import type { CompletionImportProblem } from '../../generated/client/model/completionImportProblem.ts'
import type { CompletionImportRow } from '../../generated/client/model/completionImportRow.ts'
import {
  getPreviewCompletionImportMutationKey,
  previewCompletionImport,
  useCreateCompletionImport,
} from '../../generated/client/stats-admin/stats-admin.ts'
import { problemWords } from '../api/problems.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { listStateOf } from '../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import { QueryProblem } from '../shell/query-state.tsx'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Panel } from '../ui/panel.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { completionOutcomeWords, completionProblemWords } from './completions-words.ts'
import classes from './users.module.css'

type CompletionsPreviewStepProps = {
  fileId: string
  onBack: () => void
  onBegun: (jobId: string) => void
}

/** What the import would record, by what becomes of the rows and by what stands against them. */
export function CompletionsPreviewStep({ fileId, onBack, onBegun }: CompletionsPreviewStepProps) {
  const { t } = useLingui()
  const { query, page, show } = usePreview(fileId)
  const columns = useColumns()
  const { data: found } = query
  const options = useShowOptions(found)
  const { send, isPending, error } = useChange(() => useBegun(onBegun))
  const refusal = error ? problemWords(error) : null
  const begin = async ({ previewToken }: CompletionImportPreview) => {
    const refused = await send({ data: { fileId, previewToken } })
    // What was shown may not be so any more.
    if (refused) void query.refetch()
  }
  const back = (
    <Button variant="default" disabled={isPending} onClick={onBack}>
      <Trans>Back</Trans>
    </Button>
  )
  if (query.error && !found)
    return (
      <>
        <QueryProblem query={query} />
        <div className={classes.buttons}>{back}</div>
      </>
    )
  return (
    <>
      <Panel title={t`What would be recorded`} sentence={t`As of now. Nothing is changed by looking.`}>
        <Summary found={found} isOutdated={query.isPlaceholderData} />
        <FilterChips name="show" label={t`Rows to show`} value={show} all={t`All rows`} options={options} />
        <DataTable
          name="completion-import"
          label={t`Rows of the file`}
          columns={columns}
          list={listStateOf(query)}
          rowId={({ row }) => String(row)}
          rowLabel={({ person }) => person}
          page={page}
          pageSize={TABLE_PAGE_SIZE}
          empty={
            <EmptyState icon={<IconCircleCheck size={28} aria-hidden />} title={t`No rows`}>
              <Trans>There are no rows of this kind.</Trans>
            </EmptyState>
          }
        />
      </Panel>
      {refusal && <ProblemNote title={refusal.title} text={refusal.text} />}
      <div className={classes.buttons}>
        {found && found.recordedCount > 0 && (
          <Button loading={isPending} onClick={() => void begin(found)}>
            {t`${plural(found.recordedCount, { one: 'Record # completion', other: 'Record # completions' })}`}
          </Button>
        )}
        {back}
      </div>
    </>
  )
}

/** Begins the import. @param onBegun is told of its job */
function useBegun(onBegun: (jobId: string) => void) {
  return useCreateCompletionImport({ mutation: { onSuccess: ({ id }) => onBegun(id) } })
}

function usePreview(fileId: string) {
  const { page = 1, show } = useSearch({ from: '/app/manage/people/completions' })
  const params = { ...pageOfList(page, TABLE_PAGE_SIZE), ...narrowedTo(show) }
  const query = useQuery({
    queryKey: [...getPreviewCompletionImportMutationKey(), { fileId, ...params }],
    queryFn: ({ signal }) => previewCompletionImport({ fileId }, params, { signal }),
    placeholderData: keepPreviousData,
    select: (data) => ({ ...data, totalIsCapped: false }),
  })
  return { query, page, show }
}

/** One filter shows the rows of an outcome or those with a problem. */
function narrowedTo(show: CompletionImportOutcome | CompletionImportProblem | undefined) {
  if (show === undefined) return {}
  return show in CompletionImportOutcome
    ? { outcome: show as CompletionImportOutcome }
    : { problem: show as CompletionImportProblem }
}

function useShowOptions(found: CompletionImportPreview | undefined) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (!found) return []
  const counts = { recorded: found.recordedCount, known: found.knownCount, refused: found.refusedCount }
  const labelOf = (words: string, count: number) => `${words} (${format.number(count)})`
  const outcomes = Object.entries(counts) as [CompletionImportOutcome, number][]
  return [
    ...outcomes
      .filter(([, count]) => count > 0)
      .map(([value, count]) => ({ value, label: labelOf(i18n._(completionOutcomeWords[value]), count) })),
    ...found.problems.map(({ problem: value, count }) => ({
      value,
      label: labelOf(i18n._(completionProblemWords[value]), count),
    })),
  ]
}

function Summary({ found, isOutdated }: { found: CompletionImportPreview | undefined; isOutdated: boolean }) {
  const parts = found && [
    plural(found.recordedCount, { one: '# completion is recorded', other: '# completions are recorded' }),
    plural(found.knownCount, { one: '# is recorded already', other: '# are recorded already' }),
    plural(found.refusedCount, { one: '# row is left out', other: '# rows are left out' }),
  ]
  return (
    <p role="status" aria-busy={isOutdated || !found}>
      {parts ? `${parts.join(', ')}.` : <Trans>The hub works it out…</Trans>}
    </p>
  )
}

function useColumns(): Column<CompletionImportRow>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return [
    { id: 'person', label: t`Name`, isTitle: true, cell: ({ person }) => person },
    { id: 'content', label: t`Content`, cell: ({ content }) => content },
    {
      id: 'time',
      label: t`Completed`,
      width: '172px',
      cell: ({ time }) => time && <time dateTime={time}>{format.dateTime(time)}</time>,
    },
    { id: 'row', label: t`Row`, width: '72px', align: 'end', cell: ({ row }) => row },
    {
      id: 'outcome',
      label: t`Outcome`,
      width: '22%',
      cell: ({ outcome, problems }) =>
        problems.length
          ? problems.map((problem) => i18n._(completionProblemWords[problem])).join(', ')
          : i18n._(completionOutcomeWords[outcome]),
    },
  ]
}
