import { isUtf8 } from 'node:buffer'
import { FileRefused } from '../file-error.ts'

interface Cue {
  start: number
  end: number
  settings: string
  lines: string[]
}

/** A cue as it is edited. Times in milliseconds; its text has markup and line breaks as somebody would type them. */
export interface EditedCue {
  start: number
  end: number
  text: string
  settings: string
}

const TIME = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(.*)$`)
const SETTING = /^(vertical:(rl|lr)|(line|position):[\w.,%-]+|size:[\d.]+%|align:(start|center|end|left|right))$/
/** A tag. The look-ahead keeps a name from being tried at every length, which would take for ever on hostile text. */
const TAG = /<(\/?)([a-z]+)(?![a-z])([^<>]*)>/gi
/** What players draw; every other tag is dropped but the one that says who speaks. */
const KEPT = new Set(['b', 'i', 'u'])
const VOICE = 'v'

/**
 * Reads SubRip or WebVTT and writes it as WebVTT with nothing but cues: no styles, no regions, no notes, no foreign tags.
 * @param locale the language that its author named, which says how text that is not Unicode was written
 * @throws FileRefused `bad-subtitles` that names the line
 */
export function cleanSubtitles(bytes: Buffer, locale: string | null = null): string {
  const cues = readCues(decode(bytes, locale).split(/\r\n|\r|\n/))
  if (cues.length === 0) {
    refuse('This file holds no subtitles. Each needs a line such as 00:00:01.000 --> 00:00:04.000 and its text below.')
  }
  return writeCues(cues)
}

/** The cues of subtitles that the hub cleaned. */
export function cuesToEdit(subtitles: string): EditedCue[] {
  return readCues(subtitles.split('\n')).map(({ start, end, settings, lines }) => ({
    start: thousandthsIn(start),
    end: thousandthsIn(end),
    text: lines.map(typedLine).join('\n'),
    settings,
  }))
}

/** Edited cues as clean WebVTT. A cue of which nothing is left has no lines: ask hasText before. */
export function subtitlesOf(cues: readonly EditedCue[]): string {
  return writeCues(
    cues.map(({ start, end, text, settings }) => ({
      start: start / 1000,
      end: end / 1000,
      settings: knownSettings(settings),
      lines: cleanLines(text),
    })),
  )
}

/** Whether anything is left of a text without the tags that are dropped. */
export function hasText(text: string): boolean {
  return cleanLines(text).length > 0
}

function cleanLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map(cleanText)
    .filter((line) => line !== '')
}

/** A line without the escapes that nobody types, where it is read as the same. */
function typedLine(line: string): string {
  const typed = line.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  return cleanText(typed) === line ? typed : line
}

function writeCues(cues: readonly Cue[]): string {
  return ['WEBVTT', ...cues.toSorted((a, b) => a.start - b.start).map(writeCue), ''].join('\n\n').trimEnd() + '\n'
}

function decode(bytes: Buffer, locale: string | null): string {
  const encoding = utf16In(bytes) ?? (isUtf8(bytes) ? 'utf-8' : legacyOf(locale))
  try {
    // The decoder also takes the byte order mark away.
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // Letters and signs never stand here: these are bytes that the encoding has no letter for.
    if (!/[\u0080-\u0084\u0086-\u009f]/.test(text)) return text
  } catch {
    // Refused below.
  }
  refuse(
    `This file is text in neither UTF-8 nor UTF-16, and not in ${encoding} either. Save the subtitles as UTF-8 and upload them again.`,
  )
}

/** Which UTF-16 it is, by its mark or, without one, by the zeros that every second byte of times is. */
function utf16In(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0 && second !== 0) return 'utf-16be'
  return second === 0 && first !== 0 ? 'utf-16le' : null
}

/** What text of a language was written in before Unicode, as browsers guess it (Encoding and HTML standards). */
const LEGACY: Record<string, string> = {
  ar: 'windows-1256',
  bg: 'windows-1251',
  cs: 'windows-1250',
  el: 'windows-1253',
  et: 'windows-1257',
  he: 'windows-1255',
  hr: 'windows-1250',
  hu: 'windows-1250',
  ja: 'shift_jis',
  ko: 'euc-kr',
  lt: 'windows-1257',
  lv: 'windows-1257',
  pl: 'windows-1250',
  ro: 'windows-1250',
  ru: 'windows-1251',
  sk: 'windows-1250',
  sl: 'windows-1250',
  sr: 'windows-1251',
  th: 'windows-874',
  tr: 'windows-1254',
  uk: 'windows-1251',
  vi: 'windows-1258',
  zh: 'gb18030',
}

function legacyOf(locale: string | null): string {
  const language = locale?.split('-')[0]?.toLowerCase() ?? ''
  return Object.hasOwn(LEGACY, language) ? LEGACY[language]! : 'windows-1252'
}

function readCues(lines: string[]): Cue[] {
  const cues: Cue[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!
    if (!line.includes('-->')) continue
    const cue = readTiming(line, at + 1)
    while (lines[at + 1]?.trim()) cue.lines.push(cleanText(lines[(at += 1)]!))
    const text = cue.lines.filter((each) => each !== '')
    if (text.length) cues.push({ ...cue, lines: text })
  }
  return cues
}

function readTiming(line: string, number: number): Cue {
  const found = TIMING.exec(line)
  if (!found)
    refuse(
      `Line ${number} is not a time of the form 00:00:01.000 --> 00:00:04.000. Correct it and upload the file again.`,
    )
  const [start, end] = [secondsFrom(found.slice(1, 5)), secondsFrom(found.slice(5, 9))]
  if (end <= start) refuse(`Line ${number} ends before it starts. Correct the times and upload the file again.`)
  return { start, end, settings: knownSettings(found[9] ?? ''), lines: [] }
}

function knownSettings(settings: string): string {
  return settings
    .split(/\s+/)
    .filter((setting) => SETTING.test(setting))
    .join(' ')
}

function secondsFrom([hours, minutes, seconds, fraction]: (string | undefined)[]): number {
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`)
}

function cleanText(line: string): string {
  // With every control character gone first, two of them can stand for the brackets of what is kept.
  const tagged = line
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(TAG, (_whole, slash: string, name: string, rest: string) => {
      const kept = keptTag(slash, name.toLowerCase(), rest)
      return kept && `\u0001${kept}\u0002`
    })
  return tagged
    .replaceAll(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#\d{1,7});)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u0001', '<')
    .replaceAll('\u0002', '>')
    .trim()
}

/** What stays of a tag between its brackets; empty for nothing. @param rest what follows its name */
function keptTag(slash: string, name: string, rest: string): string {
  if (KEPT.has(name)) return slash + name
  if (name !== VOICE) return ''
  // A voice may have classes before its name, for styles that the hub drops.
  const speaker = rest.replace(/^\S*/, '').trim()
  return slash ? `/${VOICE}` : speaker && `${VOICE} ${speaker}`
}

function writeCue({ start, end, settings, lines }: Cue): string {
  const timing = `${timeOf(start)} --> ${timeOf(end)}${settings ? ` ${settings}` : ''}`
  return [timing, ...lines].join('\n')
}

function thousandthsIn(seconds: number): number {
  return Math.round(seconds * 1000)
}

function timeOf(seconds: number): string {
  const thousandths = thousandthsIn(seconds)
  const part = (size: number, most: number, width: number) =>
    String(Math.floor(thousandths / size) % most).padStart(width, '0')
  return `${part(3_600_000, 10_000, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`
}

function refuse(message: string): never {
  throw new FileRefused('bad-subtitles', message)
}
