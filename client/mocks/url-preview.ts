import { getGetUrlPreviewMockHandler } from '../../generated/client/content/content.msw.ts'
import { answer } from './answer.ts'
import type { MockHub } from './hub.ts'
import { badInput } from './problems.ts'

/** The mock reads no page of the web: it knows a few, and none of the others can be read. */
export function urlPreviewHandlers(hub: MockHub) {
  return [
    getGetUrlPreviewMockHandler(
      answer(hub, 'getUrlPreview', ({ query }) => {
        if (!mayBePublic(query.url)) throw badInput('url-not-public', 'query/url', 'This address is not public.')
        const page = hub.pages.find(({ url }) => url === query.url)
        if (!page) throw badInput('page-not-readable', 'query/url', 'The mock does not know this page.')
        return page
      }),
    ),
  ]
}

/** What the hub sees of an address at a glance. Browsers write an IPv4 address the same way however it is spelt. */
function mayBePublic(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.port || url.username || url.password) return false
  return !/^\[|^[\d.]+$|(^|\.)localhost\.?$/.test(url.hostname)
}
