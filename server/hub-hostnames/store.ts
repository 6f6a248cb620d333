import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { activeAdmins } from '../users/member.sql.ts'
import type { Finding } from './rules.ts'

/** The names of a hub. They are of the installation, so each statement says of which hub. */

export interface HostnameRow {
  hostname: string
  isPrimary: boolean
  /** What proves whose it is; null for a name that leads to the hub. */
  recordValue: string | null
  checkedAt: Date | null
  finding: Finding['finding'] | null
  found: string | null
}

/** A name that leads to a hub, as the job sees it. */
export interface DueRow {
  hostname: string
  failures: number
  failingSince: Date | null
}

export async function listHostnames(db: Db, domainId: number): Promise<HostnameRow[]> {
  const [known, claimed] = [leading(db, domainId), claims(db, domainId)]
  return known.unionAll(claimed).orderBy('isPrimary', 'desc').orderBy('hostname').execute()
}

export async function findHostname(db: Db, domainId: number, hostname: string): Promise<HostnameRow | undefined> {
  const known = leading(db, domainId).where('hostname', '=', hostname)
  return known.unionAll(claims(db, domainId).where('hostname', '=', hostname)).executeTakeFirst()
}

function leading(db: Db, domainId: number) {
  return db
    .selectFrom('hub_hostname')
    .select([
      'hostname',
      'is_primary as isPrimary',
      sql<string | null>`null::text`.as('recordValue'),
      'checked_at as checkedAt',
      sql<HostnameRow['finding']>`finding`.as('finding'),
      'found',
    ])
    .where('domain_id', '=', domainId)
}

function claims(db: Db, domainId: number) {
  return db
    .selectFrom('hostname_claim')
    .select([
      'hostname',
      sql<boolean>`false`.as('isPrimary'),
      'record_value as recordValue',
      'checked_at as checkedAt',
      sql<HostnameRow['finding']>`finding`.as('finding'),
      'found',
    ])
    .where('domain_id', '=', domainId)
}

/** Whether the name leads to a hub, or whoever claims it proved whose it is. */
export async function isProved(db: Db, hostname: string): Promise<boolean> {
  const known = db.selectFrom('hub_hostname').select('domain_id').where('hostname', '=', hostname)
  const claimed = db
    .selectFrom('hostname_claim')
    .select('domain_id')
    .where('hostname', '=', hostname)
    .where('proved_at', 'is not', null)
  return (await known.unionAll(claimed).executeTakeFirst()) !== undefined
}

/** Whether the name leads to any hub. */
export async function isOfHub(db: Db, hostname: string): Promise<boolean> {
  const row = await db
    .selectFrom('hub_hostname')
    .select('domain_id')
    .where('hostname', '=', hostname)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertClaim(
  db: Db,
  { domainId, hostname, recordValue, now }: { domainId: number; hostname: string; recordValue: string; now: Date },
): Promise<void> {
  const row = { domain_id: domainId, hostname, record_value: recordValue, created_at: now }
  await db.insertInto('hostname_claim').values(row).execute()
}

export interface Checked extends Finding {
  domainId: number
  hostname: string
  now: Date
}

/** Writes down whether the record is there, and since when. */
export async function updateProved(db: Db, isThere: boolean, { domainId, hostname, now }: Checked): Promise<void> {
  await db
    .updateTable('hostname_claim')
    .set((eb) => ({ proved_at: isThere ? eb.fn.coalesce('proved_at', sql<Date>`${now}::timestamptz`) : null }))
    .where('domain_id', '=', domainId)
    .where('hostname', '=', hostname)
    .execute()
}

export async function updateClaim(db: Db, { domainId, hostname, now, ...found }: Checked): Promise<void> {
  await db
    .updateTable('hostname_claim')
    .set({ ...found, checked_at: now })
    .where('domain_id', '=', domainId)
    .where('hostname', '=', hostname)
    .execute()
}

/** @returns whether there was one */
export async function deleteClaim(db: Db, domainId: number, hostname: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('hostname_claim')
    .where('domain_id', '=', domainId)
    .where('hostname', '=', hostname)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Makes a proved name lead to the hub. @returns false where it leads to another one meanwhile */
export async function insertVerified(db: Db, { domainId, hostname, now, ...found }: Checked): Promise<boolean> {
  const row = { domain_id: domainId, hostname, ...found, verified_at: now, checked_at: now }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hub_hostname')
    .values(row)
    .onConflict((on) => on.column('hostname').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Writes down what a check of a name found that leads to the hub. @returns how often it failed one after the other; undefined where it is gone */
export function updateChecked(db: Db, { domainId, hostname, now, ...found }: Checked): Promise<DueRow | undefined> {
  const fails = found.finding !== 'leadsHere'
  return db
    .updateTable('hub_hostname')
    .set((eb) => ({
      ...found,
      checked_at: now,
      failures: fails ? eb('failures', '+', 1) : 0,
      failing_since: fails ? eb.fn.coalesce('failing_since', sql<Date>`${now}::timestamptz`) : null,
    }))
    .where('domain_id', '=', domainId)
    .where('hostname', '=', hostname)
    .returning(['hostname', 'failures', 'failing_since as failingSince'])
    .executeTakeFirst()
}

/** Takes names that were verified and not checked since a moment, so that no other process checks them as well. */
export async function takeDue(
  db: Db,
  { domainId, before, now, limit }: { domainId: number; before: Date; now: Date; limit: number },
): Promise<string[]> {
  const due = db
    .selectFrom('hub_hostname')
    .select('hostname')
    .where('domain_id', '=', domainId)
    .where('verified_at', 'is not', null)
    .where('checked_at', '<=', before)
    .orderBy('checked_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const rows = await db
    .updateTable('hub_hostname')
    .set({ checked_at: now })
    .where('hostname', 'in', due)
    .returning('hostname')
    .execute()
  return rows.map(({ hostname }) => hostname)
}

export async function updatePrimary(db: Db, domainId: number, hostname: string): Promise<void> {
  const ofHub = db.updateTable('hub_hostname').where('domain_id', '=', domainId)
  await ofHub.set({ is_primary: false }).where('is_primary', '=', true).execute()
  await ofHub.set({ is_primary: true }).where('hostname', '=', hostname).execute()
}

/** Of the hub of the connection. @returns whether it led there and was not the primary one */
export async function removeHostname(db: Db, hostname: string): Promise<boolean> {
  const { rows } = await sql<{ isRemoved: boolean }>`select remove_hostname(${hostname}) as "isRemoved"`.execute(db)
  return rows[0]!.isRemoved
}

/** Admins who can sign in. */
export async function listAdminIds(db: Db): Promise<string[]> {
  const rows = await activeAdmins(db).select('id').execute()
  return rows.map(({ id }) => id)
}
