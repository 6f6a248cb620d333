import { guardedFetch, type FetchedPage } from './guarded-fetch.ts'

type Headers = Record<string, string | string[] | undefined>

/** Longer than this nobody waits for an asset to be saved. */
const TIMEOUT_MS = 3_000

/** Asks a page whether the hub may show it in a frame. A page that cannot be reached may not. */
export async function mayBeFramed(url: string, hubOrigin: string): Promise<boolean> {
  try {
    return letsBeFramed(await guardedFetch(url, { reads: 'headers', timeoutMs: TIMEOUT_MS }), hubOrigin)
  } catch {
    return false
  }
}

/** Whether a page that answered lets the hub show it in a frame. */
export function letsBeFramed({ url, status, headers }: FetchedPage, hubOrigin: string): boolean {
  // Browsers show no http page inside an https one.
  const isMixed = hubOrigin.startsWith('https:') && !url.startsWith('https:')
  return status < 400 && !isMixed && isFrameable(headers, hubOrigin)
}

/**
 * Whether a page of another site lets the hub frame it, from its answer's headers in lower case. As in browsers
 * `frame-ancestors` of every Content-Security-Policy has to agree, and X-Frame-Options counts only where there is none.
 */
export function isFrameable(headers: Headers, hubOrigin: string): boolean {
  const lists = textOf(headers['content-security-policy']).split(',').flatMap(ancestorsOf)
  if (lists.length) return lists.every((sources) => sources.some((source) => matches(source, new URL(hubOrigin))))
  const options = textOf(headers['x-frame-options'])
    .toLowerCase()
    .split(',')
    .map((option) => option.trim())
  return !options.includes('deny') && !options.includes('sameorigin')
}

/** The first frame-ancestors of a policy counts; an empty one lets nobody in. */
function ancestorsOf(policy: string): string[][] {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  const found = directives.find(([name]) => name?.toLowerCase() === 'frame-ancestors')
  return found ? [found.slice(1)] : []
}

const HOST_SOURCE =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?)(?::(\d+|\*))?(?:\/.*)?$/i

/** CSP level 3, section 6.7.2: a source against the hub's origin. `'self'` is the page's own site and never the hub. */
function matches(source: string, hub: URL): boolean {
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return fitsScheme(source.slice(0, -1), hub)
  const [, scheme, host, port] = HOST_SOURCE.exec(source) ?? []
  if (!host || (scheme && !fitsScheme(scheme, hub))) return false
  return fitsHost(host.toLowerCase(), hub.hostname) && fitsPort(port, hub, host === '*' && !scheme)
}

function fitsScheme(scheme: string, hub: URL): boolean {
  const asked = `${scheme.toLowerCase()}:`
  return asked === hub.protocol || (asked === 'http:' && hub.protocol === 'https:')
}

function fitsHost(pattern: string, hostname: string): boolean {
  if (pattern === '*') return true
  return pattern.startsWith('*.') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern
}

/** @param isAnything a lone star takes every port as well */
function fitsPort(port: string | undefined, hub: URL, isAnything: boolean): boolean {
  if (port === '*' || (port === undefined && isAnything)) return true
  const usual = hub.protocol === 'https:' ? '443' : '80'
  return (port ?? usual) === (hub.port || usual) || (port === '80' && hub.protocol === 'https:' && hub.port === '')
}

function textOf(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}
