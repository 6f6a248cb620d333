import { csvHeaders } from '../audit/wire.ts'
import { pageAfterAnswer } from '../contract/page-answer.ts'
import type { HandlersOf } from '../contract/handlers.ts'
import { deleteMyDueDate, updateMyDueDate } from './due-service.ts'
import * as changes from './admin/content-change-log-service.ts'
import * as choosing from './admin/content-list-service.ts'
import * as adminWire from './admin/wire.ts'
import { getUrlPreview } from './preview/service.ts'
import { searchMyContentTerms, searchMyContent } from './search/service.ts'
import { getContentVisibility, getMyContentVisibility } from './reach/explain-service.ts'
import { previewContentAudience } from './reach/service.ts'
import * as featured from './lists/featured-service.ts'
import * as lists from './lists/service.ts'
import * as wire from './wire.ts'

/** Those that gather what other nouns know are in home/handlers.ts, those that share content in sharing, and what copies it in assets. */
export const contentHandlers: Omit<
  HandlersOf<'content'>,
  | 'createContentChanges'
  | 'createContentImport'
  | 'createContentStatusChange'
  | 'duplicateContent'
  | 'exportContent'
  | 'exportContentImportProblems'
  | 'getMyContentStats'
  | 'listMyRecommendations'
  | 'previewContentChanges'
  | 'previewContentImport'
  | 'undoContentChange'
  | 'previewContentStatusChange'
  | 'previewStatusChange'
> = {
  async listMyFeaturedContent({ call, query, respond }) {
    return respond(200, wire.page(await lists.listMyFeaturedContent(call, query), query.offset))
  },

  async updateMyDueDate({ call, params, body, respond }) {
    await updateMyDueDate(call, params.contentId, body.ownDueDate)
    return respond(200, { success: true })
  },

  async deleteMyDueDate({ call, params, respond }) {
    await deleteMyDueDate(call, params.contentId)
    return respond(200, { success: true })
  },

  async listContent({ call, teams, query: { start: offset, ...query }, respond }) {
    const asked = { ...query, offset }
    return respond(200, adminWire.contentPage(await choosing.listContent(call, teams, asked), asked))
  },

  async getContentCard({ call, query, respond }) {
    return respond(200, wire.card(await choosing.getContentCard(call, query.content_id)))
  },

  async previewContentAudience({ call, params, body, respond }) {
    return respond(200, await previewContentAudience(call, params.contentId, body))
  },

  async listContentChanges({ call, query, respond }) {
    if (query.format === 'json')
      return respond(200, pageAfterAnswer(await changes.listContentChanges(call, query), query, adminWire.change))
    const headers = csvHeaders('content-changes.csv', query.attachment)
    return respond(200, changes.csvOfContentChanges(call, query) as never, headers)
  },

  async listFeaturedContent({ call, params, query, respond }) {
    const page = await featured.listFeaturedContent(call, params.teamIds, query)
    return respond(200, wire.featuredPage(page, query.offset))
  },

  async addFeaturedContent({ call, params, body, respond }) {
    await featured.addFeaturedContent(call, params.teamIds, body.contentIds)
    return respond(200, { success: true })
  },

  async removeFeaturedContent({ call, params, body, respond }) {
    await featured.removeFeaturedContent(call, params.teamIds, body.contentIds)
    return respond(200, { success: true })
  },

  async rankFeaturedContent({ call, params, body, respond }) {
    await featured.rankFeaturedContent(call, params.teamIds, params.contentId, body.rank)
    return respond(200, { success: true })
  },

  async listMySavedContent({ call, query, respond }) {
    return respond(200, wire.page(await lists.listMySavedContent(call, query), query.offset))
  },

  async listMyTodoContent({ call, query, respond }) {
    return respond(200, wire.todoPage(await lists.listMyTodoContent(call, query), query.offset))
  },

  async listMyContentHistory({ call, query, respond }) {
    return respond(200, wire.historyPage(await lists.listMyContentHistory(call, query), query.offset))
  },

  async listMyContinueContent({ call, query, respond }) {
    return respond(200, wire.continuePage(await lists.listMyContinueContent(call, query), query.offset))
  },

  async getContentVisibility({ call, params, query, respond }) {
    const { explanation, named } = await getContentVisibility(call, params.contentId, query.userId)
    return respond(200, wire.visibility(explanation, named))
  },

  async getMyContentVisibility({ call, params, respond }) {
    const { told, named } = await getMyContentVisibility(call, params.contentId)
    return respond(200, wire.ownVisibility(told, named))
  },

  async searchMyContent({ call, query, respond }) {
    const filters = { type: query.type, locale: query.locale, topicId: query.topic }
    return respond(200, wire.searchPage(await searchMyContent(call, query.query, filters, query), query.offset))
  },

  async searchMyContentTerms({ call, query, respond }) {
    return respond(200, wire.termPage(await searchMyContentTerms(call, query.query, query), query.offset))
  },

  async listMyContentFilters({ call, query, respond }) {
    return respond(200, wire.filters(await lists.listMyContentFilters(call, { topicId: query.topic })))
  },

  async listMyBrowseContent({ call, query, respond }) {
    if (query.format === 'topics')
      return respond(
        200,
        wire.topicPage(
          await lists.listMyContentFilters(call, { topicId: query.topic, type: query.type, locale: query.locale }),
          query,
        ),
      )
    const filter = { list: query.mine ?? 'all', type: query.type, locale: query.locale, topicId: query.topic } as const
    return respond(200, wire.page(await lists.listMyBrowseContent(call, filter, query.order, query), query.offset))
  },

  async getUrlPreview({ call, query, respond }) {
    return respond(200, await getUrlPreview(call, query.url))
  },
}
