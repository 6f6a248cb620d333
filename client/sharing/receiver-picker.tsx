import { Trans, useLingui } from '@lingui/react/macro'
import { IconUser, IconUsersGroup } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useGetShareAudience } from '../../generated/client/recommendations-sharing/recommendations-sharing.ts'
import type { ShareAudience } from '../../generated/client/model/shareAudience.ts'
import { problemWords } from '../api/problems.ts'
import { Chooser } from '../ui/chooser/chooser.tsx'
import { faults } from '../ui/form/faults.ts'
import { ProblemNote } from '../ui/page/problem-note.tsx'

/** What the picker fills in. */
export type Receivers = { user_ids: string[]; team_ids: string[] }

type Receiver = { kind: 'team' | 'person'; id: string; name: string }

/** Finds teams and people by name; whoever is chosen stands above the list until removed. One at least is needed. */
export function ReceiverPicker({ content }: { content: { id: string; type: string } }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const query = useDeferredValue(text.trim())
  const of = content.type === 'playlist' ? { playlistIds: [content.id] } : { assetIds: [content.id] }
  const { data, error } = useGetShareAudience(
    { ...of, ...(query && { query }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const { chosen, toggle, input, error: fault } = useChosen()
  const nameOfKind = { team: t`Team`, person: undefined }
  return (
    <>
      <Chooser
        label={t`Share with`}
        foundLabel={t`People and teams`}
        words={text}
        onType={setText}
        found={data && receiversIn(data).map((one) => ({ ...one, icon: ICONS[one.kind], note: nameOfKind[one.kind] }))}
        chosen={chosen}
        onToggle={toggle}
        none={<Trans>Nobody with this name in your teams can open it.</Trans>}
        field={{
          placeholder: t`Name of a person or a team`,
          error: fault,
          required: true,
          ref: input,
          'data-autofocus': true,
        }}
      />
      {error && !data && <ProblemNote {...problemWords(error)} />}
    </>
  )
}

const ICONS = { team: <IconUsersGroup size={18} aria-hidden />, person: <IconUser size={18} aria-hidden /> }

/** Who is chosen, in the form around it. */
function useChosen() {
  const { control, getValues, setValue, trigger, watch, formState } = useFormContext<Receivers>()
  const people = useController({
    control,
    name: 'user_ids',
    rules: { validate: (ids, { team_ids }) => ids.length + team_ids.length > 0 || faults.tooFew(1) },
  })
  const [met, setMet] = useState<readonly Receiver[]>([])
  const ids = [...people.field.value, ...watch('team_ids')]
  const toggle = (one: Receiver) => {
    setMet((before) => [...before.filter(({ id }) => id !== one.id), one])
    const name = one.kind === 'team' ? 'team_ids' : 'user_ids'
    const before = getValues(name)
    const after = before.includes(one.id) ? before.filter((id) => id !== one.id) : [...before, one.id]
    setValue(name, after, { shouldDirty: true })
    // A team is enough, so it puts right that nobody was chosen.
    if (formState.isSubmitted) void trigger('user_ids')
  }
  return {
    chosen: met.filter(({ id }) => ids.includes(id)),
    toggle,
    input: people.field.ref,
    error: people.fieldState.error?.message,
  }
}

function receiversIn({ teams, users }: ShareAudience): Receiver[] {
  return [
    ...teams.map(({ id, name }) => ({ kind: 'team' as const, id, name })),
    ...users.map(({ id, name }) => ({ kind: 'person' as const, id, name })),
  ]
}
