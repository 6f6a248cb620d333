import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconCircleCheck } from '@tabler/icons-react'
import { CompletionImportOutcome } from '../../generated/client/model/completionImportOutcome.ts'
import type { CompletionImportPreview } from '../../generated/client/model/completionImportPreview.ts'
import { CompletionImportProblem } from '../../generated/client/model/completionImportProblem.ts'
import type { CompletionImportRow } from '../../generated/client/model/completionImportRow.ts'
import {
  getPreviewCompletionImportMutationKey,
  previewCompletionImport,
  useCreateCompletionImport,
} from '../../generated/client/stats-admin/stats-admin.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import { oneOf } from '../shell/search-params.ts'
import { ImportPreview, useRowsToShow } from '../shell/import/import-preview.tsx'
import { QueryProblem } from '../shell/query-state.tsx'
import type { Column } from '../ui/data-table/column.ts'
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
  const words = { ...completionOutcomeWords, ...completionProblemWords }
  const options = useRowsToShow(found && countsOf(found), words, found?.problems)
  const { send, isPending, error } = useChange(() => useBegun(onBegun))
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
    <ImportPreview
      title={t`What would be recorded`}
      name="completion-import"
      columns={columns}
      rowId={({ row }) => String(row)}
      rowLabel={({ person }) => person}
      icon={<IconCircleCheck size={28} aria-hidden />}
      summary={found && summaryOf(found)}
      refusal={error}
      {...{ query, page, show, options }}
    >
      {found && found.recordedCount > 0 && (
        <Button loading={isPending} onClick={() => void begin(found)}>
          {t`${plural(found.recordedCount, { one: 'Record # completion', other: 'Record # completions' })}`}
        </Button>
      )}
      {back}
    </ImportPreview>
  )
}

/** Begins the import. @param onBegun is told of its job */
function useBegun(onBegun: (jobId: string) => void) {
  return useCreateCompletionImport({ mutation: { onSuccess: ({ id }) => onBegun(id) } })
}

function usePreview(fileId: string) {
  const { page = 1, ...search } = useSearch({ from: '/app/manage/people/completions' })
  const show = oneOf(search.show, { ...CompletionImportOutcome, ...CompletionImportProblem })
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

const countsOf = (found: CompletionImportPreview): Record<CompletionImportOutcome, number> => ({
  recorded: found.recordedCount,
  known: found.knownCount,
  refused: found.refusedCount,
})

const summaryOf = (found: CompletionImportPreview) => [
  plural(found.recordedCount, { one: '# completion is recorded', other: '# completions are recorded' }),
  plural(found.knownCount, { one: '# is recorded already', other: '# are recorded already' }),
  plural(found.refusedCount, { one: '# row is left out', other: '# rows are left out' }),
]

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
