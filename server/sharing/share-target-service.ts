import { mayChange, mayRead } from '../access/rights.ts'
import { searchVisible } from '../content/search/service.ts'
import type { Call } from '../context.ts'
import { badInput, notAllowed, notFound } from '../contract/problems.ts'
import { viewerOf } from '../content/rules.ts'
import { mayShare } from './rules.ts'
import * as store from './store.ts'

/** What is shared: content that the caller sees or looks after, with the playlist in which it opens. */

export interface Named {
  contentId: string
  contextId: string | null
}

export interface Wanted extends Named {
  type: string
  name: string
}

export interface ContentInput {
  share_ref_ids?: readonly string[]
  share_context_ids?: readonly (string | null)[]
  searchQuery?: string
  limit?: number
}

const FOUND_UNLESS_SAID = 5

/** The content that a call names or searches for. @throws 400 `content-required`, `context-count-mismatch` or `unknown-reference`, 403 */
export async function mustBeShareable(call: Call, input: ContentInput): Promise<Wanted[]> {
  const { share_ref_ids: ids, share_context_ids: contexts, searchQuery } = input
  if (contexts?.length && contexts.length !== (ids?.length ?? 0))
    throw badInput(
      'context-count-mismatch',
      '/share_context_ids',
      'Name as many playlists as pieces of content, null for one that opens on its own, or leave them out.',
    )
  if (ids)
    return mustFind(
      call,
      ids.map((id, index) => ({ contentId: id.toLowerCase(), contextId: contexts?.[index]?.toLowerCase() ?? null })),
    )
  if (searchQuery === undefined)
    throw badInput('content-required', '/share_ref_ids', 'Say what to share: name content, or words to search it by.')
  const cards = await searchVisible(call, searchQuery, input.limit ?? FOUND_UNLESS_SAID)
  return cards.map(({ id, type, name }) => ({ contentId: id, contextId: null, type, name }))
}

async function mustFind(call: Call, named: readonly Named[]): Promise<Wanted[]> {
  const rows = new Map((await find(call, named)).map((row) => [row.place - 1, row]))
  return named.map((each, index) => {
    const row = rows.get(index)
    const answer = row ? answerOf(call, row) : 'unknown'
    if (!row || answer === 'unknown')
      throw badInput('unknown-reference', `/share_ref_ids/${index}`, 'There is no such content, or you may not see it.')
    if (answer === 'no') throw notAllowed(`You may not share “${row.name}”.`)
    if (!row.isThere)
      throw badInput('unknown-reference', `/share_context_ids/${index}`, 'This playlist does not contain the content.')
    return { ...each, type: row.type, name: row.name }
  })
}

/** @throws 404 for what the caller must not know of or what is not of the kind that it is named as, 403 for what they may only read */
export async function mustBeShareableOfKind(
  call: Call,
  { assetIds, playlistIds }: { assetIds: readonly string[]; playlistIds: readonly string[] },
): Promise<string[]> {
  const ids = [...new Set([...assetIds, ...playlistIds].map((id) => id.toLowerCase()))]
  if (ids.length === 0) return ids
  const named = ids.map((contentId) => ({ contentId, contextId: null }))
  const rows = await find(call, named)
  const playlists = new Set(rows.filter(({ type }) => type === 'playlist').map(({ id }) => id))
  const isOfKind =
    playlistIds.every((id) => playlists.has(id.toLowerCase())) &&
    !assetIds.some((id) => playlists.has(id.toLowerCase()))
  const answers = rows.map((row) => answerOf(call, row))
  if (rows.length < ids.length || !isOfKind || answers.includes('unknown')) throw notFound()
  if (answers.includes('no')) throw notAllowed('You may not share all of this content.')
  return ids
}

function find(call: Call, named: readonly Named[]): Promise<store.WantedRow[]> {
  return store.findWanted(call.db, {
    ...viewerOf(call),
    contentIds: named.map(({ contentId }) => contentId),
    contextIds: named.map(({ contextId }) => contextId),
  })
}

function answerOf(call: Call, row: store.WantedRow) {
  return mayShare(row.isShown, { mayRead: mayRead(call, row), mayChange: mayChange(call, row) })
}

/** @throws 403 for somebody who may not speak for the hub about all of it */
export function mustSpeakForHub({ caller }: Call, wanted: readonly Wanted[]): void {
  const missing = wanted.find(({ type }) => !caller.privileges.has(`${kindOf(type)}_write`))
  if (missing)
    throw notAllowed(
      `To recommend “${missing.name}” in the name of the hub you need the right ${kindOf(missing.type)}_write.`,
    )
}

function kindOf(type: string): 'playlist' | 'asset' {
  return type === 'playlist' ? 'playlist' : 'asset'
}
