import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computingMs } from '../../testing/computing.ts'
import { decoded, uriOf, wordsOf } from './page-codec.ts'

const PAGE = 'https://www.hub.example/a/b?c'
const read = (html: string, type = 'text/html; charset=utf-8') => wordsOf(Buffer.from(html), type, PAGE)
const titleOf = (html: string) => read(html).title
const pictureOf = (url: string) => read(`<meta property="og:image" content="${url}">`).imageUrl

describe('the words of a page', () => {
  test('are what it says for previews, before what it says for readers', () => {
    const page = `<!doctype html><html><head><title>The words | The site</title>
      <meta name="description" content="For readers">
      <meta property="og:title" content="The words"><meta property="og:description" content="For previews">
      <meta property="og:image" content="https://pictures.example/one.png"></head><body>`
    expect(read(page)).toEqual({
      title: 'The words',
      description: 'For previews',
      imageUrl: 'https://pictures.example/one.png',
    })
  })

  test('are its title and description where it says nothing more', () => {
    expect(read('<TITLE>Words</TITLE><META NAME=Description CONTENT=short>')).toEqual({
      title: 'Words',
      description: 'short',
      imageUrl: null,
    })
  })

  test.each(['', '<p>Only text</p>', '<title></title>', '<title> \n </title><meta name=description content="">', '<'])(
    'are none in %j',
    (html) => {
      expect(read(html)).toEqual({ title: null, description: null, imageUrl: null })
    },
  )

  test('are none in plain text, whatever it looks like', () => {
    expect(read('<title>No page</title>', 'text/plain').title).toBeNull()
  })

  test.each([
    ['A &amp; B &lt;b&gt; &#8217;&#x1F989;&eacute;', 'A & B <b> ’🦉é'],
    ['&amp;amp;', '&amp;'],
    ['&#0;&#xD800;&#x110000;x', '\ufffd\ufffd\ufffdx'],
    ['AT&T &nosuch;', 'AT&T &nosuch;'],
    ['<b>bold</b> & <script>alert(1)</script>', '<b>bold</b> & <script>alert(1)</script>'],
    ['  one\n\t two\u00a0\u2028three\u0007four ', 'one two three four'],
  ])('are the text %j stands for', (title, expected) => {
    expect(titleOf(`<title>${title}</title>`)).toBe(expected)
    const quoted = title.replaceAll('"', '&quot;')
    expect(titleOf(`<meta property="og:title" content="${quoted}">`)).toBe(expected)
  })

  test('are the first of each, of attributes too', () => {
    expect(titleOf('<title>One</title><title>Two</title>')).toBe('One')
    expect(read('<meta name=description content=one content=two><meta name=description content=three>')).toMatchObject({
      description: 'one',
    })
  })

  test.each([
    '<!-- <title>Hidden</title> --><title>Shown</title>',
    '<script>"<title>Hidden</title>"</script><title>Shown</title>',
    '<style><title>Hidden</title></style><title>Shown</title>',
    '<meta name="x" content="<title>Hidden</title>"><title>Shown</title>',
    '<title>Shown</title><body><meta property="og:title" content="Said by a visitor">',
    '<title lang="en"\n>Shown</title\n>',
    '<title>Shown',
  ])('are not taken from where they mean nothing: %s', (html) => {
    expect(titleOf(html)).toBe('Shown')
  })

  test('are cut at a whole character', () => {
    const { title, description } = read(
      `<title>${'🦉'.repeat(301)}</title><meta name=description content="${'🦉'.repeat(1000)}">`,
    )
    expect(title).toBe(`${'🦉'.repeat(299)}…`)
    expect(description).toBe('🦉'.repeat(1000))
  })

  test.each([
    ['/one.png', 'https://www.hub.example/one.png'],
    ['one.png', 'https://www.hub.example/a/one.png'],
    ['//pictures.example/one.png', 'https://pictures.example/one.png'],
    ['http://pictures.example/one two|three.png', 'http://pictures.example/one%20two%7Cthree.png'],
  ])('lead from %s to the picture', (named, expected) => {
    expect(pictureOf(named)).toBe(expected)
  })

  test.each([
    '',
    ' ',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'http://127.0.0.1/one.png',
    'http://2130706433/one.png',
    'http://[::ffff:10.0.0.1]/one.png',
    'http://192.168.0.1/admin?reboot=1',
    'http://localhost/one.png',
    'http://a.localhost./one.png',
    'https://pictures.example:8443/one.png',
    'https://me:secret@pictures.example/one.png',
    'http://',
    `https://pictures.example/${'x'.repeat(2000)}`,
  ])('lead nobody to %s', (named) => {
    expect(pictureOf(named)).toBeNull()
  })

  test.each([
    '<a>',
    '<a x="',
    '<meta a="&amp;" ',
    '&',
    '<!--',
    '<title>&#x1F989;',
    '<meta name=description content=',
    '<meta property="og:title" content="x">',
  ])('are read in no time from two megabytes of %s', (part) => {
    const page = Buffer.from(part.repeat(Math.ceil((2 * 1024 * 1024) / part.length)))
    expect(computingMs(() => wordsOf(page, 'text/html', PAGE))).toBeLessThan(1_000)
  })

  test('are text of the right length whatever the page is', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES, '\ud800', '🦉'), { maxLength: 30 }), (pieces) => {
        const { title, description, imageUrl } = read(pieces.join(''))
        for (const text of [title, description]) expect(text === null || text === text.trim()).toBe(true)
        expect(imageUrl === null || URL.canParse(imageUrl)).toBe(true)
      }),
    )
  })
})

const PIECES = [
  '<',
  '>',
  '"',
  "'",
  '=',
  '&',
  ';',
  '/',
  ' ',
  '<title',
  '<meta',
  ' content',
  ' property',
  'og:image',
  '!--',
]

describe('the text of a page', () => {
  const bytes = (...values: number[]) => Buffer.from(values)
  const meta = (name: string, ...values: number[]) =>
    Buffer.concat([Buffer.from(`<meta charset="${name}">`), bytes(...values)])

  test.each([
    ['the header', bytes(0xe9), 'text/html; charset=ISO-8859-1', 'é'],
    ['the header in quotes', bytes(0x82, 0xa0), 'text/html;charset="Shift_JIS"', 'あ'],
    ['a byte order mark before the header', bytes(0xef, 0xbb, 0xbf, 0xc3, 0xa9), 'text/html; charset=latin1', 'é'],
    ['a byte order mark', Buffer.from('\ufeffé', 'utf16le'), 'text/html', 'é'],
    ['a byte order mark the other way round', Buffer.from('\ufeffé', 'utf16le').swap16(), 'text/html', 'é'],
    ['a guess, as UTF-8', Buffer.from('é’'), 'text/html', 'é’'],
    ['a guess, where it is no UTF-8', bytes(0x92, 0xe9, 0x80), 'text/html', '’é€'],
    ['a guess, where the header names no encoding', Buffer.from('é'), 'text/html; charset=klingon', 'é'],
  ])('is found by %s', (_how, body, type, expected) => {
    expect(decoded(body, type)).toBe(expected)
  })

  test.each([
    ['what the page says', meta('windows-1251', 0xe6), 'ж'],
    ['what the page says the old way', OLD('koi8-r', 0xd6), 'ж'],
    ['nothing, where a page that can be read says UTF-16', meta('utf-16', 0xc3, 0xa9), 'é'],
    ['nothing, where it is said in a comment', Buffer.from('<!-- <meta charset=koi8-r> -->é'), 'é'],
  ])('is found by %s', (_how, body, expected) => {
    expect(decoded(body, 'text/html').endsWith(expected)).toBe(true)
  })

  function OLD(name: string, ...values: number[]) {
    const said = `<META http-equiv=Content-Type content="text/html; charset=${name}">`
    return Buffer.concat([Buffer.from(said), bytes(...values)])
  }
})

test('writes any address of the web as the contract has it', () => {
  const ajv = new Ajv2020()
  addFormats.default(ajv)
  const isUri = ajv.compile({ type: 'string', format: 'uri' })
  const odd = fc.string({ unit: fc.constantFrom(...'abc09%[]{}|^`"<>\\ #?&=/:@é🦉~\''.match(/./gu)!), maxLength: 20 })
  fc.assert(
    fc.property(odd, odd, odd, (path, query, hash) => {
      const url = URL.parse(`https://www.hub.example/${path}?${query}#${hash}`)!
      expect(isUri(uriOf(url))).toBe(true)
    }),
  )
  expect(uriOf(new URL('https://bücher.example/ü%20%?a[]=1#b#c'))).toBe(
    'https://xn--bcher-kva.example/%C3%BC%20%25?a%5B%5D=1#b%23c',
  )
})
