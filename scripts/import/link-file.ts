/** Files that hold nothing but an address: of Windows, and of macOS. */
const ENDINGS = ['.url', '.website', '.webloc']

export function isLinkFile(ending: string): boolean {
  return ENDINGS.includes(ending)
}

/** The address in a file that holds nothing else, in any of the spellings that desktops write; null for none of the web. */
export function addressIn(ending: string, bytes: Buffer): string | null {
  const found = ending === '.webloc' ? inWebloc(bytes) : inShortcut(textOf(bytes))
  return found && /^https?:\/\/\S+$/i.test(found) && URL.canParse(found) ? found : null
}

function inShortcut(text: string): string | undefined {
  return /^[ \t]*URL[ \t]*=[ \t]*"?([^\s"]+)/im.exec(text.replaceAll('\r', '\n'))?.[1]
}

function inWebloc(bytes: Buffer): string | undefined {
  if (bytes.toString('latin1', 0, 6) === 'bplist') return inBinaryList(bytes)
  const text = /<key>\s*URL\s*<\/key>\s*<string>\s*([^<\s]+)\s*<\/string>/.exec(textOf(bytes))?.[1]
  return text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

/** A text of a binary property list stands behind its length: in four bits, or else in one or two bytes behind 0x5f. */
function inBinaryList(bytes: Buffer): string | undefined {
  const start = bytes.indexOf('http')
  if (start < 4) return undefined
  const marker = bytes.readUInt8(start - 1)
  const isOfTwo = bytes.readUInt16BE(start - 4) === 0x5f11
  const isOfOne = bytes.readUInt16BE(start - 3) === 0x5f10
  const length = isOfTwo ? bytes.readUInt16BE(start - 2) : isOfOne ? marker : marker >> 4 === 5 ? marker & 15 : 0
  return bytes.toString('latin1', start, start + length)
}

function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2)
  return bytes.toString('utf8').replace(/^\ufeff/, '')
}
