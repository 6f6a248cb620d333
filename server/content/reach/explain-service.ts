import { mayRead } from '../../access/rights.ts'
import type { Call } from '../../context.ts'
import { notFound } from '../../contract/problems.ts'
import { cardsById } from '../lists/card-service.ts'
import { findTarget } from '../service.ts'
import { explain, explainToAbsent, toldToLearner, type Absence, type Explanation, type Obstacle } from './rules.ts'
import * as store from './explain-store.ts'

/** Who sees content and why, for those who arrange it and for who follows a link. */

/** Whether content may be named to the caller. */
export type IsNamed = (contentId: string) => boolean

/**
 * Why somebody sees content of the hub or does not. Who runs no content is told of what they see, or their teams own.
 * @throws 404 for content or a person that the hub does not have, or that is not the caller's to ask about
 */
export async function getContentVisibility(
  call: Call,
  contentId: string,
  memberId: string,
): Promise<{ explanation: Explanation; named: IsNamed }> {
  const { privileges } = call.caller
  const runsContent = privileges.has('playlist_read') || privileges.has('asset_read')
  if (!runsContent && !(await isTheirs(call, contentId))) throw notFound()
  const absence = await store.findAbsence(call.db, memberId)
  const explanation = await explainTo(call, contentId, memberId, absence)
  if (!explanation) throw notFound()
  return { explanation, named: runsContent ? () => true : await namesTo(call, explanation, contentId) }
}

/** What the caller is told of a link that leads to content: null where they see it. @throws 404 for what is not there, or was deleted */
export async function getMyContentVisibility(
  call: Call,
  contentId: string,
): Promise<{ told: Obstacle | null; named: IsNamed }> {
  const explanation = await explainTo(call, contentId, call.caller.memberId)
  if (!explanation) throw notFound()
  if (explanation.isVisible) return { told: null, named: () => false }
  const told = toldToLearner(explanation, contentId)
  if (!told) throw notFound()
  return { told, named: await namesTo(call, explanation) }
}

async function isTheirs(call: Call, contentId: string): Promise<boolean> {
  const target = await findTarget(call, contentId)
  return target !== null && (target.isVisible || mayRead(call, target))
}

/** What an explanation may name to a caller who sees only what learners see. @param known what they know of already */
async function namesTo(call: Call, { way, obstacles }: Explanation, known?: string): Promise<IsNamed> {
  const ids = [...way, ...obstacles.map(({ at }) => at)].map(({ id }) => id)
  const seen = new Set((await cardsById(call, [...new Set(ids)])).map(({ id }) => id))
  return (id) => id === known || seen.has(id)
}

async function explainTo(
  call: Call,
  contentId: string,
  memberId: string,
  absence: Absence | null = null,
): Promise<Explanation | null> {
  const now = call.context.now()
  const [standings, places] = await Promise.all([
    store.listAround(call.db, contentId, memberId, now),
    store.listPlaces(call.db, contentId, memberId, now),
  ])
  const contents = new Map(standings.map((each) => [each.id, each]))
  const at = contents.get(contentId)
  if (!at) return null
  const explanation = explain(contentId, { contents, places })
  return absence ? explainToAbsent(absence, at, explanation) : explanation
}
