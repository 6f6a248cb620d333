import { useTicketIn } from '../auth/sessions/ticket-service.ts'
import type { HandlersOf } from '../contract/handlers.ts'
import * as jobs from '../jobs/wire.ts'
import * as service from './status-change-service.ts'
import * as wire from './wire.ts'

/** The operations of content that share it as well. */
export const statusChangeHandlers: Pick<
  HandlersOf<'content'>,
  'createContentStatusChange' | 'previewContentStatusChange' | 'previewStatusChange'
> = {
  async previewContentStatusChange({ call, teams, query, respond }) {
    return respond(
      200,
      wire.statusChangePage(await service.previewStatusChange(call, teams, query, query), query.offset),
    )
  },

  async previewStatusChange({ call, teams, query, body, respond }) {
    await useTicketIn(call, 'previewStatusChange', body)
    return respond(
      200,
      wire.statusChangePage(await service.previewStatusChange(call, teams, body, query), query.offset),
    )
  },

  async createContentStatusChange({ call, teams, body, respond }) {
    await useTicketIn(call, 'createContentStatusChange', body)
    return respond(202, jobs.job(await service.createContentStatusChange(call, teams, body)))
  },
}
