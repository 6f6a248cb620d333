import { change, csvHeaders } from '../audit/wire.ts'
import { pageAfterAnswer } from '../contract/page-answer.ts'
import { stateTag } from '../contract/state-tag.ts'
import type { HandlersOf } from '../contract/handlers.ts'
import { previewTeamDeletion } from './team-deletion-service.ts'
import { csvOfTeamChanges, listTeamChanges } from './team-change-log-service.ts'
import * as jobs from '../jobs/wire.ts'
import * as members from './team-member-service.ts'
import * as rules from './rule-service.ts'
import { typeState } from './rules.ts'
import * as teams from './service.ts'
import * as types from './type-service.ts'
import * as wire from './wire.ts'

/** What is answered from the log of activity is in activity/usage-handlers.ts. */
export const teamHandlers: Omit<HandlersOf<'teams'>, 'getTeamAssetHistory'> = {
  async listTeams({ call, query, respond }) {
    return respond(200, wire.teamPage(await teams.listTeams(call, query), query.offset))
  },

  async listTeamChanges({ call, query, respond }) {
    if (query.format === 'json') return respond(200, pageAfterAnswer(await listTeamChanges(call, query), query, change))
    const headers = csvHeaders('team-changes.csv', query.attachment)
    return respond(200, csvOfTeamChanges(call, query) as never, headers)
  },

  async createTeam({ call, body, respond }) {
    return respond(201, { success: true, id: await teams.createTeam(call, body) })
  },

  async getTeam({ call, params, query, respond }) {
    const team = await teams.getTeam(call, params.teamId, query.includeDeleted)
    return respond(200, wire.teamFull(team), { etag: wire.teamTag(team) })
  },

  async updateTeam({ call, params, headers, body, respond }) {
    const etag = await teams.updateTeam(call, params.teamId, headers['if-match'], body)
    return respond(200, { success: true }, { etag })
  },

  async deleteTeam({ call, params, respond }) {
    await teams.deleteTeam(call, params.teamId)
    return respond(200, { success: true })
  },

  async restoreTeam({ call, params, respond }) {
    await teams.restoreTeam(call, params.teamId)
    return respond(200, { success: true })
  },

  async previewTeamDeletion({ call, params, respond }) {
    return respond(200, wire.teamDeletion(await previewTeamDeletion(call, params.teamId)))
  },

  async listTeamMembers({ call, params, query, respond }) {
    const page = await members.listTeamMembers(call, params.teamId, query)
    return respond(200, wire.teamMemberPage(page, query))
  },

  async addTeamMembers({ call, params, body, respond }) {
    return respond(200, { success: true, addedCount: await members.addTeamMembers(call, params.teamId, body) })
  },

  async getTeamMember({ call, params, respond }) {
    return respond(200, wire.teamMemberReason(await members.getTeamMember(call, params.teamId, params.userId)))
  },

  async updateTeamMember({ call, params, body, respond }) {
    await members.updateTeamMember(call, params.teamId, params.userId, body.role)
    return respond(200, { success: true })
  },

  async removeTeamMember({ call, params, respond }) {
    await members.removeTeamMember(call, params.teamId, params.userId)
    return respond(200, { success: true })
  },

  async previewTeamRules({ call, query, body, respond }) {
    return respond(200, wire.rulesPreview(await rules.previewTeamRules(call, body, query), query.offset))
  },

  async acceptTeamRules({ call, params, respond }) {
    return respond(202, jobs.job(await rules.acceptTeamRules(call, params.teamId)))
  },

  async updateTeamMembersByRules({ call, params, respond }) {
    return respond(202, jobs.job(await rules.updateTeamMembersByRules(call, params.teamId)))
  },

  async listTeamTypes({ call, query, respond }) {
    return respond(200, wire.teamTypePage(await types.listTeamTypes(call, query), query.offset))
  },

  async createTeamType({ call, body, respond }) {
    return respond(201, { success: true, id: await types.createTeamType(call, body) })
  },

  async getTeamType({ call, params, respond }) {
    const type = await types.getTeamType(call, params.teamTypeId)
    return respond(200, type, { etag: stateTag(typeState(type)) })
  },

  async updateTeamType({ call, params, headers, body, respond }) {
    const etag = await types.updateTeamType(call, params.teamTypeId, headers['if-match'], body)
    return respond(200, { success: true }, { etag })
  },

  async deleteTeamType({ call, params, respond }) {
    await types.deleteTeamType(call, params.teamTypeId)
    return respond(200, { success: true })
  },

  async rankTeamType({ call, params, respond }) {
    await types.rankTeamType(call, params.teamTypeId, params.rank)
    return respond(200, { success: true })
  },
}
