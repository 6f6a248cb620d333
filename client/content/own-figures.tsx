import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconAward, IconCircleCheck } from '@tabler/icons-react'
import { useGetMyContentStats } from '../../generated/client/content/content.ts'
import classes from './home.module.css'

/** What the person has reached, in a quiet line; nothing for somebody who has only begun. */
export function OwnFigures() {
  const { t } = useLingui()
  const { data } = useGetMyContentStats()
  if (!data || data.dueCountComplete + data.badgesAwardedCount === 0) return null
  const { dueCountComplete: done, dueCountIncomplete, badgesAwardedCount, badgesTotalCount } = data
  const asked = done + dueCountIncomplete
  return (
    <ul className={classes.figures} aria-label={t`What you have reached`}>
      {asked > 0 && (
        <li>
          <Link to="/history">
            <IconCircleCheck size={18} aria-hidden />
            {t`${done} of ${asked} tasks done`}
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
