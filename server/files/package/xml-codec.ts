import { SaxesParser } from 'saxes'
import type { PackageLimits } from './package-limits.ts'
import { PackageError } from './package-error.ts'

/** An element of a manifest. Attributes are keyed by local name, those of the XML namespace as `xml:base`. */
export type XmlElement = {
  name: string
  /** The namespace that it is of; empty where it is of none. */
  uri: string
  line: number
  namespaces: string[]
  attributes: Map<string, string>
  children: XmlElement[]
  text: string
}

const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace'

/**
 * Reads a manifest into a tree. Document types and entities of their own are refused, so nothing can be expanded or fetched.
 * Throws `PackageError` (bad-manifest) with line and column.
 * @param file what messages call the manifest
 */
export function parseXml(bytes: Buffer, limits: PackageLimits, file: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const stack: XmlElement[] = []
  let root: XmlElement | undefined
  parser.on('doctype', () => {
    throw new Error('a document type (DOCTYPE) is not allowed here, remove it.')
  })
  parser.on('opentag', (tag) => {
    if (stack.length >= limits.manifestDepth) throw new Error('elements are nested too deeply.')
    const element: XmlElement = {
      name: tag.local,
      uri: tag.uri,
      line: parser.line,
      namespaces: Object.values(tag.ns),
      attributes: new Map(
        Object.values(tag.attributes).map((a) => [a.uri === XML_NAMESPACE ? `xml:${a.local}` : a.local, a.value]),
      ),
      children: [],
      text: '',
    }
    stack.at(-1)?.children.push(element)
    root ??= element
    stack.push(element)
  })
  const addText = (text: string): void => {
    const current = stack.at(-1)
    if (current) current.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  let closed: XmlElement | undefined
  parser.on('closetag', () => {
    closed = stack.pop()
  })
  const text = decodeXml(bytes, file)
  try {
    parser.write(text).close()
  } catch (cause) {
    const where = `line ${parser.line}, column ${parser.column}`
    const message = `${file} cannot be read: ${where}: ${reasonOf(cause, closed)}. Correct the file or export the course again.`
    throw new PackageError('bad-manifest', message, cause)
  }
  if (!root) throw new PackageError('bad-manifest', `${file} is empty. Export the course again.`)
  return root
}

function reasonOf(cause: unknown, closed: XmlElement | undefined): string {
  const reason = (cause instanceof Error ? cause.message : 'unreadable').replace(/^\d+:\d+: /, '').replace(/\.$/, '')
  // The parser has just closed, against its will, the element whose closing tag is missing.
  return reason === 'unexpected close tag' && closed
    ? `the element <${closed.name}> from line ${closed.line} is not closed`
    : reason
}

function decodeXml(bytes: Buffer, file: string): string {
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (cause) {
    const message = `${file} is not written in the character encoding ${encoding}. Save it as UTF-8 and pack the course again.`
    throw new PackageError('bad-manifest', message, cause)
  }
}

function encodingOf(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 200)
  if (start.startsWith('\xff\xfe') || start.startsWith('<\0')) return 'utf-16le'
  if (start.startsWith('\xfe\xff') || start.startsWith('\0<')) return 'utf-16be'
  return /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8'
}

/** The first child element of that name, whatever its namespace prefix. */
export function child(element: XmlElement | undefined, ...names: string[]): XmlElement | undefined {
  return element?.children.find((each) => names.includes(each.name))
}

/** All child elements of that name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((each) => each.name === name) ?? []
}

/** The trimmed text of the first child of one of these names; null when there is none or it is empty. */
export function childText(element: XmlElement | undefined, ...names: string[]): string | null {
  return child(element, ...names)?.text.trim() || null
}
