import { Button, Checkbox } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconFileImport } from '@tabler/icons-react'
import {
  getPreviewContentImportMutationKey,
  previewContentImport,
  useCreateContentImport,
} from '../../../generated/client/content-admin/content-admin.ts'
import type { ContentImportOutcome } from '../../../generated/client/model/contentImportOutcome.ts'
import type { ContentImportPreview } from '../../../generated/client/model/contentImportPreview.ts'
import type { ContentImportPreviewCreate } from '../../../generated/client/model/contentImportPreviewCreate.ts'
import type { ContentImportRow } from '../../../generated/client/model/contentImportRow.ts'
import { HubProblem } from '../../api/hub-problem.ts'
import { wordsFor } from '../../api/problems.ts'
import { useChange } from '../../api/use-change.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../../shell/page-of-list.ts'
import { ImportPreview, RowLines, useRowsToShow } from '../../shell/import/import-preview.tsx'
import { QueryProblem } from '../../shell/query-state.tsx'
import { kindOf } from '../../ui/content/content-kind.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { kindLabel } from '../../ui/content/kind-label.ts'
import { ProblemNote } from '../../ui/page/problem-note.tsx'
import classes from './import.module.css'
import { outcomeWords, problemSentences } from './import-words.ts'
import { LeftOutButton } from './left-out-button.tsx'

type ImportPreviewStepProps = {
  asked: ContentImportPreviewCreate
  onChange: (asked: ContentImportPreviewCreate) => void
  onBack: () => void
  onBegun: (jobId: string) => void
}

/** What the import would do with each row, by what becomes of them. */
export function ImportPreviewStep({ asked, onChange, onBack, onBegun }: ImportPreviewStepProps) {
  const { t } = useLingui()
  const { query, page, show } = usePreview(asked)
  const columns = useColumns()
  const { data: found } = query
  const options = useRowsToShow(found && countsOf(found), outcomeWords)
  const { send, isPending, error } = useChange(() => useBegun(onBegun))
  const begin = async ({ previewToken }: ContentImportPreview) => {
    const refused = await send({ data: { ...asked, previewToken } })
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
        {isOfColumns(query.error) ? (
          // Which columns are wrong the hub alone says, in English.
          <ProblemNote title={wordsFor('file-invalid')?.title ?? ''} text={query.error.detail} />
        ) : (
          <QueryProblem query={query} />
        )}
        <div className={classes.buttons}>{back}</div>
      </>
    )
  return (
    <ImportPreview
      title={t`What would change`}
      name="content-import"
      columns={columns}
      rowId={({ row }) => String(row)}
      rowLabel={({ name }) => name}
      icon={<IconFileImport size={28} aria-hidden />}
      settings={
        <Checkbox
          label={t`An empty cell takes away what is there`}
          checked={asked.emptyCells === 'clear'}
          onChange={({ currentTarget: { checked } }) => onChange({ ...asked, emptyCells: checked ? 'clear' : 'keep' })}
        />
      }
      summary={found && summaryOf(found)}
      refusal={error}
      {...{ query, page, show, options }}
    >
      {found && touchedBy(found) > 0 && (
        <Button loading={isPending} disabled={query.isPlaceholderData} onClick={() => void begin(found)}>
          {t`${plural(touchedBy(found), { one: 'Import # row', other: 'Import # rows' })}`}
        </Button>
      )}
      {found && found.refusedCount > 0 && <LeftOutButton asked={asked} />}
      {back}
    </ImportPreview>
  )
}

const touchedBy = ({ createdCount, changedCount }: ContentImportPreview) => createdCount + changedCount

function isOfColumns(error: unknown): error is HubProblem {
  return error instanceof HubProblem && error.code === 'import-columns-wrong'
}

/** Begins the import. @param onBegun is told of its job */
function useBegun(onBegun: (jobId: string) => void) {
  return useCreateContentImport({ mutation: { onSuccess: ({ id }) => onBegun(id) } })
}

function usePreview(asked: ContentImportPreviewCreate) {
  const { page = 1, show } = useSearch({ from: '/app/manage/library/import' })
  const params = { ...pageOfList(page, TABLE_PAGE_SIZE), ...(show && { outcome: show }) }
  const query = useQuery({
    queryKey: [...getPreviewContentImportMutationKey(), { asked, ...params }],
    queryFn: ({ signal }) => previewContentImport(asked, params, { signal }),
    placeholderData: keepPreviousData,
    select: (data) => ({ ...data, totalIsCapped: false }),
  })
  return { query, page, show }
}

const countsOf = (found: ContentImportPreview): Record<ContentImportOutcome, number> => ({
  created: found.createdCount,
  changed: found.changedCount,
  unchanged: found.unchangedCount,
  refused: found.refusedCount,
})

const summaryOf = (found: ContentImportPreview) => [
  plural(found.createdCount, { one: '# row adds content', other: '# rows add content' }),
  plural(found.changedCount, { one: '# changes', other: '# change' }),
  plural(found.unchangedCount, { one: '# stays as it is', other: '# stay as they are' }),
  plural(found.refusedCount, { one: '# row is left out', other: '# rows are left out' }),
]

function useColumns(): Column<ContentImportRow>[] {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'name',
      label: t`Name`,
      isTitle: true,
      cell: ({ name, type }) => (
        <span className={classes.words}>
          {name || '–'}
          {type && <span className={classes.quiet}>{i18n._(kindLabel(kindOf({ type })))}</span>}
        </span>
      ),
    },
    { id: 'row', label: t`Row`, width: '72px', align: 'end', cell: ({ row }) => row },
    { id: 'outcome', label: t`Outcome`, width: '140px', cell: ({ outcome }) => i18n._(outcomeWords[outcome]) },
    { id: 'details', label: t`Why, or what changes`, width: '46%', cell: (row) => <Details row={row} /> },
  ]
}

function Details({ row: { problems, changes } }: { row: ContentImportRow }) {
  const { i18n } = useLingui()
  const lines = [
    ...problems.map(({ problem, column, value }) => {
      const place = [column, value && `(${value})`].filter(Boolean).join(' ')
      return `${place}${place && ': '}${i18n._(problemSentences[problem])}`
    }),
    ...changes.map(({ column, oldValue, value }) => `${column}: ${oldValue ?? '–'} → ${value ?? '–'}`),
  ]
  return <RowLines lines={lines} />
}
