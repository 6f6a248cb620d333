import type { Call, Hub, HubCall } from '../context.ts'
import { slicePage, type Page, type PageQuery } from '../db/page.ts'
import { notAllowed } from '../contract/problems.ts'
import { allHubs, clearHubCache } from './registry-service.ts'
import * as store from './store.ts'

/** A hub and who somebody is in it. */
export interface Membership {
  hub: Hub
  memberId: string
}

/**
 * The hubs in which the caller's account has a member, by name. Asks each hub in turn, because no statement reads
 * two hubs: right for an installation of some dozens, not for thousands.
 */
export async function listMyHubs({ context, caller }: Call, query: PageQuery): Promise<Page<Membership>> {
  const hubs = await allHubs(context)
  const found: Membership[] = []
  for (const hub of hubs) {
    const memberId = await store.findMembership(context.databases.forHub(hub.domainId), caller.accountId)
    if (memberId) found.push({ hub, memberId })
  }
  found.sort((a, b) => a.hub.name.localeCompare(b.hub.name) || a.hub.domainId - b.hub.domainId)
  return slicePage(found, query)
}

/** The same for the caller's own id. @throws 403 for anybody else's, which would tell what other hubs they belong to */
export async function listUserHubs(call: Call, userId: string, query: PageQuery): Promise<Page<Membership>> {
  if (userId !== call.caller.memberId) throw notAllowed('You may list only your own hubs.')
  return listMyHubs(call, query)
}

/** Switches the analysis of meeting skills on or off for the whole hub. Call hubChanged after the commit. */
export function setHelix({ db, hub }: HubCall, isHelixHub: boolean): Promise<void> {
  return store.updateHelix(db, hub.domainId, isHelixHub)
}

/** Waits until nobody else changes what the hub has one of, such as its fields or its tree of topics, in the transaction of the call. */
export function lockHub({ db, hub }: Pick<HubCall, 'db'> & { hub: Pick<Hub, 'domainId'> }): Promise<void> {
  return store.lockHub(db, hub.domainId)
}

/** Makes a change of the hub count in this process at once; others follow within seconds. */
export function hubChanged({ context }: Pick<HubCall, 'context'>): void {
  clearHubCache(context)
}

/** Whether the hub offers a language to its people. */
export function offersLocale({ hub }: Pick<HubCall, 'hub'>, locale: string): boolean {
  return hub.locales.includes(locale)
}
