import type { Hub } from '../../context.ts'
import { NO_DEVICES } from '../../platform/permissions-policy.ts'

/** The headers of the content origin. It has no cookies, so what runs there can reach nothing of the hub. */

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': NO_DEVICES,
  // Pages of other sites may not load it; frames are for frame-ancestors to allow.
  'cross-origin-resource-policy': 'same-origin',
}
/** As long as a link that is not renewed; the address of a copy holds the token. */
const KEPT = { ...COMMON, 'cache-control': 'private, max-age=600' }
const NOT_KEPT = { ...COMMON, 'cache-control': 'no-store' }

/**
 * Files of a package: authors' pages do as they like, but only with what is in the package, with the record store of the hub and with hosts that
 * somebody allowed. Such a host may give them all that a page loads: what a script of it is told it can send there anyway. @param allowedHosts of the asset
 */
export function packageHeaders(hub: Hub, allowedHosts: readonly string[]): Record<string, string> {
  const hosts = new Set([...hub.allowedHosts, ...allowedHosts])
  const own = ["'self' data: blob:", ...[...hosts].map((host) => `https://${host}`)].join(' ')
  const recordStores = namedOrigins(hub)
    .map((origin) => `${origin}/xapi/`)
    .join(' ')
  return {
    ...KEPT,
    'content-security-policy': `default-src ${own} 'unsafe-inline' 'unsafe-eval'; connect-src ${own} ${recordStores}; frame-ancestors ${framersOf(hub)} 'self'`,
  }
}

/** Single files: shown, never run. The hub's own page may read them for its players. @param origin of that page */
export function fileHeaders(hub: Hub, origin: string): Record<string, string> {
  const shows = "default-src 'none'; img-src 'self'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'"
  return {
    ...KEPT,
    'content-security-policy': `${shows}; frame-ancestors ${framersOf(hub)} 'self'`,
    'access-control-allow-origin': origin,
    vary: 'origin',
    'access-control-expose-headers': 'accept-ranges, content-length, content-range, etag',
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** The page round a single file. */
export function wrapHeaders(hub: Hub): Record<string, string> {
  const shows =
    "default-src 'none'; img-src 'self'; media-src 'self'; frame-src 'self'; object-src 'self'; style-src 'unsafe-inline'"
  return {
    ...NOT_KEPT,
    'content-security-policy': `${shows}; base-uri 'none'; form-action 'none'; frame-ancestors ${framersOf(hub)} 'self'`,
  }
}

/** The page that plays courses: our own scripts, and frames with the package beside it. */
export function playerHeaders(hub: Hub): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framersOf(hub)}`,
  ]
  return { ...NOT_KEPT, 'content-security-policy': policy.join('; ') }
}

/** The page round a PDF of a package, which pdf.js draws by scripts of our own. */
export function documentHeaders(hub: Hub): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self' data: blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framersOf(hub)} 'self'`,
  ]
  return { ...NOT_KEPT, 'content-security-policy': policy.join('; '), vary: 'accept' }
}

/** The pages of the hub under each of its names. */
function framersOf(hub: Hub): string {
  return namedOrigins(hub).join(' ')
}

/** But for an IPv6 address, which a policy cannot name. */
function namedOrigins({ origins }: Hub): string[] {
  return origins.filter((origin) => !origin.includes('['))
}

/** What any page may ask for, which needs a key in its address. */
export const FETCH_HEADERS = {
  ...NOT_KEPT,
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, content-type',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The page that an activity leads to when it is left, in whatever frame: there is nothing to click on it, and no hub is known. */
export const RETURNED_HEADERS = {
  ...COMMON,
  'cache-control': 'public, max-age=3600',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

/** Sentences about what went wrong. */
export const PROBLEM_HEADERS = {
  ...NOT_KEPT,
  'content-security-policy': "default-src 'none'",
  'content-type': 'text/plain; charset=utf-8',
}
