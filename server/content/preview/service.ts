import { setTimeout as wait } from 'node:timers/promises'
import { letsBeFramed } from '../../platform/frameable.ts'
import type { Call, Context } from '../../context.ts'
import { badInput, type Problem } from '../../contract/problems.ts'
import { guardedFetch, type FetchedPage } from '../../platform/guarded-fetch.ts'
import { RecentMap } from '../../platform/recent-map.ts'
import { uriOf, wordsOf, type PageWords } from './page-codec.ts'

/** What a page of the web says of itself, so that people see where a link leads. */

export interface UrlPreview extends PageWords {
  url: string
  canBeFramed: boolean
}

const CACHE_MS = 10 * 60_000
const MAX_KEPT = 500
const REFUSAL_MS = 500

interface Kept {
  preview: Promise<UrlPreview>
  until: number
}

const kept = new WeakMap<Context, RecentMap<string, Kept>>()

/**
 * The preview of a page, from the page itself or as it was up to ten minutes ago. Those who ask for the same page at
 * once wait for one answer; a failure is not kept. @throws 400 `page-not-readable`, whatever the reason
 */
export function getUrlPreview({ context, hub }: Call, url: string): Promise<UrlPreview> {
  const previews = kept.get(context) ?? new RecentMap<string, Kept>(MAX_KEPT)
  kept.set(context, previews)
  const key = `${hub.domainId}:${url}`
  const now = context.now().getTime()
  const known = previews.get(key)
  if (known && known.until > now) return known.preview
  const preview = notTooSoon(read(url, hub.origin))
  previews.set(key, { preview, until: now + CACHE_MS })
  preview.catch(() => {
    if (previews.get(key)?.preview === preview) previews.delete(key)
  })
  return preview
}

/** A refusal takes this long at least, so that its time does not tell what stands behind an address. */
async function notTooSoon<T>(work: Promise<T>): Promise<T> {
  const waited = wait(REFUSAL_MS)
  try {
    return await work
  } catch (error) {
    await waited
    throw error
  }
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
  } catch {
    throw notReadable()
  }
}

function notReadable(): Problem {
  return badInput(
    'page-not-readable',
    'query/url',
    'This page cannot be read. It is not on the public web, does not answer, is too large or holds no text.',
  )
}
