import { parse } from 'tldts'

/** Addresses in pages, styles and scripts, and the hosts that they name. */

/** Names of vocabularies and standards, which look like addresses and from which nothing is ever loaded. */
const OF_NAMES = [
  'adlnet.gov',
  'adlnet.org',
  'ieee.org',
  'imsglobal.org',
  'imsproject.org',
  'ns.adobe.com',
  'openxmlformats.org',
  'projecttincan.com',
  'purl.org',
  'schema.org',
  'schemas.microsoft.com',
  'w3.org',
  'w3id.org',
  'xmlsoap.org',
]

const HOSTNAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/

/** The host that an address over http or https names; null for what lies in the package, is no name of the DNS or is a name of a standard. */
export function hostOf(address: string): string | null {
  const text = address.trim()
  if (!/^(?:https?:)?[/\\]{2}/i.test(text)) return null
  const url = URL.parse(text, 'https://package.invalid/')
  const host = url?.hostname.replace(/\.$/, '') ?? ''
  if (!HOSTNAME.test(host)) return null
  // Without a scheme a host looks like a file in a folder: only what somebody can have registered is one.
  if (!/^http/i.test(text) && !isRegistered(host)) return null
  return OF_NAMES.some((name) => host === name || host.endsWith(`.${name}`)) ? null : host
}

function isRegistered(host: string): boolean {
  const { isIcann, isPrivate } = parse(host, { allowPrivateDomains: true })
  return isIcann === true || isPrivate === true
}

const IN_STYLE =
  /url\(\s*(?:"([^"\n]{1,2000})"|'([^'\n]{1,2000})'|([^\s"'()]{1,2000}))\s*\)|@import\s+["']([^"'\n]{1,2000})["']/gi

/** The hosts from which a style sheet loads. */
export function hostsInStyle(css: string): string[] {
  return found(css.matchAll(IN_STYLE))
}

/** In quotes, or in the page or style that a script writes, but for links and namespaces; a comment with an address has nothing of it before it. */
const IN_SCRIPT =
  /(?<=["'`=(])(?<!<a\s[^<>]{0,200}href\s*=\s*\\?["'`]?|\bopen\(["'`]|xmlns(?::\w{1,40})?\s*=\s*\\?["'`])((?:https?:)?\\?\/\\?\/[a-z0-9][a-z0-9.-]{0,252}\.[a-z0-9-]{2,63})(?=["'`)\s:/?#\\]|$)/gi

/** The hosts that a script names. Whether it loads from them, or only links to them, nobody can tell without running it. */
export function hostsInScript(script: string): string[] {
  return found(script.matchAll(IN_SCRIPT))
}

function found(matches: Iterable<RegExpMatchArray>): string[] {
  return [...matches].flatMap(([, ...parts]) => hostOf(parts.find(Boolean)?.replaceAll('\\/', '/') ?? '') ?? [])
}
