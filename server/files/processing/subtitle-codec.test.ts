import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computingMs } from '../../testing/computing.ts'
import { cleanSubtitles, cuesToEdit, hasText, subtitlesOf } from './subtitle-codec.ts'

const clean = (text: string) => cleanSubtitles(Buffer.from(text))

test('writes SubRip as WebVTT', () => {
  expect(
    clean('1\r\n00:00:01,000 --> 00:00:02,500\r\nHello\r\nthere\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nBye\r\n'),
  ).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\nthere\n\n00:00:03.000 --> 00:00:04.000\nBye\n')
})

test('keeps the cues of WebVTT with their place and nothing else', () => {
  const source =
    'WEBVTT - a title\n\nSTYLE\n::cue { color: red }\n\nNOTE a remark\n\nintro\n00:01.000 --> 01:02.250 line:0 align:start onclick:x\n<v Ann><b>Bold</b> <c.red>plain</c>\n'
  expect(clean(source)).toBe('WEBVTT\n\n00:00:01.000 --> 00:01:02.250 line:0 align:start\n<v Ann><b>Bold</b> plain\n')
})

test('lets nothing through that a player could take for markup', () => {
  expect(
    clean('00:01.000 --> 00:02.000\n<script>alert(1)</script> a < b & c > d <i onmouseover=x>it</i> &amp; &#8217;\n'),
  ).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nalert(1) a &lt; b &amp; c &gt; d <i>it</i> &amp; &#8217;\n')
})

test('keeps who speaks, without classes and without what names nobody', () => {
  expect(clean('00:01.000 --> 00:02.000\n<v.loud Ann & Bo>Hello</v> <v><v.loud>there <v" onclick="x>now\n')).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<v Ann &amp; Bo>Hello</v> there <v onclick="x>now\n',
  )
})

test('gives cues to edit as one would type them, and writes them as they were', () => {
  const file =
    'WEBVTT\n\n00:00:01.000 --> 01:02:03.456 line:0\n<v Ann><i>Salt</i> &amp; pepper\n1 &lt; 2\n\n00:00:02.000 --> 00:00:03.000\n&lt;b&gt; is bold &amp;lt;\n'
  const cues = cuesToEdit(file)
  expect(cues).toEqual([
    { start: 1000, end: 3_723_456, text: '<v Ann><i>Salt</i> & pepper\n1 < 2', settings: 'line:0' },
    { start: 2000, end: 3000, text: '&lt;b&gt; is bold &amp;lt;', settings: '' },
  ])
  expect(subtitlesOf(cues)).toBe(file)
})

test('writes edited cues in the order of their start, without empty lines, tags and settings that nothing knows', () => {
  const cue = { start: 2000, end: 2500, text: 'b --> c\n\n<script>x</script>', settings: 'onclick:x align:end' }
  expect(subtitlesOf([cue, { start: 0, end: 5, text: 'a\r\nb', settings: '' }])).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:00.005\na\nb\n\n00:00:02.000 --> 00:00:02.500 align:end\nb --&gt; c\nx\n',
  )
  expect([hasText('<c.red></c>\n'), hasText('<c>x')]).toEqual([false, true])
})

test('takes no control character for a bracket', () => {
  expect(clean('00:01.000 --> 00:02.000\na \u0001script\u0002 b\u0000\n')).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\na  script  b\n',
  )
})

test('puts cues in the order of their start', () => {
  expect(clean('00:09.000 --> 00:10.000\nb\n\n00:01.000 --> 00:02.000\na\n')).toMatch(/\na\n[^]*\nb\n$/)
})

test('reads UTF-8 and UTF-16 with their byte order marks', () => {
  const text = '00:01.000 --> 00:02.000\nÄpfel\n'
  expect(cleanSubtitles(Buffer.from(`\ufeff${text}`))).toContain('Äpfel')
  expect(cleanSubtitles(Buffer.from(`\ufeff${text}`, 'utf16le'))).toContain('Äpfel')
})

test.each([
  ['WEBVTT\n', 'holds no subtitles'],
  ['just some text', 'holds no subtitles'],
  ['WEBVTT\n\n00:01 --> 00:02\nno fractions', 'Line 3 is not a time'],
  ['1\n00:00:05,000 --> 00:00:04,000\nbackwards', 'Line 2 ends before it starts'],
])('says what is wrong with %j', (text, message) => {
  expect(() => clean(text)).toThrow(message)
})

test('gives what it would give again for what it gave', () => {
  const line = fc.string({ minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat({ max: 90_000_000 }), fc.integer({ min: 1, max: 9000 }), line), {
        minLength: 1,
        maxLength: 5,
      }),
      (cues) => {
        const at = (ms: number) =>
          `${Math.floor(ms / 3_600_000)}:${Math.floor(ms / 60_000) % 60}:${Math.floor(ms / 1000) % 60},${String(ms % 1000).padStart(3, '0')}`
        const source = cues
          .map(
            ([start, length, words], index) =>
              `${index}\n${at(start)} --> ${at(start + length)}\nx${words.replaceAll('-->', '')}\n`,
          )
          .join('\n')
        const once = clean(source)
        expect(clean(once)).toBe(once)
      },
    ),
  )
})

test('reads a megabyte of hostile text in no time', () => {
  const texts = [
    '<'.repeat(1_000_000),
    `<${'a'.repeat(1_000_000)}`,
    '<a '.repeat(300_000),
    '1:'.repeat(500_000),
    '&'.repeat(1_000_000),
  ]
  const read = () => texts.forEach((text) => clean(`00:01.000 --> 00:02.000\nx${text}\n`))
  expect(computingMs(read)).toBeLessThan(2_000)
})

test('reads subtitles as they were written before Unicode, by their language, and in UTF-16', () => {
  const words = (text: string) => `1\n00:00:01,000 --> 00:00:02,000\n${text}\n`
  const read = (bytes: Buffer, locale?: string) => cleanSubtitles(bytes, locale).split('\n')[3]
  expect(read(Buffer.from(words('Gr\u00fc\u00dfe \u0096 \u0084so\u0093'), 'latin1'), 'de-DE')).toBe('Grüße – „so“')
  expect(read(Buffer.from(words('\u00cf\u00f0\u00e8\u00e2\u00e5\u00f2'), 'latin1'), 'ru-RU')).toBe('Привет')
  expect(read(Buffer.from(words('\u00b3\u00f3d\u009f'), 'latin1'), 'pl-PL')).toBe('łódź')
  const wide = Buffer.from(words('Grüße'), 'utf16le')
  expect(read(wide)).toBe('Grüße')
  expect(read(Buffer.concat([Buffer.of(0xff, 0xfe), wide]))).toBe('Grüße')
  expect(read(Buffer.from(wide).swap16())).toBe('Grüße')
  expect(read(Buffer.concat([Buffer.of(0xfe, 0xff), Buffer.from(wide).swap16()]))).toBe('Grüße')
  expect(() => read(Buffer.from(words('\u0081\u008d'), 'latin1'), 'en-GB')).toThrow(
    /neither UTF-8 nor UTF-16, and not in windows-1252 either\. Save the subtitles as UTF-8/,
  )
})
