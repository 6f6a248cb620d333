import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import {
  IconAward,
  IconCircleCheck,
  IconClock,
  IconHistory,
  IconListCheck,
  IconSparkles,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useGetMyContentStats } from '../../generated/client/content/content.ts'
import { useFormat } from '../i18n/use-format.ts'
import { COUNT_LIMIT } from './count-limit.ts'
import classes from './home.module.css'

/** What is new and what the person has reached, in a quiet line; nothing for somebody who has only begun. */
export function OwnFigures() {
  const { t } = useLingui()
  const format = useFormat()
  const { data } = useGetMyContentStats()
  if (!data) return null
  const { dueCountComplete: done, dueCountIncomplete, badgesAwardedCount, badgesTotalCount } = data
  const { completedThisWeekCount: completed, weeklyGoal: goal, weeksInARowCount: weeks } = data
  const { learningTime, newCount, previousVisitTime } = data
  if (!goal && done + badgesAwardedCount + completed + weeks + learningTime + newCount === 0) return null
  const time = format.length(learningTime)
  const asked = done + dueCountIncomplete
  return (
    <ul className={classes.figures} aria-label={t`What you have reached`}>
      {newCount > 0 && previousVisitTime && (
        <Figure icon={IconSparkles} to="/browse" search={{ mine: 'new' }}>
          <NewSince count={newCount} time={previousVisitTime} />
        </Figure>
      )}
      {asked > 0 && <Figure icon={IconCircleCheck}>{t`${done} of ${asked} tasks done`}</Figure>}
      {goal ? (
        <Figure icon={IconListCheck} to="/profile" hash="goal">
          {t`${completed} of ${goal} this week`}
        </Figure>
      ) : (
        completed > 0 && <Figure icon={IconListCheck}>{t`${completed} completed this week`}</Figure>
      )}
      {learningTime > 0 && <Figure icon={IconClock}>{t`${time} of learning`}</Figure>}
      {weeks > 1 && (
        <Figure icon={IconHistory}>{plural(weeks, { one: '# week in a row', other: '# weeks in a row' })}</Figure>
      )}
      {badgesTotalCount > 0 && (
        <Figure icon={IconAward} to="/badges">
          {t`${badgesAwardedCount} of ${badgesTotalCount} badges`}
        </Figure>
      )}
    </ul>
  )
}

type FigureProps = Omit<LinkProps, 'children'> & { icon: TablerIcon; children: ReactNode }

/** Leads to the history where it says nothing else. */
function Figure({ icon: Icon, children, to = '/history', ...link }: FigureProps) {
  return (
    <li>
      <Link to={to} {...link}>
        <Icon size={18} aria-hidden />
        {children}
      </Link>
    </li>
  )
}

function NewSince({ count, time }: { count: number; time: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const [shown, since] = [format.count(count, COUNT_LIMIT), format.since(time)]
  return t`${shown} new since ${since}`
}
