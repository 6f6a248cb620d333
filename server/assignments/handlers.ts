import type { HandlersOf } from '../contract/handlers.ts'
import { stateTag } from '../contract/state-tag.ts'
import * as calendar from './calendar-service.ts'
import { listMyAssignments, listUserAssignments } from './person-assignment-service.ts'
import { stateOf } from './rules.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

/** A calendar is its owner's alone, and is read anew each time. */
const CALENDAR = { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' }

export const assignmentHandlers: HandlersOf<'assignments'> = {
  async listContentAssignments({ call, params, query, respond }) {
    const page = await service.listContentAssignments(call, params.contentId, query)
    return respond(200, wire.page(page, query.offset))
  },

  async createContentAssignment({ call, params, body, respond }) {
    return respond(201, { success: true, id: await service.createContentAssignment(call, params.contentId, body) })
  },

  async previewContentAssignment({ call, params, body, respond }) {
    return respond(200, await service.previewContentAssignment(call, params.contentId, body))
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

  async getMyCalendarFeed({ call, respond }) {
    return respond(200, wire.calendarFeed(await calendar.getMyCalendarFeed(call)))
  },

  async createMyCalendarFeed({ call, respond }) {
    return respond(200, { success: true, url: await calendar.createMyCalendarFeed(call) })
  },

  async deleteMyCalendarFeed({ call, respond }) {
    await calendar.deleteMyCalendarFeed(call)
    return respond(200, { success: true })
  },

  async getCalendarFeedFile({ call, params, respond }) {
    const file = Buffer.from(await calendar.getCalendarFeedFile(call, params.feedSecret))
    return respond(200, file as never, CALENDAR)
  },

  async listUserAssignments({ call, params, query, respond }) {
    return respond(200, wire.askedPage(await listUserAssignments(call, params.userId, query), query.offset))
  },
}
