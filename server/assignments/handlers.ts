import type { HandlersOf } from '../contract/handlers.ts'
import { stateTag } from '../contract/state-tag.ts'
import { listMyAssignments, listUserAssignments } from './person-service.ts'
import { stateOf } from './rules.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

export const assignmentHandlers: HandlersOf<'assignments'> = {
  async listContentAssignments({ call, params, query, respond }) {
    const page = await service.listContentAssignments(call, params.contentId, query)
    return respond(200, wire.page(page, query.offset))
  },

  async createContentAssignment({ call, params, body, respond }) {
    return respond(201, { success: true, id: await service.createContentAssignment(call, params.contentId, body) })
  },

  async getContentAssignment({ call, params, respond }) {
    const found = await service.getContentAssignment(call, params.contentId, params.assignmentId)
    return respond(200, wire.assignment(found), { etag: stateTag(stateOf(found)) })
  },

  async updateContentAssignment({ call, params, headers, body, respond }) {
    const { contentId, assignmentId } = params
    const change = { ...body, ifMatch: headers['if-match'] }
    const etag = await service.updateContentAssignment(call, contentId, assignmentId, change)
    return respond(200, { success: true }, { etag })
  },

  async deleteContentAssignment({ call, params, respond }) {
    await service.deleteContentAssignment(call, params.contentId, params.assignmentId)
    return respond(200, { success: true })
  },

  async listMyAssignments({ call, query, respond }) {
    return respond(200, wire.askedPage(await listMyAssignments(call, query), query.offset))
  },

  async listUserAssignments({ call, params, query, respond }) {
    return respond(200, wire.askedPage(await listUserAssignments(call, params.userId, query), query.offset))
  },
}
