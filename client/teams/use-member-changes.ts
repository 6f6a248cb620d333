import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  useAddTeamMembers,
  useRemoveTeamMember,
  useUpdateTeamMember,
} from '../../generated/client/teams-admin/teams-admin.ts'
import type { TeamMember } from '../../generated/client/model/teamMember.ts'
import type { TeamRole } from '../../generated/client/model/teamRole.ts'
import { useEach } from '../api/use-each.ts'

type Person = Pick<TeamMember, 'id' | 'role'>

/** What can be done to the selected people of a team. */
export function useMemberChanges(teamId: string) {
  const { t } = useLingui()
  const { run, isBusy } = useEach<Person>()
  const { mutateAsync: remove } = useRemoveTeamMember()
  const { mutateAsync: update } = useUpdateTeamMember()
  const { mutateAsync: add } = useAddTeamMembers()
  const setRole = (userId: string, role: TeamRole) => update({ teamId, userId, data: { role } })
  const changeRoles =
    (role: TeamRole, words: (count: number) => string) => (people: readonly Person[], clear: () => void) =>
      run(
        people.filter((person) => person.role !== role),
        clear,
        { change: ({ id }) => setRole(id, role), takeBack: ({ id, role: before }) => setRole(id, before), words },
      )
  return {
    isBusy,
    makeManagers: changeRoles(
      'manager',
      (count) => t`${plural(count, { one: '# person is a manager now.', other: '# people are managers now.' })}`,
    ),
    makeMembers: changeRoles(
      'member',
      (count) => t`${plural(count, { one: '# person is a member now.', other: '# people are members now.' })}`,
    ),
    remove: (people: readonly Person[], clear: () => void) =>
      run(people, clear, {
        change: ({ id: userId }) => remove({ teamId, userId }),
        takeBack: ({ id, role }) => add({ teamId, data: { userIds: [id], role } }),
        words: (count) => t`${plural(count, { one: '# person was removed.', other: '# people were removed.' })}`,
      }),
  }
}
