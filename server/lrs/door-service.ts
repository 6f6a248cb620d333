import type { FastifyRequest } from 'fastify'
import { doorOf, strangersCall } from '../auth/sessions/identify-service.ts'
import { callerOfToken } from '../auth/sessions/identity-service.ts'
import { XAPI_SCOPES } from '../auth/rules.ts'
import type { Context, HubCall, PublicCall } from '../context.ts'
import type { Limiter } from '../contract/rate-limit.ts'
import { launchOf } from '../xapi/credential-service.ts'
import { XapiFault } from '../xapi/xapi-fault-rules.ts'
import type { Sender } from '../xapi/statement-service.ts'

/** Who calls, and what they may. */
export interface Entered {
  call: HubCall
  sender: Sender
  mayRead: boolean
  mayWrite: boolean
}

/**
 * Lets in a package with the credential of its launch, or a token of the hub.
 * @throws XapiFault 401 for who is neither, Problem 429 for too many calls
 */
export async function admitSender(
  context: Context,
  request: FastifyRequest,
  { authorization, isWrite }: { authorization: string | undefined; isWrite: boolean },
  limiter: Limiter,
): Promise<Entered> {
  const call = await strangersCall(context, request)
  const rate = isWrite ? 'write' : 'read'
  const entered = authorization === undefined ? null : await enteredWith(call, authorization)
  if (!entered) {
    limiter.countStranger(rate, call)
    throw new XapiFault(
      401,
      'Send the credential of a launch, or a token of the hub with the scope xapi:read or xapi:write. It may have ended.',
    )
  }
  const { sender } = entered
  limiter.countMember(rate, call, 'launch' in sender ? sender.launch.memberId : sender.tokenId)
  return entered
}

async function enteredWith(call: PublicCall, authorization: string): Promise<Entered | null> {
  const [user, secret] = secretIn(authorization)
  if (/^hub_svc_[\w-]{20,200}$/.test(secret)) return enteredWithToken(call, secret)
  const launch = await launchOf(call, user, secret)
  return launch && { call, sender: { launch }, mayRead: true, mayWrite: true }
}

async function enteredWithToken(call: PublicCall, secret: string): Promise<Entered | null> {
  const caller = await callerOfToken(call, secret)
  if (!caller || doorOf(caller) !== 'xapi') return null
  const holds = (scope: string) => caller.scopes?.has(scope) ?? false
  return {
    call,
    sender: { tokenId: caller.memberId },
    mayRead: holds(XAPI_SCOPES.read),
    mayWrite: holds(XAPI_SCOPES.write),
  }
}

function secretIn(authorization: string): [user: string, secret: string] {
  const [, scheme = '', sent = ''] = /^(Basic|Bearer) ([\w+/=-]{20,1000})$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() === 'bearer') return ['', sent]
  const text = Buffer.from(sent, 'base64').toString('utf8')
  const end = text.indexOf(':')
  return end < 0 ? ['', ''] : [text.slice(0, end), text.slice(end + 1)]
}
