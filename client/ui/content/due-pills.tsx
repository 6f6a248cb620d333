import { DuePill } from './due-pill.tsx'

interface DueDates {
  goal: { dueDate: string | null; isMet: boolean } | null
  /** A day of the calendar. */
  ownDueDate: string | null
}

/** By when something is asked of somebody, and by when they want to have finished it themselves. Renders nothing where neither waits. */
export function DuePills({ of: { goal, ownDueDate } }: { of: DueDates }) {
  return (
    <>
      {goal && !goal.isMet && <DuePill dueDate={goal.dueDate} />}
      <OwnDuePill day={ownDueDate} />
    </>
  )
}

/** By when somebody wants to have finished something. Without a zone it is the day of whoever reads it. */
export function OwnDuePill({ day }: { day: string | null }) {
  return day && <DuePill dueDate={`${day}T23:59:59`} isOwn />
}
