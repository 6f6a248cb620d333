import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { privileges } from '../generated/reference.ts'
import { invitationLink } from './auth/accounts/invitation-service.ts'
import type { Context, HubCall } from './context.ts'
import { demoAccounts, demoFields, demoHubs, DEMO_PASSWORD } from './demo.ts'
import { oneAtATime } from './db/one-at-a-time.ts'
import { inTransaction } from './db/transaction.ts'
import { addHub, addHubs } from './hubs/create-service.ts'
import * as store from './first-run-store.ts'
import { allHostnames, allHubs, refuseHubsBesideContent } from './hubs/registry-service.ts'
import { writeFlushedFile } from './platform/flushed-file.ts'
import { addTeam } from './teams/service.ts'
import { replaceValues, seedFields } from './users/custom-field-service.ts'
import { addMemberHere } from './users/service.ts'
import { createMember } from './auth/accounts/member-service.ts'

/** A little less than an invitation holds. */
const LINK_MS = 71 * 60 * 60 * 1000

/**
 * Sees to it that there is a hub. A demo start makes the demo hubs with their accounts; any other start makes the hub that
 * HUB_HOSTNAME and ADMIN_EMAIL name and, until somebody has chosen a password, leaves a link for its first admin in a file.
 * A start that was ended in the middle is made good by the next one.
 * @throws Error that says which setting is missing, that demo accounts are where they must not be, or that a hub stands on
 *   the site of the content
 */
export function prepareHubs(context: Context, say: (line: string) => void): Promise<void> {
  return oneAtATime(context.databases.pool.options, () => prepare(context, say))
}

async function prepare(context: Context, say: (line: string) => void): Promise<void> {
  const { shared } = context.databases
  await refuseHubsBesideContent(context)
  if (context.config.demo) {
    refuseOtherMachines(context)
    return makeDemoHubs(context, say)
  }
  if (
    await store.hasAccount(
      shared,
      demoAccounts.map(({ email }) => email),
    )
  )
    throw new Error(
      'This database holds the demo accounts, whose password everybody knows. Start the hub on another database.',
    )
  await refuseUnknownHostname(context)
  if (await store.hasPassword(shared)) rmSync(linkFile(context), { force: true })
  else await makeFirstHub(context, say)
}

/** Whoever changes the name in the settings means to reach the hub by it; that of a deleted hub may stand there still. */
async function refuseUnknownHostname(context: Context): Promise<void> {
  const { hostname } = context.config.firstHub
  const known = await allHostnames(context)
  if (!hostname || known.length === 0 || known.includes(hostname)) return
  if (await store.ledToDeleted(context.databases.shared, hostname)) return
  throw new Error(
    `No hub answers to HUB_HOSTNAME (${hostname}), which counts at the first start only; there is ${known.slice(0, 3).join(', ')}. Give a hub that name with "hub add-hostname", or take HUB_HOSTNAME out.`,
  )
}

function refuseOtherMachines({ config }: Context): void {
  if (!['127.0.0.1', '::1', 'localhost'].includes(config.host))
    throw new Error(
      'The demo hub answers on this machine only. Set DEMO=off to serve a hub of your own, or HOST=127.0.0.1.',
    )
}

async function makeDemoHubs(context: Context, say: (line: string) => void): Promise<void> {
  const hubs = await allHubs(context)
  if (hubs.length === 0) {
    say('Making the demo hubs and their accounts')
    const now = context.now()
    await addHubs(
      context,
      demoHubs.map((hub) => ({ ...hub, now })),
    )
  }
  for (const hub of hubs.length ? hubs : await allHubs(context))
    await fillDemoHub({ context, hub, db: context.databases.forHub(hub.domainId) })
}

async function fillDemoHub(call: HubCall): Promise<void> {
  if (
    !(await store.isUnfinished(
      call.db,
      demoAccounts.map(({ email }) => email),
    ))
  )
    return
  const name = call.hub.domainId === 1 ? 'Demo team' : 'Second demo team'
  const teamId = (await store.firstTeam(call.db)) ?? (await addTeam(call, name))
  const fieldIds = call.hub.domainId === 1 ? await seedFields(call, demoFields) : []
  const values = fieldIds.map((id, index) => ({ id, value: demoFields[index]!.value }))
  for (const { role, ...account } of demoAccounts) {
    const { memberId } = await createMember(call, {
      ...account,
      locale: call.hub.locale,
      password: DEMO_PASSWORD,
      isAdmin: role === 'admin',
      privileges: role === 'admin' ? [...privileges] : [],
      teams: role === 'admin' ? [] : [{ id: teamId, role }],
      isNamed: true,
    })
    await replaceValues(call, memberId, values)
  }
}

async function makeFirstHub(context: Context, say: (line: string) => void): Promise<void> {
  const { hostname, name, adminEmail: email } = context.config.firstHub
  if (!hostname || !email)
    throw new Error(
      'Nobody can sign in to this hub yet. Set HUB_HOSTNAME (learn.example.org) and ADMIN_EMAIL, and start again.',
    )
  if ((await allHubs(context)).length === 0) await addHub(context, { hostname, name, locale: 'en-GB', timezone: 'UTC' })
  const [hub] = await allHubs(context)
  const call: HubCall = { context, hub: hub!, db: context.databases.forHub(hub!.domainId) }
  const admin = { email, first_name: '', last_name: '', isAdmin: true, privileges: [...privileges] }
  if (isFresh(linkFile(context), { now: context.now(), origin: hub!.origin, email })) {
    say(`The first admin has not chosen a password yet. The link is in ${linkFile(context)}.`)
    return
  }
  const memberId = await inTransaction(call, (call) => addMemberHere(call, admin))
  writeFlushedFile(linkFile(context), `${await invitationLink(call, memberId)}\nfor ${email}\n`)
  say(`The first admin chooses a password within 72 hours. The link is in ${linkFile(context)}.`)
}

/** Whether the link in it still leads somewhere: a start more is no reason for another one, which would end it. */
function isFresh(file: string, { now, origin, email }: { now: Date; origin: string; email: string }): boolean {
  if (!existsSync(file) || now.getTime() - statSync(file).mtimeMs > LINK_MS) return false
  const [link, whose] = readFileSync(file, 'utf8').split('\n')
  return link!.startsWith(origin) && whose === `for ${email}`
}

/** Whoever reads the log must not become an admin, so the link is only for who may read the data. */
function linkFile({ config }: Context): string {
  return join(config.dataDir, 'first-admin-link.txt')
}
