import type { Holder } from '../auth/removal/right-holder-service.ts'
import { listHolding, refreshReachWatched } from '../content/reach/loss-service.ts'
import type { HubCall } from '../context.ts'
import { inRehearsal } from '../db/transaction.ts'
import { teamsActedFor, teamsToChange } from '../access/rights.ts'
import type { ContentState } from './content-changes-rules.ts'
import * as store from './content-changes-store.ts'

/** What managers may not do with much content, because people of other teams would lose sight of something. */

export interface Planned {
  content: store.ContentRow
  after: ContentState
}

/**
 * The content whose change would take content from people of other teams, or from anybody what the teams of whoever makes it
 * do not own; none for who is held to no teams. All the changes are looked at together.
 */
export async function findTaking(
  call: HubCall & { caller: Holder },
  planned: readonly Planned[],
): Promise<ReadonlySet<string>> {
  const taking = planned.filter(
    ({ content, after }) => isShown(content) && !isShown(after) && teamsToChange(call, content) !== null,
  )
  if (taking.length === 0) return new Set()
  const ids = taking.map(({ content }) => content.id)
  return inRehearsal(call, async (call) => {
    await store.writeContents(call.db, taking.map(writtenOf), call.context.now())
    const former = ids.map((id) => ({ id, isShown: true }))
    const { contents } = await refreshReachWatched(call, ids, { former, teamIds: teamsActedFor(call) })
    const lost = contents.filter(({ beyond }) => beyond > 0).map(({ id }) => id)
    return new Set(await listHolding(call, ids, lost))
  })
}

const isShown = ({ published, isDeleted }: ContentState) => published && !isDeleted

function writtenOf({
  content: { id },
  after: { published, isDeleted, ownerTeamId, tags },
}: Planned): store.WrittenState {
  return { id, published, isDeleted, ownerTeamId, tags, isUpdated: false }
}
