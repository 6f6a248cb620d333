import { useDebouncedValue } from '@mantine/hooks'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconArrowRight, IconLogin2, IconLogout2, IconUsers } from '@tabler/icons-react'
import { getPreviewTeamRulesMutationKey, previewTeamRules } from '../../generated/client/teams-admin/teams-admin.ts'
import type { TeamRules } from '../../generated/client/model/teamRules.ts'
import type { TeamRulesChange } from '../../generated/client/model/teamRulesChange.ts'
import type { TeamRulesPreview } from '../../generated/client/model/teamRulesPreview.ts'
import type { TeamRulesPreviewItem } from '../../generated/client/model/teamRulesPreviewItem.ts'
import { useFormat } from '../i18n/use-format.ts'
import { listStateOf } from '../shell/list-state-of.ts'
import { QueryProblem } from '../shell/query-state.tsx'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { Pill } from '../ui/pill.tsx'
import classes from './teams.module.css'
import { useConditionWords } from './use-condition-words.ts'

/** Long enough for a word to be typed. */
const DEBOUNCE_MS = 500

type Preview = ReturnType<typeof useRulesPreview>

type RulesPreviewProps = {
  /** Null while something is missing in them. */
  rules: TeamRules | null
  preview: Preview
}

/** Who would join, stay and leave, and why. */
export function RulesPreview({ rules, preview: { query, settled, page, change } }: RulesPreviewProps) {
  const { t } = useLingui()
  const columns = usePreviewColumns(settled)
  if (!rules && !query.data) return null
  return (
    <Panel title={t`Who would be in it`} sentence={t`As of now, with the rules above. Nothing is changed by looking.`}>
      <FilterChips
        name="change"
        label={t`What happens to them`}
        value={change}
        all={t`Everybody`}
        options={[
          { value: 'joins', label: t`Join` },
          { value: 'leaves', label: t`Leave` },
          { value: 'stays', label: t`Stay` },
        ]}
      />
      <DataTable
        name="team-rules-preview"
        label={t`People and what happens to them`}
        columns={columns}
        list={listStateOf(query)}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        empty={
          <EmptyState icon={<IconUsers size={28} aria-hidden />} title={t`Nobody`}>
            {change ? <Trans>This happens to nobody.</Trans> : <Trans>These rules fit nobody in the hub.</Trans>}
          </EmptyState>
        }
      />
    </Panel>
  )
}

/** Asks the hub when nobody types. What it answered stays until the next answer is there. */
export function useRulesPreview(teamId: string, rules: TeamRules | null) {
  const { page = 1, change } = useSearch({ from: '/app/manage/teams/$teamId/rules' })
  const [text] = useDebouncedValue(JSON.stringify(rules), DEBOUNCE_MS)
  const settled = JSON.parse(text) as TeamRules | null
  const params = { ...pageOfList(page, TABLE_PAGE_SIZE), ...(change && { change }) }
  const query = useQuery({
    queryKey: [...getPreviewTeamRulesMutationKey(), { teamId, rules: text, ...params }],
    queryFn: ({ signal }) => previewTeamRules({ smart_settings: settled!, teamId }, params, { signal }),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    select: (data) => ({ ...data, totalIsCapped: false }),
  })
  return { query, settled, page, change }
}

/** How many people the rules would bring in, keep and put out; it follows what is typed. */
export function RulesCount({ rules, preview: { query } }: RulesPreviewProps) {
  const { data, isPlaceholderData, error } = query
  if (!rules)
    return (
      <p className={classes.note} role="status">
        <Trans>Complete the conditions to see who fits.</Trans>
      </p>
    )
  if (error && !data) return <QueryProblem query={query} />
  return <Counts found={data} isOutdated={isPlaceholderData} />
}

function Counts({ found, isOutdated }: { found: TeamRulesPreview | undefined; isOutdated: boolean }) {
  const format = useFormat()
  const count = found && found.joinCount + found.stayCount
  const parts = found && [
    plural(found.joinCount, { one: '# joins', other: '# join' }),
    plural(found.stayCount, { one: '# stays', other: '# stay' }),
    plural(found.leaveCount, { one: '# leaves', other: '# leave' }),
  ]
  return (
    <div className={classes.counts} role="status" aria-busy={isOutdated || !found}>
      <span className={classes.big}>{count === undefined ? '…' : format.number(count)}</span>
      <span>
        {count === undefined ? (
          <Trans>Counting…</Trans>
        ) : (
          <>
            <Trans>would be in the team:</Trans> {parts?.join(', ')}
          </>
        )}
      </span>
    </div>
  )
}

function usePreviewColumns(rules: TeamRules | null): Column<TeamRulesPreviewItem>[] {
  const { t } = useLingui()
  const reasonOf = useReason(rules)
  return [
    { id: 'name', label: t`Name`, width: '22%', isTitle: true, cell: ({ name }) => name },
    { id: 'email', label: t`E-mail`, width: '26%', cell: ({ email }) => email },
    { id: 'change', label: t`Effect`, width: '132px', cell: ({ change }) => <ChangePill change={change} /> },
    { id: 'reason', label: t`Why`, cell: (person) => <span className={classes.whole}>{reasonOf(person)}</span> },
  ]
}

function ChangePill({ change }: { change: TeamRulesChange }) {
  const { t } = useLingui()
  if (change === 'joins')
    return (
      <Pill tone="done" icon={<IconLogin2 size={14} aria-hidden />}>
        {t`Joins`}
      </Pill>
    )
  if (change === 'leaves')
    return (
      <Pill tone="late" icon={<IconLogout2 size={14} aria-hidden />}>
        {t`Leaves`}
      </Pill>
    )
  return (
    <Pill tone="quiet" icon={<IconArrowRight size={14} aria-hidden />}>
      {t`Stays`}
    </Pill>
  )
}

/** What somebody meets, and of who leaves what they do not meet. */
function useReason(rules: TeamRules | null): (person: TeamRulesPreviewItem) => string {
  const { t } = useLingui()
  const { match, conditions } = rules ?? { match: 'all', conditions: [] }
  const wordsOf = useConditionWords(conditions)
  const saying = (isWanted: (index: number) => boolean) =>
    conditions
      .filter((_, index) => isWanted(index))
      .map(wordsOf)
      .join('; ')
  return ({ change, conditions: met }) => {
    const missing = saying((index) => !met.includes(index))
    if (change === 'leaves') return t`Does not meet: ${missing}`
    const isFit = match === 'all' ? met.length === conditions.length : met.length > 0
    return isFit ? saying((index) => met.includes(index)) : t`Stays, whatever the rules say`
  }
}
