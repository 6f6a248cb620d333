import { change, csvHeaders } from '../audit/wire.ts'
import { pageAfterAnswer } from '../contract/page-answer.ts'
import type { HandlersOf } from '../contract/handlers.ts'
import { etag, versionFrom } from '../contract/etag.ts'
import { csvOfUserChanges, listUserChanges } from './user-change-log-service.ts'
import * as fields from './custom-field-service.ts'
import { listUsers } from './user-list-service.ts'
import * as person from './person-service.ts'
import * as service from './service.ts'
import { listUserTeamRoles } from './team-role-service.ts'
import * as wire from './wire.ts'

type Elsewhere =
  | 'createUserChanges'
  | 'createUserDataExport'
  | 'createUserImport'
  | 'createUserView'
  | 'deleteUser'
  | 'deleteUserSessions'
  | 'eraseUser'
  | 'exportUsers'
  | 'getUserAssetStats'
  | 'getUserImportColumns'
  | 'getUserPrivileges'
  | 'previewUserChanges'
  | 'previewUserImport'
  | 'restoreUser'
  | 'updateUserPrivileges'

/**
 * What is about personal data is in profile/user-handlers.ts, what decides who comes in and what
 * they may do in auth/removal/user-access-handlers.ts, what changes many at once in user-admin.
 */
export const userHandlers: Omit<HandlersOf<'users'>, Elsewhere> = {
  async listUsers({ call, teams, query, respond }) {
    return respond(200, wire.userPage(await listUsers(call, teams, query), query))
  },

  async listUserChanges({ call, query, respond }) {
    if (query.format === 'json') return respond(200, pageAfterAnswer(await listUserChanges(call, query), query, change))
    const headers = csvHeaders('user-changes.csv', query.attachment)
    return respond(200, csvOfUserChanges(call, query) as never, headers)
  },

  async listUserTeamRoles({ call, teams, query, respond }) {
    return respond(200, wire.teamRolesPage(await listUserTeamRoles(call, teams, query), query.offset))
  },

  async createUsers({ call, body, respond }) {
    return respond(201, { success: true, users: await service.createUsers(call, body) })
  },

  async inviteUsers({ call, body, respond }) {
    return respond(200, { success: true, invitedCount: await service.inviteUsers(call, body.ids) })
  },

  async getUser({ call, params, respond }) {
    const user = await person.getUser(call, params.userId)
    return respond(200, wire.userDetails(user, call.context.now()), { etag: etag(user.version) })
  },

  async updateUserAsWhole({ call, params, headers, body, respond }) {
    const version = await person.updateUser(call, params.userId, versionFrom(headers['if-match']), body)
    return respond(200, { success: true }, { etag: etag(version) })
  },

  async updateUser({ call, params, headers, body, respond }) {
    const version = await person.updateUser(call, params.userId, versionFrom(headers['if-match']), body)
    return respond(200, { success: true }, { etag: etag(version) })
  },

  async listCustomFields({ call, respond }) {
    return respond(200, wire.customFieldList(await fields.listCustomFields(call)))
  },

  async createCustomField({ call, body, respond }) {
    return respond(201, { success: true, id: await fields.createCustomField(call, body) })
  },

  async updateCustomField({ call, params, headers, body, respond }) {
    const etag = await fields.updateCustomField(call, params.customFieldId, headers['if-match'], body)
    return respond(200, { success: true }, { etag })
  },

  async deleteCustomField({ call, params, respond }) {
    await fields.deleteCustomField(call, params.customFieldId)
    return respond(200, { success: true })
  },
}
