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
import { displayName, managedTeamIds, pictureUrl } from './access.ts'
import { answer, pageOf } from './answer.ts'
import { currentSession, endSessions, startSession, type MockHub } from './hub.ts'
import { publicHub } from './hubs.ts'
import { badInput, notFound, Problem } from './problems.ts'
import type { MailTokenRow, PersonRow, SessionRow } from './rows.ts'

const DONE = { success: true } as const
const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const COMMON_PASSWORDS = ['password', 'password1', '12345678', '123456789', 'qwertyuiop', 'iloveyou']

export function authHandlers(hub: MockHub) {
  return [
    getSignInMockHandler(
      answer(hub, 'signIn', ({ body, request }) => {
        const person = personWithPassword(hub, body.email.toLowerCase(), body.password)
        return sessionOf(hub, person, startSession(hub, person, request.headers.get('user-agent')))
      }),
    ),
    getSignOutMockHandler(
      answer(hub, 'signOut', () => {
        endSessions(hub, ({ id }) => id === hub.currentSessionId)
        return DONE
      }),
    ),
    getGetMySessionMockHandler(answer(hub, 'getMySession', ({ me }) => sessionOf(hub, me, currentSession(hub)!))),
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
    getCreatePasswordResetMockHandler(answer(hub, 'createPasswordReset', () => DONE)),
    getResetPasswordMockHandler(
      answer(hub, 'resetPassword', ({ body }) => {
        const mail = mailToken(hub, body.token, 'password-reset')
        setPassword(mail.person, body.password, '/password')
        useUp(hub, mail.row)
        endSessions(hub, ({ personId }) => personId === mail.person.id)
        return DONE
      }),
    ),
    getUpdateMyPasswordMockHandler(
      answer(hub, 'updateMyPassword', ({ me, body }) => {
        if (body.currentPassword !== me.password)
          throw badInput('wrong-password', '/currentPassword', 'This is not your present password. Try again.')
        setPassword(me, body.newPassword, '/newPassword')
        endSessions(hub, ({ id, personId }) => personId === me.id && id !== hub.currentSessionId)
        return DONE
      }),
    ),
    getAcceptInvitationMockHandler(
      answer(hub, 'acceptInvitation', ({ body, request }) => {
        const { person, row } = mailToken(hub, body.token, 'invitation')
        setPassword(person, body.password, '/password')
        person.first_name = body.first_name
        person.last_name = body.last_name
        useUp(hub, row)
        return sessionOf(hub, person, startSession(hub, person, request.headers.get('user-agent')))
      }),
    ),
    getListMyApiTokensMockHandler(
      answer(hub, 'listMyApiTokens', ({ me, query }) => {
        const mine = hub.tokens.filter(({ personId }) => personId === me.id).reverse()
        return pageOf(
          mine.map(({ personId: _, ...token }) => ({ ...token, lastUsedTime: null })),
          query,
        )
      }),
    ),
    getCreateMyApiTokenMockHandler(
      answer(hub, 'createMyApiToken', ({ me, body }) => {
        refuseImpossibleToken(hub, me, body)
        const id = hub.newId()
        hub.tokens.push({ id, personId: me.id, createdTime: hub.now().toISOString(), ...body })
        return { success: true, id, token: `hub_pat_mock${id.slice(-6)}_this-token-opens-nothing` } as const
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

function sessionOf(hub: MockHub, person: PersonRow, session: SessionRow): CurrentSession {
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
    privileges: person.privileges,
    features: hub.hub.features,
    managedTeamIds: managedTeamIds(hub, person),
    hub: publicHub(hub),
    expiresTime: session.expiresTime,
  }
}

/** @throws 401 `wrong-credentials`, and after five failures 429 with a wait that doubles up to fifteen minutes */
function personWithPassword(hub: MockHub, email: string, password: string): PersonRow {
  const now = hub.now().getTime()
  const failures = hub.signInFailures.get(email) ?? { count: 0, refusedUntil: 0 }
  if (failures.refusedUntil > now) {
    const wait = Math.ceil((failures.refusedUntil - now) / 1000)
    throw new Problem(429, 'too-many-requests', `There were too many attempts. Try again in ${wait} seconds.`, {
      headers: { 'retry-after': String(wait) },
    })
  }
  const person = hub.people.find((one) => one.email === email && one.password === password)
  if (person) {
    hub.signInFailures.delete(email)
    return person
  }
  const count = failures.count + 1
  hub.signInFailures.set(email, { count, refusedUntil: count < 5 ? 0 : now + Math.min(900, 2 ** (count - 5)) * 1000 })
  throw new Problem(
    401,
    'wrong-credentials',
    'The e-mail and the password do not belong together. Check both, or ask for a new password.',
  )
}

function setPassword(person: PersonRow, password: string, pointer: string): void {
  if (COMMON_PASSWORDS.includes(password.toLowerCase()))
    throw badInput(
      'password-too-common',
      pointer,
      'Many people use this password, so it is quickly guessed. Choose another one.',
    )
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
  const held = new Set<string>(['me', 'meeting:write', ...me.privileges])
  const missing = scopes.find((scope) => !held.has(scope))
  if (missing)
    throw badInput(
      'scope-not-held',
      '/scopes',
      `You do not hold the right ${missing} yourself, so a token of yours cannot have it.`,
    )
  const life = Date.parse(expiresTime) - hub.now().getTime()
  if (life <= 0 || life > YEAR_MS)
    throw badInput('expiry-out-of-range', '/expiresTime', 'A token has to end between now and 365 days from now.')
}
