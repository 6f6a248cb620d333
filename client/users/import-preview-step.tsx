import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconUsers } from '@tabler/icons-react'
import {
  getPreviewUserImportMutationKey,
  previewUserImport,
  useCreateUserImport,
} from '../../generated/client/import-users-admin/import-users-admin.ts'
import { UserImportOutcome } from '../../generated/client/model/userImportOutcome.ts'
import { UserImportProblem } from '../../generated/client/model/userImportProblem.ts'
import type { UserImportPreview } from '../../generated/client/model/userImportPreview.ts'
import type { UserImportPreviewCreate } from '../../generated/client/model/userImportPreviewCreate.ts'
import type { UserImportRow } from '../../generated/client/model/userImportRow.ts'
import { useChange } from '../api/use-change.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import { oneOf } from '../shell/search-params.ts'
import { ImportPreview, RowLines, useRowsToShow } from '../shell/import/import-preview.tsx'
import { QueryProblem } from '../shell/query-state.tsx'
import type { Column } from '../ui/data-table/column.ts'
import { outcomeWords, problemKindWords } from './import-words.ts'
import classes from './users.module.css'

type ImportPreviewStepProps = {
  asked: UserImportPreviewCreate
  onBack: () => void
  onBegun: (jobId: string) => void
}

/** What the import would do, by what becomes of the rows and by what stands against them. */
export function ImportPreviewStep({ asked, onBack, onBegun }: ImportPreviewStepProps) {
  const { t } = useLingui()
  const { query, page, show } = usePreview(asked)
  const columns = useColumns()
  const { data: found } = query
  const options = useRowsToShow(found && countsOf(found), { ...outcomeWords, ...problemKindWords }, found?.problems)
  const { send, isPending, error } = useChange(() => useBegun(onBegun))
  const begin = async ({ previewToken }: UserImportPreview) => {
    const refused = await send({ data: { ...asked, previewToken } })
    // What was shown may not be so any more.
    if (refused) void query.refetch()
  }
  if (query.error && !found) return <QueryProblem query={query} />
  return (
    <ImportPreview
      title={t`What would change`}
      name="user-import"
      columns={columns}
      rowId={({ row, id }) => String(row ?? id)}
      rowLabel={({ email }) => email}
      icon={<IconUsers size={28} aria-hidden />}
      summary={found && summaryOf(found)}
      refusal={error}
      {...{ query, page, show, options }}
    >
      {found && reachedBy(found) > 0 && (
        <Button loading={isPending} onClick={() => void begin(found)}>
          {t`${plural(reachedBy(found), { one: 'Import # person', other: 'Import # people' })}`}
        </Button>
      )}
      <Button variant="default" disabled={isPending} onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
    </ImportPreview>
  )
}

const reachedBy = ({ createdCount, changedCount, suspendedCount }: UserImportPreview) =>
  createdCount + changedCount + suspendedCount

/** Begins the import. @param onBegun is told of its job */
function useBegun(onBegun: (jobId: string) => void) {
  return useCreateUserImport({ mutation: { onSuccess: ({ id }) => onBegun(id) } })
}

function usePreview(asked: UserImportPreviewCreate) {
  const { page = 1, ...search } = useSearch({ from: '/app/manage/people/import' })
  const show = oneOf(search.show, { ...UserImportOutcome, ...UserImportProblem })
  const params = { ...pageOfList(page, TABLE_PAGE_SIZE), ...narrowedTo(show) }
  const query = useQuery({
    queryKey: [...getPreviewUserImportMutationKey(), { asked, ...params }],
    queryFn: ({ signal }) => previewUserImport(asked, params, { signal }),
    placeholderData: keepPreviousData,
    select: (data) => ({ ...data, totalIsCapped: false }),
  })
  return { query, page, show }
}

/** One filter shows the rows of an outcome or those with a problem. */
function narrowedTo(show: UserImportOutcome | UserImportProblem | undefined) {
  if (show === undefined) return {}
  return show in UserImportOutcome ? { outcome: show as UserImportOutcome } : { problem: show as UserImportProblem }
}

const countsOf = (found: UserImportPreview): Record<UserImportOutcome, number> => ({
  created: found.createdCount,
  changed: found.changedCount,
  suspended: found.suspendedCount,
  unchanged: found.unchangedCount,
  missing: found.missingCount,
  refused: found.refusedCount,
})

const summaryOf = (found: UserImportPreview) => [
  plural(found.createdCount, { one: '# person is new', other: '# people are new' }),
  plural(found.changedCount, { one: '# changes', other: '# change' }),
  plural(found.suspendedCount, { one: '# is suspended', other: '# are suspended' }),
  plural(found.refusedCount, { one: '# row is left out', other: '# rows are left out' }),
  plural(found.invitedCount, { one: '# invitation goes out', other: '# invitations go out' }),
]

function useColumns(): Column<UserImportRow>[] {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'name',
      label: t`Name`,
      isTitle: true,
      cell: ({ name, email }) => (
        <span className={classes.words}>
          {name}
          <span className={classes.quiet}>{email}</span>
        </span>
      ),
    },
    { id: 'row', label: t`Row`, width: '72px', align: 'end', cell: ({ row }) => row },
    { id: 'outcome', label: t`Outcome`, width: '140px', cell: ({ outcome }) => i18n._(outcomeWords[outcome]) },
    { id: 'details', label: t`Why, or what changes`, cell: (row) => <Details row={row} /> },
  ]
}

function Details({ row: { problems, changes, isRestored } }: { row: UserImportRow }) {
  const { t, i18n } = useLingui()
  const lines = [
    ...problems.map(({ problem, value }) => {
      const words = i18n._(problemKindWords[problem])
      return value === null ? words : `${words}: ${value}`
    }),
    ...(isRestored ? [t`Comes back`] : []),
    ...changes.map(({ header, oldValue, value }) => `${header}: ${oldValue ?? '–'} → ${value ?? '–'}`),
  ]
  return <RowLines lines={lines} />
}
