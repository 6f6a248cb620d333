import type { HandlersOf } from '../contract/handlers.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

/** Notes are their owner's alone, and are read anew each time. */
const MARKDOWN = { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-store' }

export const noteHandlers: HandlersOf<'notes'> = {
  async listMyContentNotes({ call, params, query, respond }) {
    return respond(200, wire.page(await service.listMyContentNotes(call, params.contentId, query), query.offset))
  },

  async createMyContentNote({ call, params, body, respond }) {
    const note = await service.createMyContentNote(call, params.contentId, body)
    return respond(201, { success: true, ...wire.note(note) })
  },

  async listMyNotes({ call, query, respond }) {
    return respond(200, wire.page(await service.listMyNotes(call, query), query.offset))
  },

  async exportMyNotes({ call, respond }) {
    return respond(200, Buffer.from(await service.exportMyNotes(call)) as never, MARKDOWN)
  },

  async updateMyNote({ call, params, body, respond }) {
    await service.updateMyNote(call, params.noteId, body.text)
    return respond(200, { success: true })
  },

  async deleteMyNote({ call, params, respond }) {
    await service.deleteMyNote(call, params.noteId)
    return respond(200, { success: true })
  },

  async restoreMyNote({ call, params, respond }) {
    await service.restoreMyNote(call, params.noteId)
    return respond(200, { success: true })
  },
}
