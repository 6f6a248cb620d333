import { TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconUser, IconUsersGroup, IconX } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useGetShareAudience } from '../../generated/client/recommendations-sharing/recommendations-sharing.ts'
import type { ShareAudience } from '../../generated/client/model/shareAudience.ts'
import { problemWords } from '../api/problems.ts'
import '../ui/field-styles.ts'
import { faults } from '../ui/form/faults.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import classes from './sharing.module.css'

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
  const { chosen, isChosen, toggle, input, error: fault } = useChosen()
  const found = data ? receiversIn(data) : []
  return (
    <div className={classes.picker}>
      <TextInput
        label={t`Share with`}
        placeholder={t`Name of a person or a team`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        ref={input}
        error={fault}
        required
        data-autofocus
      />
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={t`Selected`}>
          {chosen.map((one) => (
            <li key={one.id}>
              <button type="button" className={classes.chip} onClick={() => toggle(one)}>
                {one.name}
                <IconX size={14} aria-hidden />
                <span className="visually-hidden">{t`remove`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && !data && <ProblemNote {...problemWords(error)} />}
      {data && found.length === 0 && (
        <p className={classes.none}>
          <Trans>Nobody with this name in your teams can open it.</Trans>
        </p>
      )}
      {found.length > 0 && (
        <ul className={classes.found} aria-label={t`People and teams`}>
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" className={classes.option} aria-pressed={isChosen(one)} onClick={() => toggle(one)}>
                {one.kind === 'team' ? <IconUsersGroup size={18} aria-hidden /> : <IconUser size={18} aria-hidden />}
                <span className={classes.optionName}>{one.name}</span>
                {one.kind === 'team' && <span className={classes.kind}>{t`Team`}</span>}
                {isChosen(one) && <IconCheck size={18} aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

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
  const isChosen = ({ id }: Receiver) => ids.includes(id)
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
    chosen: met.filter(isChosen),
    isChosen,
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
