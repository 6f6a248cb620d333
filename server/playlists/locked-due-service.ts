import { goalsOf } from '../content/goal-service.ts'
import { viewerOf } from '../content/rules.ts'
import type { Call } from '../context.ts'
import { dueBeforeOpening, type SectionLock } from './rules.ts'
import { listItems, type SkeletonItem } from './store.ts'

interface ClosedSection {
  id: string
  lock: SectionLock | null
  /** Required of the caller and not completed. */
  remainingCount: number
}

/** When something is due for the caller that a closed section keeps from being done in time, by the section. */
export async function findDueBeforeOpening(
  call: Call,
  playlistId: string,
  sections: readonly ClosedSection[],
): Promise<ReadonlyMap<string, Date | null>> {
  const closed = sections.flatMap(({ lock, ...section }) => (lock ? [{ ...section, lock }] : []))
  if (closed.length === 0) return new Map()
  const items = await listItems(call.db, { ...viewerOf(call), id: playlistId })
  const inside = (item: SkeletonItem) => item.isMeant && closed.some(({ id }) => id === item.sectionId)
  const ids = items.filter(inside).map(({ contentId }) => contentId)
  const open = (await goalsOf(call, [playlistId, ...ids])).filter(({ isGoalMet }) => !isGoalMet)
  const whole = open.filter(({ id, goalType }) => id === playlistId && goalType === 'complete')
  return new Map(
    closed.map(({ id, lock, remainingCount }) => {
      const held = new Set(items.filter(({ sectionId }) => sectionId === id).map(({ contentId }) => contentId))
      const asked = [...open.filter((goal) => held.has(goal.id)), ...(remainingCount > 0 ? whole : [])]
      return [
        id,
        dueBeforeOpening(
          lock,
          asked.flatMap(({ goalDueAt }) => goalDueAt ?? []),
        ),
      ]
    }),
  )
}
