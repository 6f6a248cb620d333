import { NativeSelect, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { createTeamTypeBody } from '../../generated/client/bodies/createTeamType.ts'
import type { TeamType } from '../../generated/client/model/teamType.ts'
import { TeamTypeRole } from '../../generated/client/model/teamTypeRole.ts'
import {
  useCreateTeamType,
  useGetTeamType,
  useUpdateTeamType,
} from '../../generated/client/team-types-admin/team-types-admin.ts'
import { etagOf } from '../api/fetcher.ts'
import { useKeptTyping } from '../api/use-kept-typing.ts'
import { useChange } from '../api/use-change.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import type { Refusal } from '../ui/form/refusal.ts'
import { attributeName } from './attribute-words.ts'
import classes from './teams.module.css'
import { useTeamTypes } from './use-team-types.ts'

interface TypeValues {
  name: string
  colour: string
  role: TeamTypeRole | null | ''
}

const DEFAULT_COLOUR = '#5c6b7a'

type EditTypeProps = {
  /** Null for a new one. */
  type: TeamType | null
  onClose: () => void
}

/** What teams of a kind are called, their colour, and what they stand for. */
export function EditType({ type, onClose }: EditTypeProps) {
  const { t } = useLingui()
  return (
    <Dialog title={type ? t`Edit the type` : t`New type`} onClose={onClose}>
      {type ? <KnownType typeId={type.id} onClose={onClose} /> : <NewType onClose={onClose} />}
    </Dialog>
  )
}

function NewType({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { send } = useChange(useCreateTeamType, { done: (_, { data: { name } }) => t`“${name}” was added.` })
  return (
    <TypeForm
      values={{ name: '', colour: DEFAULT_COLOUR, role: '' }}
      onSave={({ role, ...data }) => send({ data: { ...data, role: role || null } })}
      onSaved={onClose}
      save={t`Add the type`}
    />
  )
}

function KnownType({ typeId, onClose }: { typeId: string; onClose: () => void }) {
  const { t } = useLingui()
  // The version belongs to the answer itself, which sharing its parts would replace.
  const query = useGetTeamType(typeId, { query: { structuralSharing: false } })
  const { data: type, refetch } = query
  const headers = { 'If-Match': (type && etagOf(type)) ?? '' }
  const send = useKeptTyping(useUpdateTeamType({ request: { headers } }), refetch)
  if (!type) return <QueryState query={query} height={240} />
  const { name, colour, role } = type
  return (
    <TypeForm
      values={{ name, colour, role: role ?? '' }}
      onSave={({ role: typed, ...data }) => send({ teamTypeId: typeId, data: { ...data, role: typed || null } })}
      onSaved={onClose}
      save={t`Save the type`}
      own={role}
    />
  )
}

type TypeFormProps = {
  values: TypeValues
  onSave: (values: TypeValues) => Promise<Refusal | null>
  onSaved: () => void
  save: string
  /** What the type stands for now. */
  own?: TeamTypeRole | null
}

function TypeForm({ own = null, ...form }: TypeFormProps) {
  const { t } = useLingui()
  const roles = useFreeRoles(own)
  return (
    <Form body={createTeamTypeBody} {...form}>
      {(field) => (
        <>
          <TextInput label={t`Name`} data-autofocus {...field('name')} />
          <TextInput className={classes.colour} label={t`Colour`} {...field('colour')} type="color" />
          <NativeSelect
            label={t`Stands for`}
            description={t`The hub makes a team of each value that people have, such as each department, and fills it. Another choice leaves the teams of before as they are.`}
            data={roles}
            {...field('role')}
          />
        </>
      )}
    </Form>
  )
}

/** The attributes that no other type stands for. */
function useFreeRoles(own: TeamTypeRole | null): { value: string; label: string }[] {
  const { t, i18n } = useLingui()
  const taken = useTeamTypes().map(({ role }) => role)
  const free = Object.values(TeamTypeRole).filter((role) => role === own || !taken.includes(role))
  return [
    { value: '', label: t`Nothing in particular` },
    ...free.map((role) => ({ value: role, label: i18n._(attributeName(role)) })),
  ]
}
