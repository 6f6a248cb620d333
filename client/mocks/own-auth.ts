import type { CurrentSession } from '../../generated/client/model/currentSession.ts'
import type { Schema } from '../../server/contract/document.ts'
import type { HubPublic } from '../../generated/client/model/hubPublic.ts'
import { STEP_UP_MS } from '../../server/access/rules.ts'
import { failureWaits, isTokenEnd, MAX_TOKENS, rightFor } from '../../server/auth/rules.ts'
import { contextWords, refuseWeak } from '../../server/auth/passwords/weak-password-rules.ts'
import { featuresOf, privilegesOf } from './caller.ts'
import { readerFor, shapingOf } from './engine.ts'
import { add, all, endSessions, find, startSession, text, type MockHub } from './hub.ts'
import { contract } from './input.ts'
import type { OwnAnswers } from './own.ts'
import type { Account } from './people.ts'
import { notFound, Problem, refusal } from './problem-answers.ts'
import { merge, removeItem } from './records.ts'
import { shaped } from './shape.ts'
import { page } from './pages.ts'

const DONE = { success: true } as const

/** Signing in and out, passwords, sessions and tokens: what proves who somebody is. */
export const ownAuth: OwnAnswers = {
  signIn: (hub, { body, request }) => {
    const account = accountWithPassword(hub, body.email.toLowerCase(), body.password)
    if (account.factor) {
      hub.firstStepId = account.id
      throw refusal('second-factor-required')
    }
    endSessions(hub, ({ id }) => id === hub.currentSessionId)
    return enter(hub, account, request)
  },
  signOut: (hub) => {
    endSessions(hub, ({ id }) => id === hub.currentSessionId)
    return { ...DONE, providerUrl: null }
  },
  getMySession: (hub, { caller }) => sessionOf(hub, caller.account, caller.expiresTime),
  listMySessions: (hub, { caller, query }) => {
    const mine = hub.sessions.filter(({ personId }) => personId === caller.account.id).reverse()
    return page(
      mine.map(({ personId: _, provedTime: _proved, ...session }) => ({
        ...session,
        isCurrent: session.id === hub.currentSessionId,
      })),
      query,
    )
  },
  deleteMySession: (hub, { caller, params }) => {
    const fits = ({ id, personId }: { id: string; personId: string }) =>
      id === params.sessionId && personId === caller.account.id
    if (!hub.sessions.some(fits)) throw notFound()
    endSessions(hub, fits)
    return DONE
  },
  deleteMySessions: (hub, { caller, query }) => {
    endSessions(hub, ({ id, personId }) => personId === caller.account.id && id !== hub.currentSessionId)
    if (query.withTokens) deleteTokens(hub, caller.account)
    return DONE
  },
  createPasswordReset: (hub, { body }) => {
    const account = hub.accounts.find(({ email }) => email === body.email.toLowerCase())
    if (account) account.mailToken = 'mock-password-reset-token'
    return DONE
  },
  resetPassword: async (hub, { body }) => {
    const account = accountOfLink(hub, body.token)
    await setPassword(hub, account, body.password, '/password')
    account.mailToken = null
    endSessions(hub, ({ personId }) => personId === account.id)
    return DONE
  },
  updateMyPassword: async (hub, { body, caller: { account } }) => {
    if (!isRightPassword(hub, account.email, body.currentPassword)) throw refusal('wrong-password', '/currentPassword')
    await setPassword(hub, account, body.newPassword, '/newPassword')
    endSessions(hub, ({ id, personId }) => personId === account.id && id !== hub.currentSessionId)
    return DONE
  },
  acceptInvitation: async (hub, { body: { token, password, first_name, last_name }, request }) => {
    const account = accountOfLink(hub, token)
    await setPassword(hub, account, password, '/password')
    account.mailToken = null
    merge(find(hub, 'User', account.id)!, { first_name, last_name, openCompleteProfile: false })
    return enter(hub, account, request)
  },
  deleteMyEmailChange: () => DONE,
  createServiceToken: (hub, { body, caller: { account } }) => {
    const made = newToken(hub, account, body, 'svc')
    add(hub, 'ServiceToken', made.id, { fields: { id: made.id, lastUsedTime: null, createdBy: account.id, ...body } })
    return made
  },
  createMyApiToken: (hub, { body, caller: { account } }) => {
    const made = newToken(hub, account, body, 'pat')
    if (tokensOf(hub, account).length >= MAX_TOKENS) throw refusal('token-limit-reached')
    account.tokens.set(made.token, { id: made.id, scopes: body.scopes, expiresTime: body.expiresTime })
    add(hub, 'ApiToken', made.id, { ownerId: account.id, fields: { id: made.id, lastUsedTime: null, ...body } })
    return made
  },
}

/** @throws 400 `scope-not-held`, `expiry-out-of-range` */
function newToken(hub: MockHub, account: Account, wanted: { scopes: string[]; expiresTime: string }, kind: string) {
  const held: readonly string[] = ['me', ...privilegesOf(account)]
  const place = wanted.scopes.findIndex((scope) => !held.includes(rightFor(scope)))
  if (place >= 0) throw refusal('scope-not-held', `/scopes/${place}`)
  if (!isTokenEnd(new Date(wanted.expiresTime), hub.now())) throw refusal('expiry-out-of-range', '/expiresTime')
  const id = hub.newId()
  return { success: true as const, id, token: `hub_${kind}_mock${id.slice(-6)}_for-the-mock-alone` }
}

export function enter(hub: MockHub, account: Account, request: Request): CurrentSession {
  const { expiresTime } = startSession(hub, account.id, request.headers.get('user-agent'))
  return sessionOf(hub, account, expiresTime)
}

/** Whoever is signed in has just proved that it is them. */
export function provedNow(hub: MockHub) {
  const now = hub.now()
  const session = hub.sessions.find(({ id }) => id === hub.currentSessionId)
  if (session) session.provedTime = now.toISOString()
  return { success: true as const, until: new Date(now.getTime() + STEP_UP_MS).toISOString() }
}

function sessionOf(hub: MockHub, account: Account, expiresTime: string): CurrentSession {
  const user = readerFor(hub, find(hub, 'User', account.id)!, account.id)
  const about = { ...find(hub, 'Hub', '')?.fields, features: featuresOf(hub), origin: hub.origin }
  return {
    user: shaped(
      contract.components['schemas']!['CurrentUser'] as Schema,
      user,
      shapingOf(hub, account.id),
    ) as CurrentSession['user'],
    privileges: privilegesOf(account),
    features: [...featuresOf(hub)],
    managedTeamIds: account.managedTeamIds,
    hub: about as unknown as HubPublic,
    expiresTime,
  }
}

/** @throws 401 `wrong-credentials`, 429 `sign-in-blocked` */
function accountWithPassword(hub: MockHub, email: string, password: string): Account {
  const account = hub.accounts.find((one) => one.email === email)
  if (isRightPassword(hub, email, password) && account) return account
  throw new Problem(
    401,
    'wrong-credentials',
    'The e-mail and the password do not belong together. Check both, or ask for a new password.',
  )
}

/** @throws 429 `sign-in-blocked` after five failures, with a wait that doubles up to fifteen minutes */
export function isRightPassword(hub: MockHub, email: string, password: string): boolean {
  const now = hub.now().getTime()
  const failures = hub.signInFailures.get(email) ?? { count: 0, refusedUntil: 0 }
  if (failures.refusedUntil > now) {
    const wait = Math.ceil((failures.refusedUntil - now) / 1000)
    const detail = `There were too many wrong passwords for this address. Try again in ${wait} seconds.`
    throw new Problem(429, 'sign-in-blocked', detail, { headers: { 'retry-after': String(wait) } })
  }
  if (hub.accounts.some((one) => one.email === email && one.password === password))
    return hub.signInFailures.delete(email) || true
  const wait = failureWaits[Math.min(failures.count, failureWaits.length - 1)] ?? 0
  hub.signInFailures.set(email, { count: failures.count + 1, refusedUntil: now + wait * 1000 })
  return false
}

/** The account's API tokens end with that. @throws 400 `password-too-common` */
async function setPassword(hub: MockHub, account: Account, password: string, pointer: string): Promise<void> {
  const person = find(hub, 'User', account.id)
  const names = [text(person, 'first_name'), text(person, 'last_name')]
  await refuseWeak(
    password,
    contextWords({ hubName: text(find(hub, 'Hub', ''), 'name'), email: account.email, names }),
    pointer,
  )
  account.password = password
  deleteTokens(hub, account)
}

function deleteTokens(hub: MockHub, account: Account): void {
  account.tokens.clear()
  for (const token of tokensOf(hub, account)) removeItem(hub.records, token)
}

function tokensOf(hub: MockHub, { id }: Account) {
  return all(hub, 'ApiToken').filter(({ ownerId }) => ownerId === id)
}

/** @throws 400 `token-invalid` */
function accountOfLink(hub: MockHub, token: string): Account {
  const account = hub.accounts.find(({ mailToken }) => mailToken === token)
  if (!account) throw refusal('token-invalid', '/token')
  return account
}
