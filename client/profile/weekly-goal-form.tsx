import { NativeSelect } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useGetMySettings, useUpdateMySettings } from '../../generated/client/settings/settings.ts'
import { useChange } from '../api/use-change.ts'
import { ChoicesState } from './profile-skeleton.tsx'
import '../ui/control/field-styles.ts'
import { Panel } from '../ui/page/panel.tsx'

/** As many as can be chosen; the hub takes more. */
const CHOICES = [1, 2, 3, 4, 5, 7, 10]

/** How much somebody wants to complete in a week, for themselves. A choice is saved at once. */
export function WeeklyGoalForm() {
  const { t } = useLingui()
  const query = useGetMySettings()
  const { run, isPending, variables } = useChange(useUpdateMySettings)
  const saved = query.data?.settings.weeklyGoal
  const shown = isPending ? variables?.data.settings?.weeklyGoal : saved
  const numbers = [...new Set([...CHOICES, ...(saved ? [saved] : [])])].toSorted((a, b) => a - b)
  return (
    <Panel
      anchor="goal"
      title={t`Weekly goal`}
      sentence={t`Your home shows how far you are. Nobody else sees your goal, and you are reminded of nothing.`}
    >
      <ChoicesState query={query} count={1} />
      {query.data && (
        <NativeSelect
          label={t`Complete in a week`}
          value={String(shown ?? '')}
          data={[
            { value: '', label: t`No goal` },
            ...numbers.map((contentCount) => ({
              value: String(contentCount),
              label: plural(contentCount, { one: '# item', other: '# items' }),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            run({ data: { settings: { weeklyGoal: value ? Number(value) : null } } })
          }
        />
      )}
    </Panel>
  )
}
