import type { HandlersOf } from '../contract/handlers.ts'
import * as admin from './topic-service.ts'
import * as jobs from '../jobs/wire.ts'
import * as names from './name-service.ts'
import * as service from './service.ts'
import * as deletion from './tag-deletion-service.ts'
import * as renaming from './tag-renaming-service.ts'
import * as tags from './tag-service.ts'
import * as wire from './wire.ts'

export const topicHandlers: HandlersOf<'topics'> = {
  async listTopics({ call, query, respond }) {
    return respond(200, wire.topicPage(await service.listTopics(call, query), query.offset, call.hub.domainId))
  },

  async getTopic({ call, params, query, respond }) {
    const topic = await service.getTopic(call, params.topicId, query.includeDeleted)
    const answer = wire.topic(topic, call.hub.domainId)
    return respond(200, answer, { etag: answer.etag })
  },

  async createTopic({ call, body, respond }) {
    return respond(201, { success: true, id: await admin.createTopic(call, body) })
  },

  async updateTopic({ call, params, headers, body, respond }) {
    const etag = await admin.updateTopic(call, params.topicId, headers['if-match'], body)
    return respond(200, { success: true }, { etag })
  },

  async deleteTopic({ call, params, respond }) {
    await admin.deleteTopic(call, params.topicId)
    return respond(200, { success: true })
  },

  async restoreTopic({ call, params, respond }) {
    await admin.restoreTopic(call, params.topicId)
    return respond(200, { success: true })
  },

  async rankTopic({ call, params, body, respond }) {
    await admin.rankTopic(call, params.topicId, body)
    return respond(200, { success: true })
  },

  async resetTopicRanks({ call, body, respond }) {
    await admin.resetTopicRanks(call, body.parentTopicId)
    return respond(200, { success: true })
  },

  async getTopicNames({ call, params, respond }) {
    const { names: found, etag } = await names.getTopicNames(call, params.topicId)
    return respond(200, wire.topicNames(found), { etag })
  },

  async updateTopicNames({ call, params, headers, body, respond }) {
    const etag = await names.updateTopicNames(call, params.topicId, headers['if-match'], body.names)
    return respond(200, { success: true }, { etag })
  },

  async listTags({ call, query, respond }) {
    return respond(200, wire.tagPage(await tags.listTags(call, query), query.offset))
  },

  async createTags({ call, body, respond }) {
    return respond(201, { success: true, createdCount: await tags.createTags(call, body.names) })
  },

  async previewTagChange({ call, query, body, respond }) {
    const { change, token } = await renaming.previewTagChange(call, body)
    return respond(200, jobs.changePreviewPage(change, query, token))
  },

  async updateTags({ call, body, respond }) {
    return respond(202, jobs.job(await renaming.updateTags(call, body, body.previewToken)))
  },

  async previewTagDeletion({ call, query, body, respond }) {
    const { change, token } = await deletion.previewTagDeletion(call, body.names)
    return respond(200, jobs.changePreviewPage(change, query, token))
  },

  async deleteTags({ call, query, respond }) {
    return respond(202, jobs.job(await deletion.deleteTags(call, query.names, query.previewToken)))
  },
}
