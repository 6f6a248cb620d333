import type { NoteRow } from './store.ts'

/** Notes as a text to take along. */

type Words = { notes: string; gone: string; page: string; bookmark: string }

const ENGLISH: Words = { notes: 'Notes', gone: 'No longer available', page: 'Page', bookmark: 'Bookmark' }
const GERMAN: Words = { notes: 'Notizen', gone: 'Nicht mehr verfügbar', page: 'Seite', bookmark: 'Lesezeichen' }

/**
 * The notes by asset, in the order in which the assets come, and of one asset by place. German for whom reads the hub in
 * German, English for all others.
 */
export function markdownOf(notes: readonly NoteRow[], locale: string): string {
  const words = locale.startsWith('de') ? GERMAN : ENGLISH
  const groups = Map.groupBy(notes, ({ contentId }) => contentId)
  const parts = [...groups.values()].map((group) => {
    const name = group[0]!.contentName
    const entries = group.toSorted(byPlace).map((note) => entryOf(note, words))
    return [`## ${name === null ? words.gone : escaped(name)}`, ...entries].join('\n\n')
  })
  return `${[`# ${words.notes}`, ...parts].join('\n\n')}\n`
}

function byPlace(a: NoteRow, b: NoteRow): number {
  const place = ({ seconds, page }: NoteRow) => seconds ?? page ?? -1
  return place(a) - place(b) || a.createdAt.getTime() - b.createdAt.getTime()
}

function entryOf(note: NoteRow, words: Words): string {
  const place = placeOf(note, words)
  const text = note.text === null ? words.bookmark : textOf(note.text)
  return place ? `- **${place}** ${text}` : `- ${text}`
}

function placeOf({ seconds, page }: NoteRow, words: Words): string | null {
  if (seconds !== null) return clock(seconds)
  return page === null ? null : `${words.page} ${page}`
}

/** 65 seconds are 1:05, an hour more 1:01:05. */
function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

const EMPTY_LINES = /\n\s*\n\s*/

/** A plain text as it was typed, indented so that it stays in its entry. */
function textOf(text: string): string {
  const paragraphs = text.trim().replaceAll(/\r\n?/g, '\n').split(EMPTY_LINES)
  return paragraphs.map((each) => each.split('\n').map(escaped).join('\\\n  ')).join('\n\n  ')
}

/** One line in which nothing is Markdown. */
function escaped(line: string): string {
  return line
    .trim()
    .replaceAll(/[\\`*_[\]<>&#~|]/g, '\\$&')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}
