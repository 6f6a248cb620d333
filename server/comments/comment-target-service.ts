import { mayChange, teamsToChange } from '../access/rights.ts'
import { findTarget, type TargetRow } from '../content/service.ts'
import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import type { Rights } from './rules.ts'

/** What comments are about, and what the caller may do with those that others wrote. */

export interface Target extends TargetRow {
  rights: Rights
}

/** @throws 404 for content that the caller may not see */
export async function mustSeeTarget(call: Call, contentId: string): Promise<Target> {
  const target = await find(call, contentId)
  if (!target.isVisible) throw notFound()
  return target
}

/** As mustSeeTarget, but who looks after the comments on content need not be among those for whom it is meant. @throws 404 */
export async function mustReach(call: Call, contentId: string): Promise<Target> {
  const target = await find(call, contentId)
  if (!target.isVisible && !target.rights.mayDeleteAny) throw notFound()
  return target
}

async function find(call: Call, contentId: string): Promise<Target> {
  const row = await findTarget(call, contentId)
  if (!row) throw notFound()
  return { ...row, rights: rightsOn(call, row) }
}

/** Who may change content looks after its comments; what was deleted brings back who may change all content of the kind. */
function rightsOn(call: Call, target: TargetRow): Rights {
  const { memberId } = call.caller
  return { memberId, mayRestore: teamsToChange(call, target) === null, mayDeleteAny: mayChange(call, target) }
}
