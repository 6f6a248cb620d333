import { CardType } from '../../generated/client/model/cardType.ts'
import { ListMyBrowseContentOrder } from '../../generated/client/model/listMyBrowseContentOrder.ts'
import { ListMyContentHistoryStatus } from '../../generated/client/model/listMyContentHistoryStatus.ts'
import { ListMyBrowseContentMine } from '../../generated/client/model/listMyBrowseContentMine.ts'
import { Locale } from '../../generated/client/model/locale.ts'
import { oneOf, page, text, type RawSearch } from '../shell/search-params.ts'

export type BrowseSearch = {
  topic?: string
  type?: CardType
  mine?: ListMyBrowseContentMine
  order?: ListMyBrowseContentOrder
  page?: number
}
export type HistorySearch = { status?: ListMyContentHistoryStatus; type?: CardType; page?: number }
export type TextSearch = { q?: string; type?: CardType; locale?: Locale; topic?: string; page?: number }

export function browseSearch(raw: RawSearch): BrowseSearch {
  return {
    topic: text(raw.topic, 36),
    type: oneOf(raw.type, CardType),
    mine: oneOf(raw.mine, ListMyBrowseContentMine),
    order: oneOf(raw.order, ListMyBrowseContentOrder),
    page: page(raw.page),
  }
}

export function historySearch(raw: RawSearch): HistorySearch {
  return {
    status: oneOf(raw.status, ListMyContentHistoryStatus),
    type: oneOf(raw.type, CardType),
    page: page(raw.page),
  }
}

export function textSearch(raw: RawSearch): TextSearch {
  return {
    q: text(raw.q, 200),
    type: oneOf(raw.type, CardType),
    locale: oneOf(raw.locale, Locale),
    topic: text(raw.topic, 36),
    page: page(raw.page),
  }
}
