import { privileges } from '../generated/reference.ts'
import { invitationLink } from './auth/invitations.ts'
import type { Context, HubCall } from './context.ts'
import { demoAccounts, demoHubs, DEMO_PASSWORD } from './demo.ts'
import * as store from './hubs/create-store.ts'
import { allHubs } from './hubs/registry.ts'
import { createTeam } from './teams/service.ts'
import { createMember } from './users/service.ts'

/**
 * Sees to it that there is a hub. A demo start makes the demo hubs with their accounts, once; any other start makes the
 * hub that HUB_HOSTNAME and ADMIN_EMAIL name and prints a link with which its first admin chooses a password.
 * @throws Error that says which setting is missing, or that demo accounts are where they must not be
 */
export async function prepareHubs(context: Context, env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<void> {
  const hasHub = (await allHubs(context)).length > 0
  if (context.config.demo) {
    refuseOtherMachines(context)
    if (!hasHub) await makeDemoHubs(context, say)
    return
  }
  if (await store.hasAccount(context.databases.shared, demoAccounts.map(({ email }) => email)))
    throw new Error('This database holds the demo accounts, whose password everybody knows. Start the hub on another database.')
  if (!hasHub) await makeFirstHub(context, env, say)
}

function refuseOtherMachines({ config }: Context): void {
  if (!['127.0.0.1', '::1', 'localhost'].includes(config.host))
    throw new Error('The demo hub answers on this machine only. Set DEMO=off to serve a hub of your own, or HOST=127.0.0.1.')
}

async function makeDemoHubs(context: Context, say: (line: string) => void): Promise<void> {
  say('Making the demo hubs and their accounts')
  const now = context.now()
  await store.insertHubs(context.databases.shared, demoHubs.map((hub) => ({ ...hub, now })))
  for (const hub of await allHubs(context)) {
    const call: HubCall = { context, hub, db: context.databases.forHub(hub.domainId) }
    const teamId = await createTeam(call, hub.domainId === 1 ? 'Demo team' : 'Second demo team')
    for (const { role, ...account } of demoAccounts)
      await createMember(call, {
        ...account,
        locale: hub.locale,
        password: DEMO_PASSWORD,
        isAdmin: role === 'admin',
        privileges: role === 'admin' ? [...privileges] : [],
        teams: role === 'admin' ? [] : [{ id: teamId, role }],
      })
  }
}

async function makeFirstHub(context: Context, env: NodeJS.ProcessEnv, say: (line: string) => void): Promise<void> {
  const { HUB_HOSTNAME: hostname, HUB_NAME: name = 'Learning Hub', ADMIN_EMAIL: email } = env
  if (!hostname || !email) throw new Error('There is no hub yet. Set HUB_HOSTNAME (learn.example.org) and ADMIN_EMAIL, and start again.')
  const now = context.now()
  await store.insertHubs(context.databases.shared, [
    { domainId: 1, name, colour: '#2f6f5e', locale: 'en-GB', timezone: 'UTC', features: [], hostnames: [hostname.toLowerCase()], now },
  ])
  const [hub] = await allHubs(context)
  const call: HubCall = { context, hub: hub!, db: context.databases.forHub(hub!.domainId) }
  const { memberId } = await createMember(call, { email, first_name: '', last_name: '', isAdmin: true, privileges: [...privileges] })
  say(`The first admin chooses a password here, within 72 hours: ${await invitationLink(call, memberId)}`)
}
