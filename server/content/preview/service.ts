import { letsBeFramed } from '../../platform/frameable.ts'
import type { Call, Context } from '../../context.ts'
import { badInput, type Problem } from '../../contract/problems.ts'
import { ClosedAddress, guardedFetch, type FetchedPage } from '../../platform/guarded-fetch.ts'
import { uriOf, wordsOf, type PageWords } from './page-words.ts'

/** What a page of the web says of itself, so that people see where a link leads. */

export interface UrlPreview extends PageWords {
  url: string
  canBeFramed: boolean
}

const CACHE_MS = 10 * 60_000
const MAX_KEPT = 500

interface Kept {
  preview: Promise<UrlPreview>
  until: number
}

const kept = new WeakMap<Context, Map<string, Kept>>()

/**
 * The preview of a page, from the page itself or as it was up to ten minutes ago. Those who ask for the same page at
 * once wait for one answer; a failure is not kept. @throws 400 `url-not-public` or `page-not-readable`
 */
export function getUrlPreview({ context, hub }: Call, url: string): Promise<UrlPreview> {
  const previews = kept.get(context) ?? new Map<string, Kept>()
  kept.set(context, previews)
  const key = `${hub.domainId}:${url}`
  const now = context.now().getTime()
  const known = previews.get(key)
  if (known && known.until > now) return known.preview
  const preview = read(url, hub.origin)
  // At the end of the map again: what was read longest ago goes first.
  previews.delete(key)
  previews.set(key, { preview, until: now + CACHE_MS })
  if (previews.size > MAX_KEPT) previews.delete(previews.keys().next().value!)
  preview.catch(() => {
    if (previews.get(key)?.preview === preview) previews.delete(key)
  })
  return preview
}

async function read(url: string, hubOrigin: string): Promise<UrlPreview> {
  const page = await fetched(url)
  const { 'content-type': type, 'content-encoding': encoding } = page.headers
  const end = uriOf(new URL(page.url))
  // The body of what is no text was not read. Nor was any encoding asked for, so one that comes is not undone.
  if (page.status >= 300 || page.body.length === 0 || !/^(identity)?$/i.test(String(encoding ?? '')) || !end)
    throw notReadable()
  return {
    url: end,
    ...wordsOf(page.body, String(type), page.url),
    canBeFramed: letsBeFramed(page, hubOrigin),
  }
}

async function fetched(url: string): Promise<FetchedPage> {
  try {
    return await guardedFetch(url, { reads: 'page' })
  } catch (error) {
    throw error instanceof ClosedAddress
      ? badInput('url-not-public', 'query/url', 'This address is not on the public web. Choose another one.')
      : notReadable()
  }
}

function notReadable(): Problem {
  return badInput(
    'page-not-readable',
    'query/url',
    'This page cannot be read. It does not answer, is too large or holds no text.',
  )
}
