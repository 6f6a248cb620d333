import { Parser } from 'htmlparser2'
import { hostOf, hostsInScript, hostsInStyle } from './address-codec.ts'

/** What a page loads by itself, element by element; an address of any other attribute is only a link. */
const LOADS: Record<string, readonly string[]> = {
  audio: ['src'],
  base: ['href'],
  embed: ['src'],
  frame: ['src'],
  iframe: ['src'],
  image: ['href', 'xlink:href'],
  img: ['src', 'srcset'],
  input: ['src'],
  object: ['data'],
  script: ['src', 'href', 'xlink:href'],
  source: ['src', 'srcset'],
  track: ['src'],
  use: ['href', 'xlink:href'],
  video: ['src', 'poster'],
}
const LOADING_LINKS = new Set([
  'apple-touch-icon',
  'icon',
  'manifest',
  'modulepreload',
  'prefetch',
  'preload',
  'stylesheet',
])

export interface PageHosts {
  /** From which the page loads. */
  loaded: string[]
  /** That its scripts name. */
  named: string[]
}

/** The hosts of an HTML page, or of a picture or page in XML. */
export function hostsInPage(html: string): PageHosts {
  const hosts: PageHosts = { loaded: [], named: [] }
  let inside = ''
  const parser = new Parser({
    onopentag(name, attributes) {
      inside = name
      hosts.loaded.push(...loadedBy(name, attributes))
      for (const [attribute, text] of Object.entries(attributes)) {
        if (attribute === 'style') hosts.loaded.push(...hostsInStyle(text))
        if (attribute.startsWith('on')) hosts.named.push(...hostsInScript(text))
      }
    },
    ontext(text) {
      if (inside === 'style') hosts.loaded.push(...hostsInStyle(text))
      if (inside === 'script') hosts.named.push(...hostsInScript(text))
    },
    onclosetag() {
      inside = ''
    },
  })
  parser.end(html)
  return hosts
}

function loadedBy(name: string, attributes: Record<string, string>): string[] {
  if (name === 'link') return isLoading(attributes['rel']) ? hostsOf([attributes['href']]) : []
  if (name === 'meta') return hostsOf([/\burl=(.*)$/i.exec(attributes['content'] ?? '')?.[1]])
  return (LOADS[name] ?? []).flatMap((attribute) => {
    const text = attributes[attribute]
    return hostsOf(attribute === 'srcset' ? (text?.split(/[\s,]+/) ?? []) : [text])
  })
}

function isLoading(rel = ''): boolean {
  return rel
    .toLowerCase()
    .split(/\s+/)
    .some((each) => LOADING_LINKS.has(each))
}

function hostsOf(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) => (address === undefined ? [] : (hostOf(address) ?? [])))
}
