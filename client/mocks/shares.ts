import type { Person } from '../../generated/client/model/person.ts'
import { teamsOf } from './access.ts'
import { authorOf } from './cards.ts'
import type { MockHub } from './hub.ts'
import type { ContentRow, PersonRow, ShareRow } from './rows.ts'
import { isVisibleIn } from './visible.ts'

/** What others shared with somebody, by name or through a team. */

/** The latest first. @param content only this */
export function sharesOf(hub: MockHub, me: PersonRow, content?: ContentRow): ShareRow[] {
  const teams = teamsOf(hub, me)
  return hub.shares
    .filter(({ contentId, sharerId }) => sharerId !== me.id && contentId === (content?.id ?? contentId))
    .filter(({ personIds, teamIds }) => personIds.includes(me.id) || teams.some(({ id }) => teamIds.includes(id)))
    .toSorted((a, b) => b.createdTime.localeCompare(a.createdTime))
}

/** Those that came after somebody dismissed what was shared before. */
export function undismissed(hub: MockHub, me: PersonRow, shares: readonly ShareRow[]): ShareRow[] {
  return shares.filter((share) => share.createdTime > (findDismissal(hub, me, share)?.until ?? ''))
}

export function findDismissal(hub: MockHub, me: PersonRow, place: Pick<ShareRow, 'contentId' | 'contextId'>) {
  return hub.dismissals.find((row) => row.personId === me.id && isSamePlace(row, place))
}

export function isSamePlace(
  one: Pick<ShareRow, 'contentId' | 'contextId'>,
  other: Pick<ShareRow, 'contentId' | 'contextId'>,
): boolean {
  return one.contentId === other.contentId && one.contextId === other.contextId
}

/** Content that was shared, where it opens, with all that was shared of it, the latest first. */
export interface Entry {
  content: ContentRow
  shares: [ShareRow, ...ShareRow[]]
}

/** What somebody may see and did not dismiss, what was shared last first. */
export function entriesFor(hub: MockHub, me: PersonRow): Entry[] {
  const all = undismissed(hub, me, sharesOf(hub, me))
  const latest = all.filter((share, index) => all.findIndex((each) => isSamePlace(each, share)) === index)
  return latest.flatMap((share) => {
    const content = hub.content.find(({ id }) => id === share.contentId)
    if (!content || !isVisibleIn(hub, me, content, share.contextId)) return []
    return [{ content, shares: [share, ...all.filter((each) => each !== share && isSamePlace(each, share))] }]
  })
}

/** Who shared it, without those who spoke for the hub. */
export function sharersOf(hub: MockHub, shares: readonly ShareRow[]): Person[] {
  const ids = shares.filter(({ type }) => type === 'share').map(({ sharerId }) => sharerId)
  return [...new Set(ids)].flatMap((id) => authorOf(hub, id) ?? [])
}
