import { csvHeaders } from '../audit/wire.ts'
import type { HandlersOf } from '../contract/handlers.ts'
import { disposition } from '../contract/disposition.ts'
import * as admin from './badge-service.ts'
import * as holders from './badge-holder-service.ts'
import * as images from './image-service.ts'
import * as service from './service.ts'
import * as wire from './wire.ts'

/** A picture for anybody, on whatever page the link stands; who changed it waits no longer than this. */
const FOR_ANYBODY = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=300',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; sandbox",
}

export const badgeHandlers: HandlersOf<'badges'> = {
  async listMyBadges({ call, query, respond }) {
    return respond(200, wire.myPage(await service.listMyBadges(call, query), query.offset, call.hub))
  },

  async getMyBadge({ call, params, respond }) {
    return respond(200, wire.myBadge(await service.getMyBadge(call, params.badgeId), call.hub))
  },

  async exportMyBadge({ call, params, respond }) {
    const credential = await service.exportMyBadge(call, params.badgeId)
    return respond(200, credential, { 'content-disposition': disposition('attachment', `${credential.name}.json`) })
  },

  async getBadgeAward({ call, params, respond }) {
    return respond(200, wire.award(await service.getBadgeAward(call, params.awardId), call.hub))
  },

  async getBadgeAwardPicture({ call, params, respond }) {
    const picture = await service.getBadgeAwardPicture(call, params.awardId)
    return respond(200, picture as never, FOR_ANYBODY)
  },

  async listBadges({ call, query, teams, respond }) {
    return respond(200, wire.adminPage(await admin.listBadges(call, query, teams), query.offset))
  },

  async createBadges({ call, body, respond }) {
    return respond(201, { success: true, items: await admin.createBadges(call, body) })
  },

  async previewBadges({ call, query, body, teams, respond }) {
    const page = await holders.previewBadges(call, body.contentIds, query, teams)
    return respond(200, wire.receiverPage(page, query.offset))
  },

  async listBadgeAwards({ call, params, query, teams, respond }) {
    if (query.format === 'json')
      return respond(
        200,
        wire.holderPage(await holders.listBadgeAwards(call, params.badgeId, query, teams), query.offset),
      )
    const table = await holders.csvOfBadgeAwards(call, params.badgeId, query, teams)
    return respond(200, table as never, csvHeaders('badge-awards.csv', query.attachment))
  },

  async listUserBadges({ call, params, query, respond }) {
    return respond(200, wire.userBadgePage(await holders.listUserBadges(call, params.userId, query), query.offset))
  },

  async updateBadge({ call, params, headers, body, respond }) {
    const etag = await admin.updateBadge(call, params.badgeId, headers['if-match'], body)
    return respond(200, { success: true }, { etag })
  },

  async deleteBadge({ call, params, respond }) {
    await admin.deleteBadge(call, params.badgeId)
    return respond(200, { success: true })
  },

  async listBadgeImages({ call, query, respond }) {
    return respond(200, wire.imagePage(await images.listBadgeImages(call, query), query.offset))
  },

  async updateBadgeImage({ call, params, headers, body, respond }) {
    const etag = await images.updateBadgeImage(call, params.imageId, headers['if-match'], body)
    return respond(200, { success: true }, { etag })
  },

  async deleteBadgeImage({ call, params, query, respond }) {
    await images.deleteBadgeImage(call, params.imageId, query.replacementImageId)
    return respond(200, { success: true })
  },

  async getBadgeImagePicture({ call, params, query, respond }) {
    return respond(302, undefined, { location: await images.getBadgeImagePicture(call, params.imageId, query.size) })
  },

  async listBadgeImagePlaylists({ call, params, query, respond }) {
    const page = await images.listBadgeImagePlaylists(call, params.imageId, query)
    return respond(200, wire.playlistPage(page, query.offset))
  },
}
