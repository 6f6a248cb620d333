import { csvHeaders } from '../audit/wire.ts'
import type { HandlersOf } from '../contract/handlers.ts'
import { csvOfHubChanges, listHubChanges } from './change-service.ts'
import * as wire from './wire.ts'

/** What of the hubs' calls needs the people of the hub. */
export const hubAdminHandlers: Pick<HandlersOf<'hubs'>, 'listHubChanges'> = {
  async listHubChanges({ call, query, respond }) {
    if (query.format === 'json')
      return respond(200, wire.hubChangePage(await listHubChanges(call, query), query.offset))
    return respond(200, csvOfHubChanges(call, query) as never, csvHeaders('hub-changes.csv', query.attachment))
  },
}
