import { disposition } from '../contract/disposition.ts'
import type { HandlersOf } from '../contract/handlers.ts'
import { csvOf, exportSecurityEvents } from './security-export-service.ts'
import { getSecurityLogIntegrity } from './seal-service.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

export const securityHandlers: HandlersOf<'security'> = {
  async listSecurityEvents({ call, query, respond }) {
    if (query.format === 'json')
      return respond(200, wire.page(await service.listSecurityEvents(call, query), query.offset))
    return respond(200, csvOf(call, service.filterOf(query)) as never, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': disposition(query.attachment ? 'attachment' : 'inline', 'security-log.csv'),
      'cache-control': 'no-store',
    })
  },

  async exportSecurityEvents({ call, query, respond }) {
    const events = await exportSecurityEvents(call, query)
    const lines = events.map((row) => `${JSON.stringify(wire.event(row))}\n`).join('')
    return respond(200, Buffer.from(lines) as never, {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
    })
  },

  async getSecurityLogIntegrity({ call, respond }) {
    return respond(200, wire.integrity(await getSecurityLogIntegrity(call)))
  },

  async listMySecurityEvents({ call, query, respond }) {
    return respond(200, wire.page(await service.listMySecurityEvents(call, query), query.offset))
  },
}
