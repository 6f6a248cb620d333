import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconAward, IconCircleCheck, IconClock, IconHistory, IconListCheck, IconSparkles } from '@tabler/icons-react'
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
        <li>
          <Link to="/browse" search={{ mine: 'new' }}>
            <IconSparkles size={18} aria-hidden />
            <NewSince count={newCount} time={previousVisitTime} />
          </Link>
        </li>
      )}
      {asked > 0 && (
        <li>
          <Link to="/history">
            <IconCircleCheck size={18} aria-hidden />
            {t`${done} of ${asked} tasks done`}
          </Link>
        </li>
      )}
      {goal ? (
        <li>
          <Link to="/profile" hash="goal">
            <IconListCheck size={18} aria-hidden />
            {t`${completed} of ${goal} this week`}
          </Link>
        </li>
      ) : (
        completed > 0 && (
          <li>
            <Link to="/history">
              <IconListCheck size={18} aria-hidden />
              {t`${completed} completed this week`}
            </Link>
          </li>
        )
      )}
      {learningTime > 0 && (
        <li>
          <Link to="/history">
            <IconClock size={18} aria-hidden />
            {t`${time} of learning`}
          </Link>
        </li>
      )}
      {weeks > 1 && (
        <li>
          <Link to="/history">
            <IconHistory size={18} aria-hidden />
            {plural(weeks, { one: '# week in a row', other: '# weeks in a row' })}
          </Link>
        </li>
      )}
      {badgesTotalCount > 0 && (
        <li>
          <Link to="/badges">
            <IconAward size={18} aria-hidden />
            {t`${badgesAwardedCount} of ${badgesTotalCount} badges`}
          </Link>
        </li>
      )}
    </ul>
  )
}

function NewSince({ count, time }: { count: number; time: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const [shown, since] = [format.count(count, COUNT_LIMIT), format.since(time)]
  return t`${shown} new since ${since}`
}
