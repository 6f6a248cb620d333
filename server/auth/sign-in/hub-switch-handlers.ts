import { fastifyCookie } from '@fastify/cookie'
import type { HandlersOf } from '../../contract/handlers.ts'
import { hubSwitchCookie, hubSwitchCookieName } from '../sessions/cookie-rules.ts'
import * as service from './hub-switch-service.ts'
import { openedCookies } from '../sessions/opened-cookie-wire.ts'
import * as wire from '../wire.ts'

export const hubSwitchHandlers: Pick<
  HandlersOf<'auth'>,
  'launchHubSwitch' | 'getHubSwitchTicket' | 'finishHubSwitch'
> = {
  async launchHubSwitch({ call, query, respond }) {
    const { location, verifier } = await service.launchHubSwitch(call, query.from)
    const cookie = hubSwitchCookie(call.context.config, verifier)
    return respond(302, undefined, { location, 'set-cookie': cookie })
  },

  async getHubSwitchTicket({ call, query, respond }) {
    return respond(302, undefined, { location: await service.getHubSwitchTicket(call, query) })
  },

  async finishHubSwitch({ call, body, headers, respond }) {
    const { config } = call.context
    const verifier = fastifyCookie.parse(headers['cookie'] ?? '')[hubSwitchCookieName(config)]
    const opened = await service.finishHubSwitch(call, { replacesSession: false, ...body }, verifier)
    const cookies = [...openedCookies(call, opened), hubSwitchCookie(config, null)]
    return respond(200, wire.currentSession(call.hub, opened.caller), { 'set-cookie': cookies })
  },
}
