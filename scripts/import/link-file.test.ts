import { expect, test } from 'vitest'
import { addressIn, isLinkFile } from './link-file.ts'

const ADDRESS = 'https://example.com/a?b=c&d=e'
const LONG = `https://example.com/${'x'.repeat(300)}`
const plist = `<?xml version="1.0"?><plist version="1.0"><dict>
  <key>URL</key>
  <string>${ADDRESS.replace('&', '&amp;')}</string>
</dict></plist>`

/** A property list as macOS writes it: the name, then the address behind its length. */
function binary(address: string): Buffer {
  const length = address.length < 256 ? [0x10, address.length] : [0x11, address.length >> 8, address.length & 255]
  const text = address.length < 15 ? [0x50 + address.length] : [0x5f, ...length]
  const head = [Buffer.from('bplist00'), Buffer.from([0xd1, 1, 2, 0x53]), Buffer.from('URL'), Buffer.from(text)]
  return Buffer.concat([...head, Buffer.from(address), Buffer.from('\x08\x0b\x0f0123')])
}

test.for([
  ['of Windows', '.url', `[InternetShortcut]\r\nURL=${ADDRESS}\r\nIconIndex=0\r\n`, ADDRESS],
  ['with small letters and spaces', '.url', `[internetshortcut]\n url = ${ADDRESS}\n`, ADDRESS],
  ['in quotes', '.url', `URL="${ADDRESS}"`, ADDRESS],
  ['with returns alone', '.url', `[InternetShortcut]\rURL=${ADDRESS}\rIconIndex=0`, ADDRESS],
  ['in UTF-16', '.url', Buffer.from(`\ufeff[InternetShortcut]\r\nURL=${ADDRESS}\r\n`, 'utf16le'), ADDRESS],
  ['with a byte order mark', '.url', `\ufeffURL=${ADDRESS}`, ADDRESS],
  ['of a pinned site', '.website', `[{000214A0}]\r\nURL=${ADDRESS}\r\n`, ADDRESS],
  ['of macOS', '.webloc', plist, ADDRESS],
  ['of macOS, binary', '.webloc', binary(ADDRESS), ADDRESS],
  ['of macOS, binary and short', '.webloc', binary('http://a.de/b'), 'http://a.de/b'],
  ['of macOS, binary and long', '.webloc', binary(LONG), LONG],
  ['that sends mail', '.url', 'URL=mailto:somebody', null],
  ['that runs a script', '.webloc', plist.replace('https:', 'javascript:'), null],
  ['whose base is no address', '.url', `BASEURL=${ADDRESS}`, null],
  ['that is empty', '.url', '', null],
  ['that is binary and empty', '.webloc', 'bplist00', null],
] as const)('reads a link %s', ([, ending, text, address]) => {
  expect(isLinkFile(ending)).toBe(true)
  expect(addressIn(ending, Buffer.from(text))).toBe(address)
})
