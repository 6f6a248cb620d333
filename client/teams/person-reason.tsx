import { TextInput } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Locale } from '../../generated/client/model/locale.ts'
import type { TeamCondition } from '../../generated/client/model/teamCondition.ts'
import { useGetTeamMember } from '../../generated/client/teams-admin/teams-admin.ts'
import type { TeamFull } from '../../generated/client/model/teamFull.ts'
import type { TeamMemberReason } from '../../generated/client/model/teamMemberReason.ts'
import { problemWords } from '../api/problems.ts'
import { localeName } from '../i18n/locales.ts'
import { useFormat } from '../i18n/use-format.ts'
import { QueryState } from '../shell/query-state.tsx'
import { FoundList } from '../ui/chooser/found-list.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { ProblemNote } from '../ui/page/problem-note.tsx'
import classes from './teams.module.css'
import { useConditionWords } from './use-condition-words.ts'
import { usePeople } from '../shell/use-people.ts'

interface Named {
  id: string
  name: string
}

type PersonReasonProps = { team: TeamFull; person: Named; onClose: () => void }

/** Why somebody is in a team or not, condition by condition. */
export function PersonReason({ team, person, onClose }: PersonReasonProps) {
  const { t } = useLingui()
  const [name, teamName] = [person.name, team.name]
  return (
    <Dialog title={t`${name} and “${teamName}”`} onClose={onClose}>
      <Reason team={team} personId={person.id} />
    </Dialog>
  )
}

/** The same for somebody who has to be found first. */
export function FindReason({ team, onClose }: { team: TeamFull; onClose: () => void }) {
  const { t } = useLingui()
  const [words, setWords] = useState('')
  const [person, setPerson] = useState<Named | null>(null)
  const { found, error } = usePeople(words)
  return (
    <Dialog title={t`Why is somebody in or not?`} onClose={onClose}>
      <div className={classes.window}>
        <TextInput
          label={t`Person`}
          placeholder={t`Name or e-mail`}
          value={words}
          data-autofocus
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {!found && error ? <ProblemNote {...problemWords(error)} /> : null}
        {found?.length === 0 && (
          <p className={classes.note}>
            <Trans>Nobody has this name or address.</Trans>
          </p>
        )}
        {found && found.length > 0 && (
          <FoundList label={t`People`} found={found} isChosen={({ id }) => id === person?.id} onChoose={setPerson} />
        )}
        {person && <Reason key={person.id} team={team} personId={person.id} />}
      </div>
    </Dialog>
  )
}

function Reason({ team, personId }: { team: TeamFull; personId: string }) {
  const query = useGetTeamMember(team.id, personId)
  const { data: reason } = query
  return (
    <div role="status">
      <QueryState query={query} height={160} />
      {reason && (
        <div className={classes.window}>
          <p>
            <Membership reason={reason} />
          </p>
          <ConditionResults team={team} reason={reason} />
          <p>
            <Link to="/manage/people/$userId" params={{ userId: personId }}>
              <Trans>More about this person</Trans>
            </Link>
          </p>
        </div>
      )}
    </div>
  )
}

function Membership({ reason }: { reason: TeamMemberReason }) {
  const format = useFormat()
  const { name, isMember, addedBy, addedTime, fitsRules } = reason
  const time = addedTime ? format.dateTime(addedTime) : ''
  if (!isMember && fitsRules)
    return (
      <Trans>
        <strong>{name}</strong> fits the rules and comes in when they are applied.
      </Trans>
    )
  if (!isMember)
    return (
      <Trans>
        <strong>{name}</strong> is not in the team.
      </Trans>
    )
  if (addedBy === 'rules')
    return (
      <Trans>
        The rules added <strong>{name}</strong> on {time}.
      </Trans>
    )
  return (
    <Trans>
      Somebody added <strong>{name}</strong> by hand on {time}, so they stay whatever the rules say.
    </Trans>
  )
}

function ConditionResults({ team: { smart_settings: rules }, reason }: { team: TeamFull; reason: TeamMemberReason }) {
  const { t } = useLingui()
  const wordsOf = useConditionWords(rules?.conditions ?? [])
  if (!rules)
    return (
      <p className={classes.note}>
        <Trans>This team has no rules.</Trans>
      </p>
    )
  return (
    <>
      <p>
        {rules.match === 'all' ? (
          <Trans>The rules ask for all of these:</Trans>
        ) : (
          <Trans>The rules ask for any of these:</Trans>
        )}
      </p>
      <ul className={classes.results}>
        {reason.conditions.map(({ index, isMet, value }) => (
          <li key={index} data-met={isMet}>
            {isMet ? <IconCheck size={18} aria-label={t`Met`} /> : <IconX size={18} aria-label={t`Not met`} />}
            <span>
              {rules.conditions[index] && wordsOf(rules.conditions[index])}
              {rules.conditions[index] && <Known condition={rules.conditions[index]} value={value} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the hub compared. Of teams, completions and groups it says nothing beyond whether they are met. */
function Known({ condition: { type }, value }: { condition: TeamCondition; value: string | null }) {
  const { t } = useLingui()
  const format = useFormat()
  if (type === 'group' || type === 'team' || type === 'completion') return null
  const shown = () => {
    if (value === null || value === '') return t`nothing`
    if (type === 'locale') return localeName(value as Locale)
    // At noon, so that it is the same day everywhere.
    if (type === 'createdTime' || type === 'startDate') return format.day(`${value}T12:00:00`)
    if (type === 'timeInHub') return plural(Number(value), { one: '# day', other: '# days' })
    return value
  }
  const known = shown()
  return (
    <span className={classes.known}>
      <Trans>Known: {known}</Trans>
    </span>
  )
}
