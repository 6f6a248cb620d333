import { etag, versionFrom } from '../contract/etag.ts'
import type { HandlersOf } from '../contract/handlers.ts'
import * as features from './feature-service.ts'
import * as mail from './mail-service.ts'
import * as service from './service.ts'
import * as settings from './settings-service.ts'
import * as wire from './wire.ts'

/** What needs the people, the content or the files of the hub is answered above: hub-admin, grants, files, profile, hub-deletion, lrs. */
export const hubHandlers: Omit<
  HandlersOf<'hubs'>,
  | 'listHubChanges'
  | 'getHubLogo'
  | 'getHubSignInCover'
  | 'getHubStorage'
  | `${string}${'WelcomeView' | 'ContentGrant' | 'HubExport' | 'HubDeletion' | 'HubRecordStore'}${string}`
> = {
  async getHub({ call, respond }) {
    return respond(200, wire.hubPublic(call.hub))
  },

  async getHubSettings({ call, respond }) {
    const found = await settings.getHubSettings(call)
    return respond(200, wire.hubSettings(call.hub, found), { etag: etag(found.version) })
  },

  async updateHubSettings({ call, headers, body, respond }) {
    const version = await settings.updateHubSettings(call, versionFrom(headers['if-match']), body)
    return respond(200, { success: true }, { etag: etag(version) })
  },

  async getHubFeatures({ call, respond }) {
    const found = await features.getHubFeatures(call)
    return respond(200, found, { etag: features.featuresTag(found) })
  },

  async updateHubFeatures({ call, headers, body, respond }) {
    const etag = await features.updateHubFeatures(call, headers['if-match'], body)
    return respond(200, { success: true }, { etag })
  },

  async getHubMail({ call, respond }) {
    const { version, ...found } = await mail.getHubMail(call)
    return respond(200, found, { etag: etag(version) })
  },

  async updateHubMail({ call, headers, body, respond }) {
    const version = await mail.updateHubMail(call, versionFrom(headers['if-match']), body)
    return respond(200, { success: true }, { etag: etag(version) })
  },

  async listMyHubs({ call, query, respond }) {
    return respond(200, wire.hubPage(await service.listMyHubs(call, query), query.offset, call.hub))
  },

  async listUserHubs({ call, params, query, respond }) {
    const page = await service.listUserHubs(call, params.userId, query)
    return respond(200, wire.hubPage(page, query.offset, call.hub))
  },
}
