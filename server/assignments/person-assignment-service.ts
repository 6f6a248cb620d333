import { teamsWithout } from '../access/rights.ts'
import { viewerOf } from '../content/rules.ts'
import type { Call } from '../context.ts'
import { notFound } from '../contract/problems.ts'
import { countCap, readCappedPage, type CappedPage, type PageQuery } from '../db/page.ts'
import { isPersonHere } from '../users/service.ts'
import * as store from './person-assignment-store.ts'

/** What the caller is asked to do. */
export function listMyAssignments(call: Call, page: PageQuery): Promise<CappedPage<store.AskedRow>> {
  return pageOf(call, { viewer: viewerOf(call), reader: null }, page)
}

/** What somebody of the hub is asked to do; nothing of who was removed or is suspended. @throws 404 */
export async function listUserAssignments(
  call: Call,
  memberId: string,
  page: PageQuery,
): Promise<CappedPage<store.AskedRow>> {
  if (!(await isPersonHere(call, memberId))) throw notFound()
  const viewer = await store.findViewer(call.db, memberId, call.context.now())
  if (!viewer) return { items: [], total: 0, totalIsCapped: false }
  const ledTeamIds = teamsWithout('user_read', call)
  const reader = ledTeamIds && { ...viewerOf(call), ledTeamIds }
  return pageOf(call, { viewer, reader }, page)
}

function pageOf({ db }: Call, filter: store.AskedFilter, page: PageQuery): Promise<CappedPage<store.AskedRow>> {
  const cap = countCap(page)
  return readCappedPage(store.listAsked(db, filter, page), store.countAsked(db, filter, cap), cap)
}
