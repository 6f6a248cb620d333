import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { film, sound } from '../../testing/small-files.ts'
import { keptChapters } from './recorded-chapter-rules.ts'
import { mp3Chapters } from './mp3-chapter-codec.ts'
import { mp4Chapters } from './mp4-chapter-codec.ts'

const reading = (file: Buffer) => async (offset: number, length: number) => file.subarray(offset, offset + length)
const ofFilm = (file: Buffer) => mp4Chapters(reading(file), file.length)
const ofSound = (file: Buffer) => mp3Chapters(reading(file))

const CHAPTERS = [
  { startSeconds: 0, title: 'Welcome' },
  { startSeconds: 65.4, title: 'Die Größe – 大きさ' },
]

describe('what a file says', () => {
  test('is read of a film, and is nothing without a list and in one that is cut', async () => {
    expect(await ofFilm(film(84, CHAPTERS))).toEqual(CHAPTERS)
    expect(await ofFilm(film(84))).toEqual([])
    expect(await ofFilm(film(84, CHAPTERS).subarray(0, -3))).toEqual(CHAPTERS.slice(0, 1))
  })

  test.each([3, 4] as const)(
    'is read of a sound with a tag of version %i, beside its other frames',
    async (version) => {
      expect(await ofSound(sound(CHAPTERS, version))).toEqual(CHAPTERS)
      expect(await ofSound(sound([], version))).toEqual([])
    },
  )

  test('is read in whichever letters the tag has it', async () => {
    const one = { startSeconds: 0, title: 'Größe' }
    for (const encoding of ['latin1', 'utf16le'] as const)
      expect(await ofSound(sound([one], 3, encoding))).toEqual([one])
  })

  test('is nothing in other bytes, and reading any comes to an end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.constantFrom('', 'ID3\x03\0\0\0\0\x01\0CHAP'),
        async (bytes, head) => {
          const file = Buffer.concat([Buffer.from(head, 'latin1'), bytes])
          expect(Array.isArray(await ofSound(file))).toBe(true)
          expect(Array.isArray(await ofFilm(file))).toBe(true)
        },
      ),
    )
  })
})

describe('what the hub keeps', () => {
  test('is in order, in whole seconds, each once, with a title, and before the end', () => {
    const found = [
      { startSeconds: 70.9, title: ' Two\n lines\0 ' },
      { startSeconds: 0.2, title: 'First' },
      { startSeconds: 0.7, title: 'In the same second' },
      { startSeconds: 75, title: '  ' },
      { startSeconds: 84, title: 'At the end' },
    ]
    expect(keptChapters(found, 84)).toEqual([
      { startSeconds: 0, title: 'First' },
      { startSeconds: 70, title: 'Two lines' },
    ])
    expect(keptChapters(found, null)).toHaveLength(3)
  })

  test('is two hundred of two hundred characters at the most', () => {
    const many = Array.from({ length: 255 }, (_, index) => ({ startSeconds: index, title: '🦉'.repeat(201) }))
    const kept = keptChapters(many, null)
    expect([kept.length, Array.from(kept[0]!.title).length]).toEqual([200, 200])
  })
})
