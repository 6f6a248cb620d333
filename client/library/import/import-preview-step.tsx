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
import { problemWords, wordsFor } from '../../api/problems.ts'
import { useChange } from '../../api/use-change.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { listStateOf } from '../../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../../shell/page-of-list.ts'
import { QueryProblem } from '../../shell/query-state.tsx'
import { kindOf } from '../../ui/content-kind.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { FilterChips } from '../../ui/data-table/filter-chips.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { kindLabel } from '../../ui/kind-label.ts'
import { Panel } from '../../ui/panel.tsx'
import { ProblemNote } from '../../ui/problem-note.tsx'
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
  const options = useShowOptions(found)
  const { send, isPending, error } = useChange(() => useBegun(onBegun))
  const refusal = error ? problemWords(error) : null
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
    <>
      <Panel title={t`What would change`} sentence={t`As of now. Nothing is changed by looking.`}>
        <Checkbox
          label={t`An empty cell takes away what is there`}
          checked={asked.emptyCells === 'clear'}
          onChange={({ currentTarget: { checked } }) => onChange({ ...asked, emptyCells: checked ? 'clear' : 'keep' })}
        />
        <Summary found={found} isOutdated={query.isPlaceholderData} />
        <FilterChips name="show" label={t`Rows to show`} value={show} all={t`All rows`} options={options} />
        <DataTable
          name="content-import"
          label={t`Rows of the file`}
          columns={columns}
          list={listStateOf(query)}
          rowId={({ row }) => String(row)}
          rowLabel={({ name }) => name}
          page={page}
          pageSize={TABLE_PAGE_SIZE}
          empty={
            <EmptyState icon={<IconFileImport size={28} aria-hidden />} title={t`No rows`}>
              <Trans>There are no rows of this kind.</Trans>
            </EmptyState>
          }
        />
      </Panel>
      {refusal && <ProblemNote title={refusal.title} text={refusal.text} />}
      <div className={classes.buttons}>
        {found && touchedBy(found) > 0 && (
          <Button loading={isPending} disabled={query.isPlaceholderData} onClick={() => void begin(found)}>
            {t`${plural(touchedBy(found), { one: 'Import # row', other: 'Import # rows' })}`}
          </Button>
        )}
        {found && found.refusedCount > 0 && <LeftOutButton asked={asked} />}
        {back}
      </div>
    </>
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

function useShowOptions(found: ContentImportPreview | undefined) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (!found) return []
  const { createdCount, changedCount, unchangedCount, refusedCount } = found
  const counts = { created: createdCount, changed: changedCount, unchanged: unchangedCount, refused: refusedCount }
  return (Object.entries(counts) as [ContentImportOutcome, number][])
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value, label: `${i18n._(outcomeWords[value])} (${format.number(count)})` }))
}

function Summary({ found, isOutdated }: { found: ContentImportPreview | undefined; isOutdated: boolean }) {
  const parts = found && [
    plural(found.createdCount, { one: '# row adds content', other: '# rows add content' }),
    plural(found.changedCount, { one: '# changes', other: '# change' }),
    plural(found.unchangedCount, { one: '# stays as it is', other: '# stay as they are' }),
    plural(found.refusedCount, { one: '# row is left out', other: '# rows are left out' }),
  ]
  return (
    <p role="status" aria-busy={isOutdated || !found}>
      {parts ? `${parts.join(', ')}.` : <Trans>The hub works it out…</Trans>}
    </p>
  )
}

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
  return (
    <span className={classes.words}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
