import { NativeSelect } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { addTeamMembersBody } from '../../generated/client/bodies/addTeamMembers.ts'
import { useAddTeamMembers } from '../../generated/client/teams-admin/teams-admin.ts'
import type { TeamRole } from '../../generated/client/model/teamRole.ts'
import { problemWords } from '../api/problems.ts'
import { useChange } from '../api/use-change.ts'
import { Chooser } from '../ui/chooser/chooser.tsx'
import type { Choice } from '../ui/chooser/found-list.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { faults } from '../ui/form/faults.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { ProblemNote } from '../ui/page/problem-note.tsx'
import { usePeople } from '../shell/use-people.ts'

interface AddValues {
  userIds: string[]
  role: TeamRole
}

/** Finds people of the hub and puts them into a team. */
export function AddMembers({ teamId, onClose }: { teamId: string; onClose: () => void }) {
  const { t } = useLingui()
  const { send } = useChange(useAddTeamMembers, {
    done: ({ addedCount }) =>
      t`${plural(addedCount, { 0: 'They were in the team already.', one: '# person was added.', other: '# people were added.' })}`,
  })
  const values: AddValues = { userIds: [], role: 'member' }
  return (
    <Dialog title={t`Add people`} onClose={onClose}>
      <SendForm
        body={addTeamMembersBody}
        values={values}
        onSend={(data) => send({ teamId, data })}
        onSent={onClose}
        send={t`Add them`}
      >
        {(field) => (
          <>
            <PeopleChooser />
            <NativeSelect
              label={t`As`}
              data={[
                { value: 'member', label: t`Members` },
                { value: 'manager', label: t`Managers` },
              ]}
              {...field('role')}
            />
          </>
        )}
      </SendForm>
    </Dialog>
  )
}

function PeopleChooser() {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Choice[]>([])
  const { found, error } = usePeople(words)
  const { control } = useFormContext<AddValues>()
  const { field, fieldState } = useController({
    control,
    name: 'userIds',
    rules: { validate: (ids) => ids.length > 0 || faults.missing() },
  })
  const toggle = (one: Choice) => {
    const next = chosen.some(({ id }) => id === one.id) ? chosen.filter(({ id }) => id !== one.id) : [...chosen, one]
    setChosen(next)
    field.onChange(next.map(({ id }) => id))
  }
  return (
    <>
      <Chooser
        label={t`People`}
        words={words}
        onType={setWords}
        found={found}
        chosen={chosen}
        onToggle={toggle}
        none={<Trans>Nobody has this name or address.</Trans>}
        field={{
          placeholder: t`Name or e-mail`,
          error: fieldState.error?.message,
          required: true,
          ref: field.ref,
          'data-autofocus': true,
        }}
      />
      {!found && error ? <ProblemNote {...problemWords(error)} /> : null}
    </>
  )
}
