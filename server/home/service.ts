import { getMyRhythm } from '../activity/rhythm-service.ts'
import { countMyBadges } from '../badges/service.ts'
import { countMyContent } from '../content/lists/service.ts'
import { learningProgress } from '../content/progress/service.ts'
import type { Call } from '../context.ts'

/** What a learner's home gathers from several nouns. */

export type Stats = Awaited<ReturnType<typeof getMyContentStats>>

/** How much the caller saved, was asked to do, and was awarded, and how long and how steadily they learn. */
export async function getMyContentStats(call: Call) {
  const [counts, badges, rhythm, learned] = await Promise.all([
    countMyContent(call),
    countMyBadges(call),
    getMyRhythm(call),
    learningProgress(call),
  ])
  return { ...counts, badges, rhythm, learned }
}
