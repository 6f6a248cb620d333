import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useDeleteTeam, useRestoreTeam } from '../../generated/client/teams-admin/teams-admin.ts'
import { useEach } from '../api/use-each.ts'

interface Row {
  id: string
}

/** Deletes or restores the selected teams. */
export function useTeamChanges() {
  const { t } = useLingui()
  const { run, isBusy } = useEach<Row>()
  const { mutateAsync: deleteOne } = useDeleteTeam()
  const { mutateAsync: restoreOne } = useRestoreTeam()
  const remove = ({ id: teamId }: Row) => deleteOne({ teamId })
  const restore = ({ id: teamId }: Row) => restoreOne({ teamId })
  return {
    isBusy,
    deleteAll: (teams: readonly Row[], clear: () => void) =>
      run(teams, clear, {
        change: remove,
        takeBack: restore,
        words: (count) => t`${plural(count, { one: '# team was deleted.', other: '# teams were deleted.' })}`,
      }),
    restoreAll: (teams: readonly Row[], clear: () => void) =>
      run(teams, clear, {
        change: restore,
        takeBack: remove,
        words: (count) => t`${plural(count, { one: '# team was restored.', other: '# teams were restored.' })}`,
      }),
  }
}
