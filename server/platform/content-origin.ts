import { createHash } from 'node:crypto'
import { getDomain } from 'tldts'

/** Stands in CONTENT_ORIGIN for a label of its own for each package. */
const PACKAGE = '{package}'
const SHAPE = /^https?:\/\/(\{package\}\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/
/** Where a port differs cookies are the same; where a site differs they never are. Browsers lead every *.localhost to the machine itself. */
const ON_A_LAPTOP = 'content.localhost'

const EXAMPLE = 'https://{package}.content-of-our-hub.example'

/**
 * Where what authors upload is served from: scheme, host and port, the host with `{package}` as its first label where
 * each package has an origin of its own.
 * @throws Error that says what CONTENT_ORIGIN must be
 */
export function readContentOrigin(
  text: string | undefined,
  { needsHttps, port }: { needsHttps: boolean; port: number },
): string {
  if (!text) {
    if (!needsHttps) return `http://${ON_A_LAPTOP}:${port}`
    throw new Error(`Set CONTENT_ORIGIN to where authors' content is served from, such as ${EXAMPLE}.`)
  }
  if (!SHAPE.test(text) || !URL.canParse(contentOriginOf(text, 0, '')))
    throw new Error(`CONTENT_ORIGIN must be a scheme and a host in small letters, such as ${EXAMPLE}, not "${text}".`)
  if (needsHttps && !text.startsWith('https:'))
    throw new Error(`CONTENT_ORIGIN must begin with https, as in ${EXAMPLE}, not "${text}".`)
  return text
}

/** The origin of one file of a hub: for a package one that no other package has, where the template names `{package}`. */
export function contentOriginOf(template: string, domainId: number, fileId: string): string {
  return template.replace(PACKAGE, () => packageLabel(domainId, fileId))
}

/** The same origins as one source of a Content-Security-Policy. */
export function contentSource(template: string): string {
  return template.replace(PACKAGE, '*')
}

/** Whether a request for this host name, without its port, is for the content. */
export function isContentHost(template: string, hostname: string): boolean {
  const name = hostname.toLowerCase()
  const host = hostOf(template)
  if (!template.includes(PACKAGE)) return name === host
  return /^[0-9a-f]{32}$/.test(name.slice(0, 32)) && name.slice(32) === `.${host}`
}

/** Whether a text is one of the origins of the content, whole and spelled as browsers do. */
export function isContentOrigin(template: string, text: string): boolean {
  const hostname = URL.canParse(text) ? new URL(text).hostname : ''
  return isContentHost(template, hostname) && text === template.replace(PACKAGE, hostname.slice(0, 32))
}

/**
 * Whether a page on the content origin could set cookies that reach this host, or push its cookies out: browsers share
 * both within a site, which is the domain that somebody registered.
 */
export function sharesSite(template: string, hostname: string): boolean {
  return siteOf(hostOf(template)) === siteOf(hostname)
}

/** @throws Error when one of these names of hubs is too near to the content origin */
export function refuseSharedSite(template: string, hostnames: readonly string[]): void {
  const near = hostnames.find((hostname) => sharesSite(template, hostname))
  if (near === undefined) return
  throw new Error(
    `The hub at ${near} and CONTENT_ORIGIN (${template}) are both under ${siteOf(near)}, so pages of authors could reach its cookies. Set CONTENT_ORIGIN to a host under another registered domain, such as ${EXAMPLE}.`,
  )
}

/** The host of a template without the label that differs. */
function hostOf(template: string): string {
  return new URL(template.replace(`${PACKAGE}.`, '')).hostname
}

/** An address or a name without a registered domain, such as localhost, is a site of its own. */
function siteOf(hostname: string): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname.toLowerCase()
}

function packageLabel(domainId: number, fileId: string): string {
  return createHash('sha256').update(`${domainId}:${fileId}`).digest('hex').slice(0, 32)
}
