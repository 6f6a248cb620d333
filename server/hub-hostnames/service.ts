import { recordAudit, recordUnchanged, type AuditEntry } from '../audit/service.ts'
import type { Call, Context, HubCall } from '../context.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { slicePage, type Page, type PageQuery } from '../db/page.ts'
import { inTransaction } from '../db/transaction.ts'
import { hubChanged, lockHub } from '../hubs/service.ts'
import { notify } from '../notifications/service.ts'
import { sharesSite } from '../platform/content-origin.ts'
import { newSecret } from '../platform/ids.ts'
import { findRecordFault, probe } from './probe-service.ts'
import { usableHostname, type Finding } from './rules.ts'
import * as store from './store.ts'

/** Names that lead to a hub: those that whoever runs the installation set up, and those that its admins proved. */

export type Hostname = store.HostnameRow

const MAX_HOSTNAMES = 20

/** Names are checked again after this long. */
const RECHECK_MS = 60 * 60_000
const BATCH_SIZE = 20
/** One fault may be of the network between. */
const FAILURES_TO_TELL = 3

export async function listHubHostnames({ db, hub }: HubCall, query: PageQuery): Promise<Page<Hostname>> {
  return slicePage(await store.listHostnames(db, hub.domainId), query)
}

/** Adds a name that leads nowhere yet. @throws 400 `hostname-not-usable`, 409 `hostname-exists` or `hostname-limit-reached` */
export function createHubHostname(call: Call, text: string): Promise<Hostname> {
  const hostname = usableHostname(text)
  if (hostname === null || sharesSite(call.context.config.contentOrigin, hostname))
    throw badInput(
      'hostname-not-usable',
      '/hostname',
      'This is no name that can lead here. Take one of at least two parts, such as learn.example.org.',
    )
  return inTransaction(call, async (call) => {
    const { db, hub, context } = call
    await lockHub(call)
    const names = await store.listHostnames(db, hub.domainId)
    if (names.some((each) => each.hostname === hostname))
      throw conflict('hostname-exists', 'The hub has this name already.')
    if (names.length >= MAX_HOSTNAMES)
      throw conflict('hostname-limit-reached', `A hub has ${MAX_HOSTNAMES} names at the most. Remove one first.`)
    const recordValue = `learning-hub=${newSecret()}`
    await store.insertClaim(db, { domainId: hub.domainId, hostname, recordValue, now: context.now() })
    await recordAudit(call, entryOf('CREATE', hostname))
    return find(call, hostname)
  })
}

/** Checks a name now; one that is proved leads to the hub from now on. @throws 404 */
export async function testHubHostname(call: Call, text: string): Promise<Hostname> {
  const known = await find(call, text)
  const { hostname, recordValue } = known
  if (recordValue === null) {
    await store.updateChecked(call.db, checked(call, hostname, await probe(call, hostname)))
    recordUnchanged(call)
  } else if (!(await prove(call, { hostname, recordValue }))) recordUnchanged(call)
  return find(call, hostname)
}

/** @returns whether the name leads to the hub from now on */
async function prove(call: Call, claim: { hostname: string; recordValue: string }): Promise<boolean> {
  const { hostname } = claim
  const fault = await findRecordFault(call.context, claim)
  // Before the name is asked: a proxy gets the certificate only once it is proved whose it is.
  await store.updateProved(call.db, fault === null, checked(call, hostname))
  const found = fault ?? (await findIn(call, hostname))
  const isVerified = found.finding === 'leadsHere' && (await verify(call, hostname))
  if (isVerified) return true
  await store.updateClaim(call.db, checked(call, hostname, found.finding === 'leadsHere' ? TAKEN : found))
  return false
}

const TAKEN: Finding = { finding: 'taken', found: null }
const LEADS_HERE: Finding = { finding: 'leadsHere', found: null }

/** What leads to another hub of the installation leads here as well, so that is looked up first. */
async function findIn(call: Call, hostname: string): Promise<Finding> {
  return (await store.isOfHub(call.db, hostname)) ? TAKEN : probe(call, hostname)
}

/** @returns false where another hub was faster @throws 404 where the name was removed meanwhile */
async function verify(call: Call, hostname: string): Promise<boolean> {
  const isVerified = await inTransaction(call, async (call) => {
    const { db, hub } = call
    await lockHub(call)
    if (!(await store.insertVerified(db, checked(call, hostname)))) return false
    if (!(await store.deleteClaim(db, hub.domainId, hostname))) throw notFound()
    await recordAudit(call, entryOf('UPDATE', hostname, { property: 'state', oldValue: 'pending', value: 'verified' }))
    return true
  })
  hubChanged(call)
  return isVerified
}

/** Makes links, mails and passkeys use the name. @throws 404, 409 `hostname-not-verified` */
export async function updateHubPrimaryHostname(call: Call, text: string): Promise<void> {
  await inTransaction(call, async (call) => {
    const { db, hub } = call
    await lockHub(call)
    const names = await store.listHostnames(db, hub.domainId)
    const [before, next] = [names.find(({ isPrimary }) => isPrimary)!, names.find(({ hostname }) => hostname === text)]
    if (!next) throw notFound()
    if (next.isPrimary) return recordUnchanged(call)
    if (stateOf(next) !== 'verified')
      throw conflict('hostname-not-verified', 'The last check did not find that this name leads here. Check it first.')
    await store.updatePrimary(db, hub.domainId, next.hostname)
    const detail = { property: 'primaryHostname', oldValue: before.hostname, value: next.hostname }
    await recordAudit(call, entryOf('UPDATE', next.hostname, detail))
  })
  hubChanged(call)
}

/**
 * Removes a name, whether it leads to the hub or is not proved. @param acceptsCurrent whether it may be the one by which the call
 * came @throws 404, 409 `hostname-primary` or `hostname-current`
 */
export async function deleteHubHostname(call: Call, text: string, acceptsCurrent: boolean): Promise<void> {
  await inTransaction(call, async (call) => {
    const { db, hub } = call
    await lockHub(call)
    const { hostname, isPrimary, recordValue } = await find(call, text)
    if (isPrimary)
      throw conflict('hostname-primary', 'The primary name cannot be removed. Make another name the primary one first.')
    if (hostname === call.hostname && !acceptsCurrent)
      throw conflict(
        'hostname-current',
        'You are here by this name. Say in acceptsCurrent that it may go, or come by another name.',
      )
    const isRemoved =
      recordValue === null
        ? await store.removeHostname(db, hostname)
        : await store.deleteClaim(db, hub.domainId, hostname)
    if (!isRemoved) throw notFound()
    await recordAudit(call, entryOf('DELETE', hostname))
  })
  hubChanged(call)
}

/** Checks anew the verified names of a hub that were not checked for an hour, and tells its admins of what leads elsewhere. */
export async function recheckHostnames(call: HubCall): Promise<void> {
  const { db, hub, context } = call
  const now = context.now()
  const before = new Date(now.getTime() - RECHECK_MS)
  const due = await store.takeDue(db, { domainId: hub.domainId, before, now, limit: BATCH_SIZE })
  for (const hostname of due) await recheck(call, hostname)
}

async function recheck(call: HubCall, hostname: string): Promise<void> {
  const found = await probe(call, hostname)
  await inTransaction(call, async (call) => {
    const row = await store.updateChecked(call.db, checked(call, hostname, found))
    if (row?.failures !== FAILURES_TO_TELL) return
    const key = `hubHostname:${hostname}:${row.failingSince!.toISOString()}`
    const memberIds = await store.listAdminIds(call.db)
    await notify(call, { key, type: 'hubHostnameFailing', message: hostname, memberIds })
  })
}

/** Whether a proxy may get a certificate for a name: it leads to a hub, or whose it is was proved. */
export async function isToHaveCertificate({ databases }: Context, domain: string): Promise<boolean> {
  const hostname = usableHostname(domain)
  return hostname !== null && store.isProved(databases.shared, hostname)
}

/** What a name is now. */
export function stateOf({ recordValue, finding }: Hostname): 'pending' | 'verified' | 'failing' {
  if (recordValue !== null) return 'pending'
  return finding === null || finding === 'leadsHere' ? 'verified' : 'failing'
}

/** @throws 404 */
async function find({ db, hub }: HubCall, hostname: string): Promise<Hostname> {
  const row = await store.findHostname(db, hub.domainId, hostname)
  if (!row) throw notFound()
  return row
}

function checked({ hub, context }: HubCall, hostname: string, found: Finding = LEADS_HERE): store.Checked {
  return { domainId: hub.domainId, hostname, now: context.now(), ...found }
}

function entryOf(
  action: AuditEntry['action'],
  hostname: string,
  ...details: NonNullable<AuditEntry['details']>
): AuditEntry {
  return { action, objectType: 'hubHostname', objectId: null, objectName: hostname, details }
}
