import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { previewUserChanges, useCreateUserChanges } from '../../generated/client/users-admin/users-admin.ts'
import type { UserChangesPreview } from '../../generated/client/model/userChangesPreview.ts'
import { previewOf } from '../api/preview-of.ts'
import { useChange } from '../api/use-change.ts'
import { PREVIEWED } from '../ui/wizard/change-preview.tsx'
import { MassChange } from '../ui/wizard/mass-change.tsx'
import { ChangeInputs } from './change-inputs.tsx'
import { changesOf, isComplete, whomOf, type ChangeChoice, type SelectedPeople } from './people-changes.ts'
import { ChangedPeople, PeopleLeftOut } from './people-preview.tsx'

type ChangePeopleProps = {
  people: SelectedPeople
  /** Whether the list shows deleted people. */
  deleted: 'with' | 'without' | 'only'
  onClose: () => void
  /** Called when the change has begun. */
  onBegun: () => void
}

/** Does one thing to many people, and says before to whom. */
export function ChangePeople({ people, deleted, onClose, onBegun }: ChangePeopleProps) {
  const { t } = useLingui()
  const [choice, setChoice] = useState<ChangeChoice>({
    action: deleted === 'only' ? 'restore' : 'join',
    teamIds: [],
    role: '',
    attribute: 'department',
    fieldId: '',
    language: '',
    value: '',
  })
  const { send } = useChange(useCreateUserChanges, {
    done: () => t`The change has begun. The jobs in the top bar show how far it is.`,
  })
  const asked = { ...whomOf(people, choice.action), changes: changesOf(choice) }
  const preview = async () => {
    const isEmpty = 'ids' in asked && asked.ids.length === 0
    if (!isEmpty && isComplete(choice)) return previewOf(previewUserChanges(asked, { limit: PREVIEWED, offset: 0 }))
    const text = isEmpty ? t`Everybody who is selected was deleted. Restore them first.` : t`Choose a team or a field.`
    return { refusal: { title: t`Something is missing`, text, fields: {} } }
  }
  return (
    <MassChange<UserChangesPreview>
      title={deleted === 'only' ? t`Restore people` : t`Change people`}
      onClose={onClose}
      choice={
        <>
          <p>
            <Plural
              value={people.allBut?.count ?? people.rows.length}
              one="# person is selected."
              other="# people are selected."
            />
          </p>
          <ChangeInputs choice={choice} deleted={deleted} onChange={(part) => setChoice({ ...choice, ...part })} />
        </>
      }
      onPreview={preview}
      preview={(found) => <ChangedPeople found={found} />}
      leftOut={(found) => <PeopleLeftOut found={found} />}
      countOf={({ changedCount }) => changedCount}
      apply={({ changedCount }) => plural(changedCount, { one: 'Change # person', other: 'Change # people' })}
      onApply={async ({ previewToken }) => {
        const refusal = await send({ data: { ...asked, previewToken } })
        if (!refusal) onBegun()
        return refusal
      }}
    />
  )
}
