import type { HandlersOf } from '../../contract/handlers.ts'
import { openedCookies } from '../sessions/opened-cookie-wire.ts'
import * as passkeys from './passkey-service.ts'
import * as wire from './passkey-wire.ts'
import { currentSession } from '../wire.ts'

type Passkeys = Extract<keyof HandlersOf<'auth'>, `${string}Passkey${string}`>

export const passkeyHandlers: Pick<HandlersOf<'auth'>, Passkeys> = {
  async listMyPasskeys({ call, query, respond }) {
    return respond(200, wire.passkeyPage(await passkeys.listMyPasskeys(call, query), query.offset))
  },

  async createMyPasskeyChallenge({ call, respond }) {
    return respond(200, wire.passkeyCreationOptions(await passkeys.createMyPasskeyChallenge(call)))
  },

  async createMyPasskey({ call, body, respond }) {
    return respond(201, { success: true, id: await passkeys.createMyPasskey(call, body) })
  },

  async deleteMyPasskey({ call, params, respond }) {
    await passkeys.deleteMyPasskey(call, params.passkeyId)
    return respond(200, { success: true })
  },

  async createPasskeyChallenge({ call, respond }) {
    return respond(200, wire.passkeyRequestOptions(await passkeys.createPasskeyChallenge(call)))
  },

  async signInWithPasskey({ call, body, respond }) {
    const opened = await passkeys.signInWithPasskey(call, body)
    return respond(200, currentSession(call.hub, opened.caller), { 'set-cookie': openedCookies(call, opened) })
  },

  async createMyPasskeyStepUp({ call, body, respond }) {
    const opened = await passkeys.createMyPasskeyStepUp(call, body)
    return respond(
      200,
      { success: true, until: opened.until.toISOString() },
      { 'set-cookie': openedCookies(call, opened) },
    )
  },
}
