import { CardType } from '../../generated/client/model/cardType.ts'
import { EmailState } from '../../generated/client/model/emailState.ts'
import { ListMyBrowseContentOrder } from '../../generated/client/model/listMyBrowseContentOrder.ts'
import { ListMyContentHistoryStatus } from '../../generated/client/model/listMyContentHistoryStatus.ts'
import { Locale } from '../../generated/client/model/locale.ts'

/** What the addresses of the lists hold. What does not fit is left out, so an old link still opens the list. */
export type BrowseSearch = { topic?: string; type?: CardType; order?: ListMyBrowseContentOrder; page?: number }
export type HistorySearch = { status?: ListMyContentHistoryStatus; type?: CardType; page?: number }
export type TextSearch = { q?: string; type?: CardType; locale?: Locale; topic?: string; page?: number }

export type MessageSearch = { show?: 'read' | 'unread'; page?: number }

export type EmailSearch = { state?: EmailState; q?: string; page?: number }

type Raw = Record<string, unknown>

export function browseSearch(raw: Raw): BrowseSearch {
  return {
    topic: text(raw.topic, 36),
    type: oneOf(raw.type, CardType),
    order: oneOf(raw.order, ListMyBrowseContentOrder),
    page: page(raw.page),
  }
}

export function historySearch(raw: Raw): HistorySearch {
  return {
    status: oneOf(raw.status, ListMyContentHistoryStatus),
    type: oneOf(raw.type, CardType),
    page: page(raw.page),
  }
}

export function textSearch(raw: Raw): TextSearch {
  return {
    q: text(raw.q, 200),
    type: oneOf(raw.type, CardType),
    locale: oneOf(raw.locale, Locale),
    topic: text(raw.topic, 36),
    page: page(raw.page),
  }
}

export function messageSearch(raw: Raw): MessageSearch {
  return { show: oneOf(raw.show, { read: 'read', unread: 'unread' }), page: page(raw.page) }
}

export function emailSearch(raw: Raw): EmailSearch {
  return { state: oneOf(raw.state, EmailState), q: text(raw.q, 200), page: page(raw.page) }
}

export function pageSearch(raw: Raw): { page?: number } {
  return { page: page(raw.page) }
}

export function profileSearch(raw: Raw): { export?: string } {
  return { export: text(raw.export, 36) }
}

export function tokenSearch(raw: Raw): { token?: string } {
  return { token: text(raw.token, 500) }
}

function oneOf<T extends string>(value: unknown, allowed: Record<string, T>): T | undefined {
  return Object.values(allowed).find((one) => one === value)
}

// The router reads a search for 2026 as a number.
function text(value: unknown, max: number): string | undefined {
  const words = typeof value === 'number' ? String(value) : value
  return typeof words === 'string' && words !== '' ? words.slice(0, max) : undefined
}

function page(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 && value < 10_000 ? value : undefined
}
