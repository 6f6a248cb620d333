import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import type { KeepCode } from './keep-code.ts'

/**
 * Lets the hub open without a connection, at the page with what is kept on the device. It keeps the code of that page, and
 * never an answer of the hub.
 */

declare const self: ServiceWorkerGlobalScope
/** What the page needs, by vite.config.ts. */
declare const PAGE: PrecacheEntry[]
/** What plays films, sounds, documents and pictures. */
declare const PLAYERS: string[]
/** The texts of each language. */
declare const TEXTS: Record<string, string[]>

const CODE = 'code'
const NOT_OF_THE_CLIENT = [/^\/(api|dev-docs|static|icons)\//, /^\/\.well-known\//]

void self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(PAGE)
registerRoute(new NavigationRoute(openPage, { denylist: NOT_OF_THE_CLIENT }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/static/'),
  async ({ request }) => (await caches.match(request, { cacheName: CODE })) ?? fetch(request),
)

self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload.enable()))
self.addEventListener('message', (event) => {
  const { locale, withPlayers, port } = event.data as KeepCode
  const files = [...(TEXTS[locale] ?? []), ...(withPlayers ? PLAYERS : [])]
  event.waitUntil(keepCode(files).then(() => port.postMessage('kept')))
})

/** Asks the hub first: while it answers, nothing here is older than what it says. */
async function openPage({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> {
  const { preloadResponse } = event as FetchEvent & { preloadResponse: Promise<Response | undefined> }
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await matchPrecache('/offline')) ?? Response.error()
  }
}

/** In place of what was kept before: another language, or an earlier version of the hub. */
async function keepCode(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CODE)
  const wanted = files.map((file) => new URL(file, self.location.origin).href)
  const there = (await cache.keys()).map(({ url }) => url)
  await cache.addAll(wanted.filter((url) => !there.includes(url)))
  for (const url of there) if (!wanted.includes(url)) await cache.delete(url)
}
