import type { HandlersOf } from '../../contract/handlers.ts'
import * as privileges from './privilege-service.ts'
import * as removals from './user-removal-service.ts'
import { createUserView } from '../sessions/view-service.ts'

/** The operations of people that decide who comes in and what they may do. */
export const userAccessHandlers: Pick<
  HandlersOf<'users'>,
  'createUserView' | 'deleteUser' | 'deleteUserSessions' | 'getUserPrivileges' | 'restoreUser' | 'updateUserPrivileges'
> = {
  async deleteUser({ call, params, respond }) {
    await removals.deleteUser(call, params.userId)
    return respond(200, { success: true })
  },

  async restoreUser({ call, params, respond }) {
    await removals.restoreUser(call, params.userId)
    return respond(200, { success: true })
  },

  async deleteUserSessions({ call, params, query, respond }) {
    const ended = await removals.deleteUserSessions(call, params.userId, query.includeTokens)
    return respond(200, { success: true, ...ended })
  },

  async createUserView({ call, params, respond }) {
    const { token, expiresAt } = await createUserView(call, params.userId)
    return respond(200, { success: true, token, expiresTime: expiresAt.toISOString() })
  },

  async getUserPrivileges({ call, params, respond }) {
    const { etag, isAdmin, privileges: held } = await privileges.getUserPrivileges(call, params.userId)
    return respond(200, { isAdmin, privileges: [...held] }, { etag })
  },

  async updateUserPrivileges({ call, params, headers, body, respond }) {
    const etag = await privileges.updateUserPrivileges(call, params.userId, headers['if-match'], body)
    return respond(200, { success: true }, { etag })
  },
}
