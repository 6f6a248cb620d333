import {
  getAcceptInvitationMockHandler,
  getCreateMyApiTokenMockHandler,
  getCreatePasswordResetMockHandler,
  getDeleteMyApiTokenMockHandler,
  getDeleteMySessionMockHandler,
  getGetMySessionMockHandler,
  getListMyApiTokensMockHandler,
  getListMySessionsMockHandler,
  getResetPasswordMockHandler,
  getSignInMockHandler,
  getSignOutMockHandler,
  getUpdateMyPasswordMockHandler,
} from '../../generated/client/auth/auth.msw.ts'
import type { ApiTokenCreate } from '../../generated/client/model/apiTokenCreate.ts'
import type { CurrentSession } from '../../generated/client/model/currentSession.ts'
import { failureWaits, isTokenEnd } from '../../server/auth/rules.ts'
import { contextWords, refuseWeak } from '../../server/auth/weak-passwords.ts'
import { displayName, managedTeamIds, pictureUrl, privilegesOf } from './access.ts'
import { answer, pageOf } from './answer.ts'
import { endSessions, startSession, type MockHub } from './hub.ts'
import { publicHub } from './hubs.ts'
import { addMailToken } from './mail-tokens.ts'
import { badInput, notFound, Problem } from './problems.ts'
import type { MailTokenRow, PersonRow, SessionRow } from './rows.ts'

const DONE = { success: true } as const

export function authHandlers(hub: MockHub) {
  return [
    getSignInMockHandler(
      answer(hub, 'signIn', ({ body, request }) => {
        const person = personWithPassword(hub, body.email.toLowerCase(), body.password)
        endSessions(hub, ({ id }) => id === hub.currentSessionId)
        return sessionOf(hub, person, startSession(hub, person, request.headers.get('user-agent')))
      }),
    ),
    getSignOutMockHandler(
      answer(hub, 'signOut', () => {
        endSessions(hub, ({ id }) => id === hub.currentSessionId)
        return DONE
      }),
    ),
    getGetMySessionMockHandler(
      answer(hub, 'getMySession', ({ me, expiresTime }) => sessionOf(hub, me, { expiresTime })),
    ),
    getListMySessionsMockHandler(
      answer(hub, 'listMySessions', ({ me, query }) => {
        const mine = hub.sessions
          .filter(({ personId }) => personId === me.id)
          .sort((a, b) => b.lastSeenTime.localeCompare(a.lastSeenTime))
        return pageOf(
          mine.map(({ personId: _, ...session }) => ({ ...session, isCurrent: session.id === hub.currentSessionId })),
          query,
        )
      }),
    ),
    getDeleteMySessionMockHandler(
      answer(hub, 'deleteMySession', ({ me, params }) => {
        const fits = (session: SessionRow) => session.id === params.sessionId && session.personId === me.id
        if (!hub.sessions.some(fits)) throw notFound()
        endSessions(hub, fits)
        return DONE
      }),
    ),
    getCreatePasswordResetMockHandler(
      answer(hub, 'createPasswordReset', ({ body }) => {
        const person = hub.people.find(({ email }) => email === body.email.toLowerCase())
        if (person) addMailToken(hub, 'password-reset', person.id)
        return DONE
      }),
    ),
    getResetPasswordMockHandler(
      answer(hub, 'resetPassword', ({ body }) => {
        const mail = mailToken(hub, body.token, 'password-reset')
        setPassword(hub, mail.person, body.password, '/password')
        hub.signInFailures.delete(mail.person.email)
        useUp(hub, mail.row)
        endSessions(hub, ({ personId }) => personId === mail.person.id)
        return DONE
      }),
    ),
    getUpdateMyPasswordMockHandler(
      answer(hub, 'updateMyPassword', ({ me, body }) => {
        if (!isRightPassword(hub, me.email, body.currentPassword))
          throw badInput('wrong-password', '/currentPassword', 'This is not your present password. Try again.')
        setPassword(hub, me, body.newPassword, '/newPassword')
        endSessions(hub, ({ id, personId }) => personId === me.id && id !== hub.currentSessionId)
        return DONE
      }),
    ),
    getAcceptInvitationMockHandler(
      answer(hub, 'acceptInvitation', ({ body, request }) => {
        const { person, row } = mailToken(hub, body.token, 'invitation')
        setPassword(hub, person, body.password, '/password')
        person.first_name = body.first_name
        person.last_name = body.last_name
        person.openCompleteProfile = false
        useUp(hub, row)
        return sessionOf(hub, person, startSession(hub, person, request.headers.get('user-agent')))
      }),
    ),
    getListMyApiTokensMockHandler(
      answer(hub, 'listMyApiTokens', ({ me, query }) => {
        const mine = hub.tokens.filter(({ personId }) => personId === me.id).reverse()
        return pageOf(
          mine.map(({ personId: _, token: _secret, ...row }) => row),
          query,
        )
      }),
    ),
    getCreateMyApiTokenMockHandler(
      answer(hub, 'createMyApiToken', ({ me, body }) => {
        refuseImpossibleToken(hub, me, body)
        const id = hub.newId()
        const token = `hub_pat_mock${id.slice(-6)}_for-the-mock-alone`
        hub.tokens.push({
          id,
          personId: me.id,
          token,
          createdTime: hub.now().toISOString(),
          lastUsedTime: null,
          ...body,
        })
        return { success: true, id, token } as const
      }),
    ),
    getDeleteMyApiTokenMockHandler(
      answer(hub, 'deleteMyApiToken', ({ me, params }) => {
        const index = hub.tokens.findIndex(({ id, personId }) => id === params.tokenId && personId === me.id)
        if (index < 0) throw notFound()
        hub.tokens.splice(index, 1)
        return DONE
      }),
    ),
  ]
}

function sessionOf(hub: MockHub, person: PersonRow, { expiresTime }: Pick<SessionRow, 'expiresTime'>): CurrentSession {
  const { id, accountId, email, first_name, last_name, isAdmin, locale } = person
  return {
    user: {
      id,
      accountId,
      email,
      first_name,
      last_name,
      displayName: displayName(person),
      pictureUrl: pictureUrl(person.pictureId),
      isAdmin,
      locale,
    },
    privileges: privilegesOf(person),
    features: hub.hub.features,
    managedTeamIds: managedTeamIds(hub, person),
    hub: publicHub(hub),
    expiresTime,
  }
}

/** @throws 401 `wrong-credentials`, 429 `sign-in-blocked` */
function personWithPassword(hub: MockHub, email: string, password: string): PersonRow {
  const isRight = isRightPassword(hub, email, password)
  const person = hub.people.find((one) => one.email === email)
  if (person && isRight) return person
  throw new Problem(
    401,
    'wrong-credentials',
    'The e-mail and the password do not belong together. Check both, or ask for a new password.',
  )
}

/** @throws 429 `sign-in-blocked` after five failures, with a wait that doubles up to fifteen minutes */
function isRightPassword(hub: MockHub, email: string, password: string): boolean {
  const now = hub.now().getTime()
  const failures = hub.signInFailures.get(email) ?? { count: 0, refusedUntil: 0 }
  if (failures.refusedUntil > now) {
    const wait = Math.ceil((failures.refusedUntil - now) / 1000)
    throw new Problem(
      429,
      'sign-in-blocked',
      `There were too many wrong passwords for this address. Try again in ${wait} seconds.`,
      {
        headers: { 'retry-after': String(wait) },
      },
    )
  }
  if (hub.people.some((one) => one.email === email && one.password === password)) {
    hub.signInFailures.delete(email)
    return true
  }
  const wait = failureWaits[Math.min(failures.count, failureWaits.length - 1)] ?? 0
  hub.signInFailures.set(email, { count: failures.count + 1, refusedUntil: now + wait * 1000 })
  return false
}

/** @throws 400 `password-too-common` */
function setPassword({ hub }: MockHub, person: PersonRow, password: string, pointer: string): void {
  const { email, first_name, last_name } = person
  refuseWeak(password, contextWords({ hubName: hub.name, email, names: [first_name, last_name] }), pointer)
  person.password = password
}

function mailToken(
  hub: MockHub,
  token: string,
  purpose: MailTokenRow['purpose'],
): { row: MailTokenRow; person: PersonRow } {
  const row = hub.mailTokens.find((one) => one.token === token && one.purpose === purpose)
  const person = hub.people.find(({ id }) => id === row?.personId)
  if (!row || !person)
    throw badInput('token-invalid', '/token', 'This link was used already or is too old. Ask for a new one.')
  return { row, person }
}

function useUp(hub: MockHub, row: MailTokenRow): void {
  hub.mailTokens = hub.mailTokens.filter((one) => one !== row)
}

function refuseImpossibleToken(hub: MockHub, me: PersonRow, { scopes, expiresTime }: ApiTokenCreate): void {
  const held: readonly string[] = privilegesOf(me)
  const isHeld = (scope: string) =>
    scope === 'me' || held.includes(scope === 'meeting:write' ? 'settings_write' : scope)
  const missing = scopes.findIndex((scope) => !isHeld(scope))
  if (missing >= 0)
    throw badInput(
      'scope-not-held',
      `/scopes/${missing}`,
      `You do not hold the right ${scopes[missing]} yourself, so a token of yours cannot have it.`,
    )
  if (!isTokenEnd(new Date(expiresTime), hub.now()))
    throw badInput('expiry-out-of-range', '/expiresTime', 'A token has to end between now and 365 days from now.')
}
