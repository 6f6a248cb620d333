import { acceptInvitation, previewInvitation } from './accounts/acceptance-service.ts'
import type { HandlersOf } from '../contract/handlers.ts'
import { firstStepCookie, sessionCookie } from './sessions/cookie-rules.ts'
import * as emailChanges from './accounts/email-change-service.ts'
import * as factors from './factors/factor-service.ts'
import { deleteUserInvitation } from './accounts/invitation-service.ts'
import { hubSwitchHandlers } from './sign-in/hub-switch-handlers.ts'
import { oidcHandlers } from './providers/oidc-handlers.ts'
import { providerUrlOf } from './providers/oidc-service.ts'
import { createDownloadTicket } from './sessions/ticket-service.ts'
import { openedCookies, provedDevice } from './sessions/opened-cookie-wire.ts'
import { passkeyHandlers } from './sign-in/passkey-handlers.ts'
import * as passwords from './accounts/password-service.ts'
import * as service from './sign-in/service.ts'
import { acceptStartPassword } from './accounts/start-password-service.ts'
import { createMyStepUp } from './sign-in/step-up-service.ts'
import * as suspensions from './removal/suspension-service.ts'
import * as serviceTokens from './tokens/service-token-service.ts'
import * as tokens from './tokens/token-service.ts'
import * as wire from './wire.ts'

export const authHandlers: HandlersOf<'auth'> & Pick<HandlersOf<'reports'>, 'createDownloadTicket'> = {
  ...hubSwitchHandlers,
  ...oidcHandlers,
  ...passkeyHandlers,

  async createDownloadTicket({ call, body, respond }) {
    const { ticket, expiresAt } = await createDownloadTicket(call, body.operationId)
    return respond(201, { success: true, sessionToken: ticket, expiresTime: expiresAt.toISOString() })
  },

  async signIn({ call, body, respond }) {
    const opened = await service.signIn(call, body)
    return respond(200, wire.currentSession(call.hub, opened.caller), { 'set-cookie': openedCookies(call, opened) })
  },

  async finishSignIn({ call, body, respond }) {
    const opened = await service.finishSignIn(call, body.code)
    const cookies = [...openedCookies(call, opened), firstStepCookie(call.context.config, null)]
    return respond(200, wire.currentSession(call.hub, opened.caller), { 'set-cookie': cookies })
  },

  async signOut({ call, respond }) {
    const providerUrl = await providerUrlOf(call)
    await service.signOut(call)
    return respond(
      200,
      { success: true, providerUrl },
      { 'set-cookie': sessionCookie(call.context.config, null), 'clear-site-data': '"cache", "storage"' },
    )
  },

  async getMySession({ call, respond }) {
    return respond(200, wire.currentSession(call.hub, call.caller))
  },

  async listMySessions({ call, query, respond }) {
    const page = await service.listMySessions(call, query)
    return respond(200, wire.sessionPage(page, query.offset, call.caller.sessionId))
  },

  async deleteMySession({ call, params, respond }) {
    await service.deleteMySession(call, params.sessionId)
    return respond(200, { success: true })
  },

  async deleteMySessions({ call, query, respond }) {
    await service.deleteMySessions(call, query.withTokens)
    return respond(200, { success: true })
  },

  async createPasswordReset({ call, body, respond }) {
    await passwords.createPasswordReset(call, body.email)
    return respond(202, { success: true })
  },

  async resetPassword({ call, body, respond }) {
    const accountId = await passwords.resetPassword(call, body)
    return respond(200, { success: true }, { 'set-cookie': provedDevice(call, accountId) })
  },

  async updateMyPassword({ call, body, respond }) {
    const opened = await passwords.updateMyPassword(call, body)
    return respond(200, { success: true }, { 'set-cookie': openedCookies(call, opened) })
  },

  async previewInvitation({ call, body, respond }) {
    return respond(200, wire.invitation(call.hub, await previewInvitation(call, body.token)))
  },

  async acceptInvitation({ call, body, respond }) {
    const { first_name: firstName, last_name: lastName, ...proof } = body
    const opened = await acceptInvitation(call, { ...proof, firstName, lastName })
    return respond(200, wire.currentSession(call.hub, opened.caller), { 'set-cookie': openedCookies(call, opened) })
  },

  async acceptStartPassword({ call, body, respond }) {
    const { token, expiresAt } = await acceptStartPassword(call, body)
    return respond(200, { token, expiresTime: expiresAt.toISOString() })
  },

  async createMyStepUp({ call, body, respond }) {
    const opened = await createMyStepUp(call, body)
    return respond(
      200,
      { success: true, until: opened.until.toISOString() },
      { 'set-cookie': openedCookies(call, opened) },
    )
  },

  async getMyMfa({ call, respond }) {
    return respond(200, wire.myMfa(await factors.getMyMfa(call)))
  },

  async createMyTotp({ call, respond }) {
    return respond(201, wire.begunTotp(await factors.createMyTotp(call)))
  },

  async finishMyTotp({ call, body, respond }) {
    return respond(200, { success: true, recoveryCodes: await factors.finishMyTotp(call, body.code) })
  },

  async deleteMyTotp({ call, respond }) {
    await factors.deleteMyTotp(call)
    return respond(200, { success: true })
  },

  async createMyRecoveryCodes({ call, respond }) {
    return respond(201, { success: true, recoveryCodes: await factors.createMyRecoveryCodes(call) })
  },

  async deleteUserMfa({ call, params, respond }) {
    return respond(200, { success: true, isRemoved: await factors.deleteUserMfa(call, params.userId) })
  },

  async createMyEmailChange({ call, body, respond }) {
    await emailChanges.createMyEmailChange(call, body.email)
    return respond(200, { success: true })
  },

  async deleteMyEmailChange({ call, respond }) {
    await emailChanges.deleteMyEmailChange(call)
    return respond(200, { success: true })
  },

  async finishMyEmailChange({ call, body, respond }) {
    await emailChanges.finishMyEmailChange(call, body.token)
    return respond(200, { success: true })
  },

  async cancelEmailChange({ call, body, respond }) {
    await emailChanges.cancelEmailChange(call, body.token)
    return respond(200, { success: true })
  },

  async createUserEmailChange({ call, params, body, respond }) {
    await emailChanges.createUserEmailChange(call, params.userId, body.email)
    return respond(200, { success: true })
  },

  async deleteUserEmailChange({ call, params, respond }) {
    await emailChanges.deleteUserEmailChange(call, params.userId)
    return respond(200, { success: true })
  },

  async deleteUserInvitation({ call, params, respond }) {
    await deleteUserInvitation(call, params.userId)
    return respond(200, { success: true })
  },

  async createUserSuspension({ call, params, respond }) {
    await suspensions.createUserSuspension(call, params.userId)
    return respond(200, { success: true })
  },

  async deleteUserSuspension({ call, params, respond }) {
    await suspensions.deleteUserSuspension(call, params.userId)
    return respond(200, { success: true })
  },

  async listMyApiTokens({ call, query, respond }) {
    return respond(200, wire.tokenPage(await tokens.listMyApiTokens(call, query), query.offset))
  },

  async createMyApiToken({ call, body, respond }) {
    return respond(201, { success: true, ...(await tokens.createMyApiToken(call, body)) })
  },

  async deleteMyApiToken({ call, params, respond }) {
    await tokens.deleteMyApiToken(call, params.tokenId)
    return respond(200, { success: true })
  },

  async listApiTokens({ call, query, respond }) {
    return respond(200, wire.ownedTokenPage(await tokens.listApiTokens(call, query), query.offset))
  },

  async deleteApiToken({ call, params, respond }) {
    await tokens.deleteApiToken(call, params.tokenId)
    return respond(200, { success: true })
  },

  async listServiceTokens({ call, query, respond }) {
    return respond(200, wire.serviceTokenPage(await serviceTokens.listServiceTokens(call, query), query.offset))
  },

  async createServiceToken({ call, body, respond }) {
    return respond(201, { success: true, ...(await serviceTokens.createServiceToken(call, body)) })
  },

  async deleteServiceToken({ call, params, respond }) {
    await serviceTokens.deleteServiceToken(call, params.serviceTokenId)
    return respond(200, { success: true })
  },
}
