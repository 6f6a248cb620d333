import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  useAddTeamMembers,
  useRemoveTeamMember,
  useUpdateTeamMember,
} from '../../generated/client/teams-admin/teams-admin.ts'
import type { TeamMember } from '../../generated/client/model/teamMember.ts'
import type { TeamRole } from '../../generated/client/model/teamRole.ts'
import { problemWords } from '../api/problems.ts'
import { notify } from '../ui/notices-store.ts'

type Person = Pick<TeamMember, 'id' | 'role'>

/** What can be done to several people of a team, one after the other, with a way back. What the hub refuses is said, and the rest goes on. */
export function useMemberChanges(teamId: string) {
  const { t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const { mutateAsync: removeOne } = useRemoveTeamMember()
  const { mutateAsync: updateOne } = useUpdateTeamMember()
  const { mutateAsync: add } = useAddTeamMembers()
  const setRole = (userId: string, role: TeamRole) => updateOne({ teamId, userId, data: { role } })
  const run = async (
    people: readonly Person[],
    clear: () => void,
    change: (person: Person) => Promise<unknown>,
    takeBack: (person: Person) => Promise<unknown>,
    words: (count: number) => string,
  ) => {
    setBusy(true)
    const done = await each(people, change)
    setBusy(false)
    clear()
    if (done.length > 0)
      notify(words(done.length), 'done', () => void each(done, takeBack).then(() => notify(t`Undone.`)))
  }
  const changeRoles = (role: TeamRole) => (people: readonly Person[], clear: () => void) =>
    void run(
      people.filter((person) => person.role !== role),
      clear,
      ({ id }) => setRole(id, role),
      ({ id, role: before }) => setRole(id, before),
      (count) =>
        role === 'manager'
          ? t`${plural(count, { one: '# person is a manager now.', other: '# people are managers now.' })}`
          : t`${plural(count, { one: '# person is a member now.', other: '# people are members now.' })}`,
    )
  return {
    isBusy,
    makeManagers: changeRoles('manager'),
    makeMembers: changeRoles('member'),
    remove: (people: readonly Person[], clear: () => void) =>
      void run(
        people,
        clear,
        ({ id: userId }) => removeOne({ teamId, userId }),
        ({ id, role }) => add({ teamId, data: { userIds: [id], role } }),
        (count) => t`${plural(count, { one: '# person was removed.', other: '# people were removed.' })}`,
      ),
  }
}

/** @returns those for whom it was done */
async function each(people: readonly Person[], change: (person: Person) => Promise<unknown>): Promise<Person[]> {
  const done: Person[] = []
  for (const person of people)
    await change(person).then(
      () => done.push(person),
      (error: unknown) => notify(problemWords(error).text, 'problem'),
    )
  return done
}
