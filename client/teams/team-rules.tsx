import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import { useAcceptTeamRules, useUpdateTeamMembersByRules } from '../../generated/client/teams-admin/teams-admin.ts'
import type { NullableTeamRules } from '../../generated/client/model/nullableTeamRules.ts'
import type { TeamFull } from '../../generated/client/model/teamFull.ts'
import type { TeamRulesWaiting } from '../../generated/client/model/teamRulesWaiting.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { FindReason } from './person-reason.tsx'
import classes from './teams.module.css'
import { useConditionWords } from './use-condition-words.ts'

type TeamRulesProps = { team: TeamFull; isApplying: boolean; onAsked: () => void }

/** The rules of a team in words, and when they were applied. */
export function TeamRules({ team, isApplying, onAsked }: TeamRulesProps) {
  const { t } = useLingui()
  const { id: teamId, smart_settings: rules } = team
  const session = useSession()
  const [isFinding, setFinding] = useState(false)
  const apply = useChange(useUpdateTeamMembersByRules, {
    done: () => {
      onAsked()
      return t`The rules are being applied.`
    },
  })
  const mayChange = can(session, access.updateTeam)
  if (!rules)
    return (
      <EmptyState
        icon={<IconRefresh size={28} aria-hidden />}
        title={t`This team has no rules`}
        action={
          mayChange && (
            <ButtonLink to="/manage/teams/$teamId/rules" params={{ teamId }} variant="default">
              <Trans>Write rules</Trans>
            </ButtonLink>
          )
        }
      >
        <Trans>Its people are added and removed by hand.</Trans>
      </EmptyState>
    )
  return (
    <>
      <RulesInWords rules={rules} />
      <Applied team={team} isApplying={isApplying} />
      <div className={classes.buttons}>
        {mayChange && (
          <ButtonLink to="/manage/teams/$teamId/rules" params={{ teamId }} variant="default">
            <Trans>Edit the rules</Trans>
          </ButtonLink>
        )}
        {can(session, access.updateTeamMembersByRules) && (
          <Button variant="default" loading={apply.isPending || isApplying} onClick={() => apply.run({ teamId })}>
            <Trans>Apply now</Trans>
          </Button>
        )}
        <Button variant="default" onClick={() => setFinding(true)}>
          <Trans>Why is somebody in or not?</Trans>
        </Button>
      </div>
      {isFinding && <FindReason team={team} onClose={() => setFinding(false)} />}
    </>
  )
}

/** Each condition as a sentence. */
export function RulesInWords({ rules }: { rules: NonNullable<NullableTeamRules> }) {
  const wordsOf = useConditionWords(rules.conditions)
  return (
    <div>
      <p>
        {rules.match === 'all' ? (
          <Trans>Everybody is in it who meets all of these:</Trans>
        ) : (
          <Trans>Everybody is in it who meets any of these:</Trans>
        )}
      </p>
      <ul className={classes.lines}>
        {rules.conditions.map((condition, index) => (
          <li key={index}>{wordsOf(condition)}</li>
        ))}
      </ul>
    </div>
  )
}

function Applied({ team: { rulesAppliedTime }, isApplying }: { team: TeamFull; isApplying: boolean }) {
  const format = useFormat()
  const time = rulesAppliedTime && format.dateTime(rulesAppliedTime)
  return (
    <p className={classes.note}>
      {isApplying && <Trans>The rules are being applied…</Trans>}
      {!isApplying && time && (
        <Trans>Last applied {time}. It happens by itself when something about people changes, and every night.</Trans>
      )}
    </p>
  )
}

type WaitingRulesProps = { team: TeamFull; waiting: NonNullable<TeamRulesWaiting>; onAsked: () => void }

/** What the rules would do, and have not done. */
export function WaitingRules({ team: { id: teamId }, waiting, onAsked }: WaitingRulesProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { joinCount, leaveCount, foundTime } = waiting
  const time = format.dateTime(foundTime)
  const mayAccept = can(useSession(), access.acceptTeamRules)
  const accept = useChange(useAcceptTeamRules, {
    done: () => {
      onAsked()
      return t`The rules are being applied.`
    },
  })
  return (
    <section className={classes.waiting} aria-label={t`Waits for your yes`}>
      <IconAlertTriangle size={22} aria-hidden />
      <div className={classes.window}>
        <p>
          <strong>
            <Trans>Nothing was changed yet.</Trans>
          </strong>{' '}
          <Plural
            value={leaveCount}
            one="The rules would remove # person from this team."
            other="The rules would remove # people from this team."
          />{' '}
          {joinCount > 0 && <Plural value={joinCount} one="# person would join." other="# people would join." />}{' '}
          <Trans>Found {time}.</Trans>
        </p>
        <p>
          <Trans>
            So many at once often come from a file without a column. See who it is before you say yes; to say no, put
            the facts or the rules right.
          </Trans>
        </p>
        {mayAccept && (
          <div className={classes.buttons}>
            <ButtonLink
              to="/manage/teams/$teamId/rules"
              params={{ teamId }}
              search={{ change: 'leaves' }}
              variant="default"
            >
              <Trans>See who leaves</Trans>
            </ButtonLink>
            <Button loading={accept.isPending} onClick={() => accept.run({ teamId })}>
              <Trans>Yes, change the team</Trans>
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
