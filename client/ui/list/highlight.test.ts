import { expect, test } from 'vitest'
import { stretchesOf } from './highlight.ts'

const marked = (text: string, words: string) =>
  stretchesOf(text, words)
    .map((stretch) => (stretch.isMatch ? `[${stretch.text}]` : stretch.text))
    .join('')

test.each([
  ['Fire drill', 'fire', '[Fire] drill'],
  ['Fire drill', 'DRI fir', '[Fir]e [dri]ll'],
  ['Brandschutz in Gebäuden', 'gebaud', 'Brandschutz in [Gebäud]en'],
  ['Brandschutz', 'schutz', 'Brandschutz'],
  ['避難訓練の手引き', '訓練', '避難[訓練]の手引き'],
  ['ความปลอดภัย', 'ปลอด', 'ความ[ปลอด]ภัย'],
  ['a.*b', '.*', 'a.*b'],
  ['<b>bold</b>', 'bold', '<b>[bold]</b>'],
  ['Fire drill', '', 'Fire drill'],
  ['', 'fire', ''],
])('marks in %j for %j: %j', (text, words, expected) => expect(marked(text, words)).toBe(expected))
