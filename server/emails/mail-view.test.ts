import { expect, test } from 'vitest'
import { withFooter } from './footer-view.ts'
import { htmlOf } from './mail-view.ts'

const ORIGIN = 'https://hub.example'
const look = { locale: 'de-DE-Sie', hubName: 'Us & "them"', origin: ORIGIN }

test('shows the logo above the words, in the language of the mail', () => {
  const html = htmlOf('Hallo,\n\nzwei\nZeilen', 'cid:logo', look)
  expect(html).toContain('<html lang="de-DE">')
  expect(html).toContain('<img src="cid:logo" alt="Us &amp; &quot;them&quot;"')
  expect(html).toContain('<p>Hallo,</p>\n<p>zwei<br>Zeilen</p>')
})

test('lets nothing that people wrote become mark-up', () => {
  const html = htmlOf('> <img src=x onerror="alert(1)">\n\n</body><script>', 'cid:logo', look)
  expect(html).toContain('<p>&gt; &lt;img src=x onerror=&quot;alert(1)&quot;&gt;</p>')
  expect(html).not.toContain('<script')
})

test.each([
  ['https://hub.example', true],
  ['https://hub.example/invite?token=a&b="c"', true],
  ['> https://hub.example/there', false],
  ['https://hub.example.evil.example/', false],
  ['https://hub.example/there or here', false],
  ['javascript:alert(1)', false],
])('makes a link of %s: %s', (line, isLink) => {
  expect(htmlOf(line, 'cid:logo', look).includes('<a href="')).toBe(isLink)
})

test('has the footer of the language, or that of the hub, and where news are chosen', () => {
  const footers = [
    { locale: 'en-GB' as const, text: ' The training office\r\nRoom 1 ' },
    { locale: 'de-DE' as const, text: 'Das Schulungsbüro' },
  ]
  const hub = { locale: 'en-GB', origin: ORIGIN }
  const below = (type: string, locale: string, of = footers) =>
    withFooter('Text', { footers: of }, { type, locale, hub })
  expect(below('comment', 'de-DE')).toBe(
    'Text\n\n-- \nDas Schulungsbüro\n\nWähle hier, wie du Neuigkeiten bekommst:\nhttps://hub.example/profile#news',
  )
  expect(below('passwordReset', 'fr-FR')).toBe('Text\n\n-- \nThe training office\nRoom 1')
  expect(below('comment', 'en-US', [])).toBe(
    'Text\n\n-- \nChoose how you get your news here:\nhttps://hub.example/profile#news',
  )
  expect(below('newDevice', 'en-GB', [])).toBe('Text')
})
