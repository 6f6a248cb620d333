import { Button, NativeSelect } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { TeamRole } from '../../generated/client/model/teamRole.ts'
import { useAddTeamMembers, useRemoveTeamMember } from '../../generated/client/teams-admin/teams-admin.ts'
import { useEach } from '../api/use-each.ts'
import type { Choice } from '../ui/chooser/found-list.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { TeamsChooser } from './teams-chooser.tsx'
import classes from './users.module.css'

/** Puts somebody into teams. */
export function JoinTeams({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useLingui()
  const [teams, setTeams] = useState<Choice[]>([])
  const [role, setRole] = useState<TeamRole>('member')
  const { run, isBusy } = useEach<Choice>()
  const { mutateAsync: add } = useAddTeamMembers()
  const { mutateAsync: remove } = useRemoveTeamMember()
  const join = () =>
    run(teams, onClose, {
      change: ({ id: teamId }) => add({ teamId, data: { userIds: [userId], role } }),
      takeBack: ({ id: teamId }) => remove({ teamId, userId }),
      words: (count) => t`${plural(count, { one: 'Added to # team.', other: 'Added to # teams.' })}`,
    })
  return (
    <Dialog title={t`Add to teams`} onClose={onClose}>
      <div className={classes.stack}>
        <TeamsChooser chosen={teams} onChange={setTeams} isFirst />
        <NativeSelect
          label={t`As`}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value as TeamRole)}
          data={[
            { value: 'member', label: t`Member` },
            { value: 'manager', label: t`Manager` },
          ]}
        />
        <div className={classes.buttons}>
          <Button disabled={teams.length === 0} loading={isBusy} onClick={join}>
            <Trans>Add</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
