import { useLingui } from '@lingui/react/macro'
import type { AttemptSummary } from '../../generated/client/model/attemptSummary.ts'
import { useFormat } from '../i18n/use-format.ts'
import classes from './attempt-list.module.css'
import { Pill } from '../ui/pill.tsx'

/** Attempts at a course, the newest first: what each came to, and which of them counts. */
export function AttemptList({ attempts }: { attempts: readonly AttemptSummary[] }) {
  return (
    <ol className={classes.list} reversed>
      {attempts.map((attempt) => (
        <Attempt key={attempt.id} attempt={attempt} />
      ))}
    </ol>
  )
}

function Attempt({ attempt: { number, status, score, isKept, changedTime } }: { attempt: AttemptSummary }) {
  const { t } = useLingui()
  const format = useFormat()
  const words = {
    completed: t`Completed`,
    passed: t`Passed`,
    failed: t`Failed`,
    incomplete: t`Not finished`,
    suspend: t`Not finished`,
    opened: t`Begun`,
  }
  const points = score === null ? null : format.number(score)
  const ordinal = format.number(number)
  return (
    <li className={classes.entry}>
      <strong>{t`Attempt ${ordinal}`}</strong>
      <span>{[words[status], points !== null && t`${points} of 100`].filter(Boolean).join(' · ')}</span>
      {isKept && <Pill tone="done">{t`Counts`}</Pill>}
      <time className={classes.time} dateTime={changedTime}>
        {format.dateTime(changedTime)}
      </time>
    </li>
  )
}
