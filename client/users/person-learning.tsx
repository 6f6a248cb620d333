import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { AskedAssignment } from '../../generated/client/model/askedAssignment.ts'
import type { Completion } from '../../generated/client/model/completion.ts'
import { useListUserAssignments, useListUserCompletions } from '../../generated/client/users-admin/users-admin.ts'
import { activeTag } from '../i18n/i18n.ts'
import { useFormat } from '../i18n/use-format.ts'
import { pageOfList } from '../shell/page-of-list.ts'
import { contentLink } from '../ui/content/content-link.ts'
import { DuePill } from '../ui/content/due-pill.tsx'
import { Pill } from '../ui/pill.tsx'
import { PANEL_SIZE, PanelList } from './panel-list.tsx'
import { PersonAttempts } from './person-attempts.tsx'
import classes from './users.module.css'

const KEPT = { query: { placeholderData: keepPreviousData } }

/** What the person is asked to do, and what they completed. */
export function PersonLearning({ userId }: { userId: string }) {
  return (
    <>
      <Asked userId={userId} />
      <Completed userId={userId} />
    </>
  )
}

function Asked({ userId }: { userId: string }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const query = useListUserAssignments(userId, pageOfList(page, PANEL_SIZE), KEPT)
  return (
    <PanelList
      title={t`To do`}
      query={query}
      page={page}
      onTurn={setPage}
      empty={<Trans>Nothing is asked of this person.</Trans>}
      entry={(assignment) => <AskedEntry key={assignment.id} userId={userId} assignment={assignment} />}
    />
  )
}

function AskedEntry({ userId, assignment }: { userId: string; assignment: AskedAssignment }) {
  const { content, goal, audience, teams, dueDate, isMet, metTime } = assignment
  const { t } = useLingui()
  const format = useFormat()
  const names = new Intl.ListFormat(activeTag()).format(teams.map(({ name }) => name))
  const asked = {
    everyone: t`Asked of everyone who sees it`,
    teams: plural(teams.length, {
      // A manager is told of their own teams alone.
      0: 'Asked of another team',
      one: `Asked of team ${names}`,
      other: `Asked of teams ${names}`,
    }),
    people: t`Asked by name`,
  }
  return (
    <li className={classes.entry}>
      <span className={classes.words}>
        <Link {...contentLink(content)}>{content.name}</Link>
        <span className={classes.quiet}>{asked[audience]}</span>
      </span>
      <span className={classes.end}>
        <PersonAttempts userId={userId} content={content} />
        {goal === 'open' ? t`to be opened` : t`to be completed`}
        {isMet ? (
          <Pill tone="done" icon={<IconCircleCheck size={14} aria-hidden />}>
            {metTime ? format.day(metTime) : t`Done`}
          </Pill>
        ) : (
          dueDate && <DuePill dueDate={dueDate} />
        )}
      </span>
    </li>
  )
}

function Completed({ userId }: { userId: string }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const query = useListUserCompletions(userId, pageOfList(page, PANEL_SIZE), KEPT)
  return (
    <PanelList
      title={t`Completed`}
      query={query}
      page={page}
      onTurn={setPage}
      empty={<Trans>Nothing was completed yet.</Trans>}
      entry={(completion) => <CompletedEntry key={completion.id} userId={userId} completion={completion} />}
    />
  )
}

function CompletedEntry({ userId, completion }: { userId: string; completion: Completion }) {
  const { content, time, way, author, reason, score } = completion
  const { t } = useLingui()
  const format = useFormat()
  const by = author?.displayName ?? ''
  const ways = {
    automatic: t`found by the hub`,
    learner: t`marked by the person`,
    admin: t`set by ${by}`,
    import: t`imported`,
  }
  const points = score === null ? null : format.number(score)
  return (
    <li className={classes.entry}>
      <span className={classes.words}>
        {content.name}
        {reason && <span className={classes.quiet}>{reason}</span>}
      </span>
      <span className={classes.end}>
        <PersonAttempts userId={userId} content={content} />
        <span>{[points !== null && t`${points} of 100`, way && ways[way]].filter(Boolean).join(' · ')}</span>
        <time dateTime={time}>{format.dateTime(time)}</time>
      </span>
    </li>
  )
}
