import { TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconUser, IconUsersGroup, IconX } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useGetShareAudience } from '../../generated/client/recommendations-sharing/recommendations-sharing.ts'
import type { ShareAudience } from '../../generated/client/model/shareAudience.ts'
import { problemWords } from '../api/problems.ts'
import '../ui/field-styles.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import classes from './sharing.module.css'

export type Receiver = { kind: 'team' | 'person'; id: string; name: string }

type ReceiverPickerProps = {
  content: { id: string; type: string }
  chosen: Receiver[]
  onChange: (chosen: Receiver[]) => void
}

/** Finds teams and people by name; whoever is chosen stands above the list until taken back. */
export function ReceiverPicker({ content, chosen, onChange }: ReceiverPickerProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const query = useDeferredValue(text.trim())
  const of = content.type === 'playlist' ? { playlistIds: [content.id] } : { assetIds: [content.id] }
  const { data, error } = useGetShareAudience(
    { ...of, ...(query && { query }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const isChosen = ({ id }: Receiver) => chosen.some((each) => each.id === id)
  const toggle = (one: Receiver) =>
    onChange(isChosen(one) ? chosen.filter(({ id }) => id !== one.id) : [...chosen, one])
  const found = data ? receiversIn(data) : []
  return (
    <div className={classes.picker}>
      <TextInput
        label={t`With whom`}
        placeholder={t`Name of a person or a team`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={t`Chosen`}>
          {chosen.map((one) => (
            <li key={one.id}>
              <button type="button" className={classes.chip} onClick={() => toggle(one)}>
                {one.name}
                <IconX size={14} aria-hidden />
                <span className="visually-hidden">{t`take off`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {error && !data && <ProblemNote {...problemWords(error)} />}
      {data && found.length === 0 && (
        <p className={classes.none}>
          <Trans>Nobody of this name is in a team of yours and may see it.</Trans>
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

function receiversIn({ teams, users }: ShareAudience): Receiver[] {
  return [
    ...teams.map(({ id, name }) => ({ kind: 'team' as const, id, name })),
    ...users.map(({ id, name }) => ({ kind: 'person' as const, id, name })),
  ]
}
