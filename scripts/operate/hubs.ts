import { makeAdmin as giveRights, passwordLink } from '../../server/auth/accounts/operator-service.ts'
import type { Context, Hub, HubCall } from '../../server/context.ts'
import { addHub, addHostname as giveHostname } from '../../server/hubs/create-service.ts'
import { allHubs, hubOfHost } from '../../server/hubs/registry-service.ts'
import { withContext, withJobs } from './context.ts'
import { fine, type Said } from './said.ts'

/** Makes a hub, and leads its first admin in. */
export function createHub(about: {
  hostname: string
  name: string
  admin: string
  locale: string
  timezone: string
}): Promise<Said> {
  return withJobs(async (context) => {
    const domainId = await addHub(context, about)
    const call = await callFor(context, about.hostname)
    await giveRights(call, about.admin)
    const link = await passwordLink(call, about.admin)
    return fine([`Hub ${domainId} is at ${call.hub.origin}.`, `${about.admin} chooses a password: ${link}`], {
      domainId,
      origin: call.hub.origin,
      link,
    })
  })
}

/** Makes one more name lead to a hub. @param isPrimary whether links lead to it from now on */
export function addHostname(hostname: string, { hub, isPrimary }: { hub?: string; isPrimary: boolean }): Promise<Said> {
  return withContext(async (context) => {
    const { domainId, name } = await chosenHub(context, hub)
    await giveHostname(context, { domainId, hostname, isPrimary })
    const said = isPrimary ? ', and links lead there' : ''
    return fine(
      [`${hostname} leads to hub ${domainId}, ${name}${said}. Processes that run know it within five seconds.`],
      {
        domainId,
        hostname,
        isPrimary,
      },
    )
  })
}

/** Gives somebody every right in a hub. */
export function makeAdmin(email: string, hub?: string): Promise<Said> {
  return withJobs(async (context) => {
    const call = await callFor(context, hub)
    await giveRights(call, email)
    return fine([`${email} has every right in hub ${call.hub.domainId}, ${call.hub.name}.`], {
      domainId: call.hub.domainId,
      email,
    })
  })
}

/** A link with which somebody chooses a password, for those whom no mail reaches. */
export function resetLink(email: string, hub?: string): Promise<Said> {
  return withContext(async (context) => {
    const call = await callFor(context, hub)
    const link = await passwordLink(call, email)
    if (link === null) throw new Error(`Nobody in hub ${call.hub.domainId} has the address ${email}.`)
    return fine([link], { link })
  })
}

/** @param hub one of its names; none where there is one hub alone */
export async function callFor(context: Context, hub: string | undefined): Promise<HubCall> {
  const found = await chosenHub(context, hub)
  return { context, hub: found, db: context.databases.forHub(found.domainId) }
}

/** By one of its names; where there is one hub alone, that. */
async function chosenHub(context: Context, hostname: string | undefined): Promise<Hub> {
  const all = await allHubs(context)
  const found = hostname === undefined ? (all.length === 1 ? all[0]! : null) : await hubOfHost(context, hostname)
  if (found) return found
  const there = all.map(({ origin }) => new URL(origin).hostname).join(', ')
  throw new Error(
    hostname === undefined
      ? `Say with --hub which one: ${there || 'there is none yet; "hub create-hub" makes one'}.`
      : `No hub answers to ${hostname}; there is ${there || 'none'}.`,
  )
}
