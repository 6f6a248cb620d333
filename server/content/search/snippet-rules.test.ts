import { expect, test } from 'vitest'
import { partsIn, snippetOf, wantedOf, type TextPart } from './snippet-rules.ts'

const wanted = wantedOf(
  [['fire'], ['drill', 'drills'], ['避難', '難訓', '訓練'], ['ไฟไ', 'ฟไห', 'ไหม']],
  ['fire', 'drill', 'drills', 'übung', '避難', '難訓', '訓練', 'ไฟไ', 'ฟไห', 'ไหม'].map((word) => ({
    word,
    lexeme: word,
    uses: 1,
  })),
)
const nothing = { description: null, tags: [], topics: [], document: null }

function marked(parts: readonly TextPart[] | undefined): string | undefined {
  return parts?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
}
const described = (description: string) => marked(snippetOf({ ...nothing, description }, wanted)?.parts)

test.each([
  ['Fire drill', '[Fire] [drill]'],
  ['Firewall', 'Firewall'],
  ['Fi\u0301re FÍRE, fire\u20e3', '[Fi\u0301re] [FÍRE], [fire\u20e3]'],
  ['避難訓練の手引き', '[避難訓練]の手引き'],
  ['เมื่อไฟไหม้', 'เมื่อ[ไฟไหม]้'],
  ['<b>fire</b> & 🔥', '<b>[fire]</b> & 🔥'],
])('marks whole words and pieces of %s', (text, expected) => {
  expect(marked(partsIn(text, wanted))).toBe(expected)
})

test('is nothing where nothing beyond the name matched', () => {
  expect(snippetOf({ ...nothing, description: 'Water', tags: ['sea'], topics: ['Rain'] }, wanted)).toBeNull()
})

test('is the text that answers most, and of tags and topics those that matched', () => {
  const texts = { ...nothing, description: 'A fire', tags: ['sea', 'fire', 'Big drills'], topics: ['Fire'] }
  const found = snippetOf(texts, wanted)
  expect([found?.source, marked(found?.parts)]).toEqual(['tags', '[fire], Big [drills]'])
  expect(snippetOf({ ...texts, tags: [] }, wanted)?.source).toBe('description')
  expect(snippetOf({ ...nothing, topics: ['Fire'] }, wanted)).toEqual({
    source: 'topics',
    parts: [{ text: 'Fire', isMatch: true }],
  })
})

test('is the stretch of a long text that answers most, on one line and between words', () => {
  const filler = 'many more words '.repeat(30)
  const found = described(`Fire. ${filler} where\n\n a fire drill begins ${filler}`)
  expect(found).toMatch(/^….+words where a \[fire\] \[drill\] begins many .+…$/)
  expect(found!.replaceAll(/[[\]]/g, '').length).toBeLessThanOrEqual(200)
  expect(described(`${filler}fire`)).toMatch(/^…\S.+ \[fire\]$/)
  expect(described(`fire ${filler}`)).toMatch(/^\[fire\] .+(many|more|words)…$/)
})

test('is cut in the middle of what has no spaces', () => {
  const found = described(`${'火'.repeat(300)}避難${'火'.repeat(300)}`)
  expect(found).toMatch(/^…火{40}\[避難\]火{156}…$/)
})
