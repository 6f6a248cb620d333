import { lazy, Suspense } from 'react'
import type { OwnGoal } from '../../../generated/client/model/ownGoal.ts'
import { withAccountTexts } from '../../i18n/i18n.ts'
import classes from './asked-of.module.css'

const AskedOfWords = lazy(() =>
  withAccountTexts(import('./asked-of-words.tsx')).then((module) => ({ default: module.AskedOfWords })),
)

/** For whom it was asked what somebody is to do: everyone, their team, or them by name. Nothing once it is done. */
export function AskedOf({ goal }: { goal: OwnGoal }) {
  if (!goal || goal.isMet) return null
  return (
    <p className={classes.asked}>
      <Suspense fallback={'\u00a0'}>
        <AskedOfWords audience={goal.audience} teams={goal.teams} />
      </Suspense>
    </p>
  )
}
