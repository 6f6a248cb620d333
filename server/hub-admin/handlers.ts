import { csvHeaders } from '../audit/wire.ts'
import { pageAfterAnswer } from '../contract/page-answer.ts'
import type { HandlersOf } from '../contract/handlers.ts'
import { csvOfHubChanges, listHubChanges } from './hub-change-log-service.ts'
import { getHubStorage } from './storage-service.ts'
import { hubStorage } from './storage-wire.ts'
import * as welcome from './welcome-service.ts'
import { welcomeView } from './welcome-wire.ts'
import * as wire from './wire.ts'

type WelcomeCall =
  | 'listWelcomeViews'
  | 'updateWelcomeViews'
  | 'previewWelcomeViewsReset'
  | 'resetWelcomeViews'
  | 'dismissMyWelcomeView'

/** What of the hubs' calls needs the people and the content of the hub. */
export const hubAdminHandlers: Pick<HandlersOf<'hubs'>, 'listHubChanges' | 'getHubStorage' | WelcomeCall> = {
  async listHubChanges({ call, query, respond }) {
    if (query.format === 'json')
      return respond(200, pageAfterAnswer(await listHubChanges(call, query), query, wire.hubChange))
    return respond(200, csvOfHubChanges(call, query) as never, csvHeaders('hub-changes.csv', query.attachment))
  },

  async getHubStorage({ call, respond }) {
    return respond(200, hubStorage(await getHubStorage(call)))
  },

  async listWelcomeViews({ call, respond }) {
    const { items, tag } = await welcome.listWelcomeViews(call)
    return respond(200, { items: items.map(welcomeView) }, { etag: tag })
  },

  async updateWelcomeViews({ call, headers, body, respond }) {
    const etag = await welcome.updateWelcomeViews(call, headers['if-match'], body.items)
    return respond(200, { success: true }, { etag })
  },

  async previewWelcomeViewsReset({ call, respond }) {
    return respond(200, { userCount: await welcome.previewWelcomeViewsReset(call) })
  },

  async resetWelcomeViews({ call, respond }) {
    await welcome.resetWelcomeViews(call)
    return respond(200, { success: true })
  },

  async dismissMyWelcomeView({ call, respond }) {
    await welcome.dismissMyWelcomeView(call)
    return respond(200, { success: true })
  },
}
