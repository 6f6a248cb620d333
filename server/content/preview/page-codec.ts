import { isUtf8 } from 'node:buffer'
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import { isPublicUrl } from '../../platform/guarded-fetch.ts'

/** What a page of the web says of itself for previews. Everything in it may be made to do harm, so it is read as plain text. */

export interface PageWords {
  title: string | null
  description: string | null
  imageUrl: string | null
}

/** The attributes of a `meta` that say something. */
const READ: ReadonlySet<string> = new Set(['name', 'property', 'content'])

const MAX_TITLE = 300
const MAX_DESCRIPTION = 1000
/** Of an address, as the contract has it. */
const MAX_URL = 2000

/** @param contentType the header of that name @param url where the page is, which a picture may be named from */
export function wordsOf(body: Buffer, contentType: string, url: string): PageWords {
  if (/^text\/plain\b/i.test(contentType)) return { title: null, description: null, imageUrl: null }
  const { title, metas } = new Head(decoded(body, contentType))
  return {
    title: plain(metas.get('og:title'), MAX_TITLE) ?? plain(title, MAX_TITLE),
    description: plain(metas.get('og:description') ?? metas.get('description'), MAX_DESCRIPTION),
    imageUrl: pictureOf(metas.get('og:image') ?? metas.get('twitter:image'), url),
  }
}

const BYTE_ORDER_MARKS: [encoding: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
]

/** The text of a page as browsers find it: by its byte order mark, the header, what it says itself, or a guess. */
export function decoded(body: Buffer, contentType: string): string {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => body[index] === byte))
  const named = /charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1]
  const said = [marked?.[0], named, ownEncoding(body)].find(isEncoding)
  // Where nothing is said and it is not UTF-8, it is what most of the old web is.
  return new TextDecoder(said ?? (isUtf8(body) ? 'utf-8' : 'windows-1252')).decode(body)
}

function isEncoding(name: string | undefined): boolean {
  try {
    return name !== undefined && new TextDecoder(name).encoding !== ''
  } catch {
    return false
  }
}

/** What a `meta` among the first 1024 bytes says, as the HTML standard looks for it: it was readable, so it is not UTF-16. */
function ownEncoding(body: Buffer): string | undefined {
  const start = body.toString('latin1', 0, 1024).replaceAll(/<!--.*?-->/gs, '')
  const name = /<meta\s[^>]*charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(start)?.[1]
  return name?.toLowerCase().startsWith('utf-16') ? 'utf-8' : name
}

/**
 * The first title, and the first content of each `meta` before the body. It works on the tokens alone: a tree of two
 * megabytes can be made so that building it takes minutes.
 */
class Head implements TokenizerCallbacks {
  title = ''
  readonly metas = new Map<string, string>()
  readonly #html: string
  readonly #tokenizer = new Tokenizer({ decodeEntities: true }, this)
  #isTitleDone = false
  #tag = ''
  #attribute = ''
  #attributes = new Map<string, string>()

  constructor(html: string) {
    this.#html = html
    this.#tokenizer.write(html)
    this.#tokenizer.end()
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#nameAt(start, end)
    this.#attributes.clear()
    if (this.#tag === 'body') this.#tokenizer.pause()
  }
  onattribname(start: number, end: number): void {
    const name = this.#nameAt(start, end)
    // Of two attributes of one name the first counts.
    const isRead = this.#tag === 'meta' && READ.has(name) && !this.#attributes.has(name)
    this.#attribute = isRead ? name : ''
    if (isRead) this.#attributes.set(name, '')
  }
  onattribdata(start: number, end: number): void {
    this.#addToAttribute(this.#html.slice(start, end))
  }
  onattribentity(codePoint: number): void {
    this.#addToAttribute(String.fromCodePoint(codePoint))
  }
  onopentagend(): void {
    const key = (this.#attributes.get('property') ?? this.#attributes.get('name'))?.trim().toLowerCase()
    const content = this.#attributes.get('content')
    if (key && content !== undefined && !this.metas.has(key)) this.metas.set(key, content)
  }
  onselfclosingtag(): void {
    this.onopentagend()
  }
  ontext(start: number, end: number): void {
    this.#addToTitle(this.#html.slice(start, end))
  }
  ontextentity(codePoint: number): void {
    this.#addToTitle(String.fromCodePoint(codePoint))
  }
  onclosetag(): void {
    if (this.#tag === 'title') this.#isTitleDone = true
    this.#tag = ''
  }
  onattribend(): void {}
  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onend(): void {}
  onprocessinginstruction(): void {}

  /** No name that is looked for is longer. */
  #nameAt(start: number, end: number): string {
    return this.#html.slice(start, Math.min(end, start + 20)).toLowerCase()
  }
  #addToAttribute(text: string): void {
    if (this.#attribute) this.#attributes.set(this.#attribute, this.#attributes.get(this.#attribute) + text)
  }
  #addToTitle(text: string): void {
    if (this.#tag === 'title' && !this.#isTitleDone) this.title += text
  }
}

/** A text in one line, cut to so many characters; null where it says nothing. */
function plain(text: string | undefined, most: number): string | null {
  const line = text?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  if (!line) return null
  // A character is one or two units, so that many are enough to tell.
  const characters = Array.from(line.slice(0, 2 * most + 2).toWellFormed())
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line.toWellFormed()
}

/** Nobody's browser is sent where the hub itself would not go. */
function pictureOf(named: string | undefined, pageUrl: string): string | null {
  const url = named?.trim() ? URL.parse(named.trim(), pageUrl) : null
  return url && isPublicUrl(url.href) ? uriOf(url) : null
}

const NO_URI = /%(?![0-9a-f]{2})|[^\w.~!$&'()*+,;=:@/?%-]/gi

/** An address as RFC 3986 writes it, which is stricter than browsers are; null for one that is too long. */
export function uriOf({ origin, pathname, search, hash }: URL): string | null {
  const written = (part: string) => part.replaceAll(NO_URI, encodeURIComponent)
  const uri = `${origin}${written(pathname + search)}${hash && `#${written(hash.slice(1))}`}`
  return uri.length > MAX_URL ? null : uri
}
