import type { SubtitleCue } from '../../../generated/client/model/subtitleCue.ts'

/** A cue as it is typed. */
export interface TypedCue {
  /** Its own as long as the page is open. */
  key: string
  /** Such as `1:02.500`. */
  start: string
  end: string
  text: string
  settings: string
}

export type Fault = 'start' | 'end' | 'backwards' | 'beyond' | 'text'

const HOUR = 3_600_000
const MINUTE = 60_000
/** How long a new cue is shown. */
const USUAL = 2_000
/** The most that the contract takes. */
const MOST = 9_999 * HOUR

/** `1:02.500` or `1:02:03.500` for milliseconds. */
export function timeOf(milliseconds: number): string {
  const part = (size: number, width: number, most = Number.POSITIVE_INFINITY) =>
    String(Math.floor(milliseconds / size) % most).padStart(width, '0')
  const isLong = milliseconds >= HOUR
  const hours = isLong ? `${part(HOUR, 1)}:` : ''
  return `${hours}${part(MINUTE, isLong ? 2 : 1, 60)}:${part(1_000, 2, 60)}.${part(1, 3, 1_000)}`
}

/** The milliseconds of `62.5`, `1:02.5` or `1:02:03,500`; null for what is no time. */
export function millisecondsIn(text: string): number | null {
  if (!/^\d{1,6}(:[0-5]?\d){0,2}([.,]\d{1,3})?$/.test(text.trim())) return null
  const seconds = text
    .trim()
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0)
  const milliseconds = Math.round(seconds * 1_000)
  return milliseconds < MOST ? milliseconds : null
}

export function typedCue({ startMilliseconds, endMilliseconds, text, settings = '' }: SubtitleCue): TypedCue {
  return { key: crypto.randomUUID(), start: timeOf(startMilliseconds), end: timeOf(endMilliseconds), text, settings }
}

/** What is sent of cues that have no faults, in the order in which they appear. */
export function sentCues(cues: readonly TypedCue[]): SubtitleCue[] {
  return sorted(cues).map(({ text, settings, ...times }) => {
    const [startMilliseconds, endMilliseconds] = spanOf(times)
    return { startMilliseconds, endMilliseconds, text: text.trim(), settings }
  })
}

export function sorted(cues: readonly TypedCue[]): TypedCue[] {
  return cues.toSorted((one, other) => spanOf(one)[0] - spanOf(other)[0])
}

/** @param length of the recording in milliseconds; null while it is not known */
export function faultsOf({ start, end, text }: TypedCue, length: number | null): Fault[] {
  const [from, to] = [millisecondsIn(start), millisecondsIn(end)]
  return [
    ...(from === null ? (['start'] as const) : []),
    ...(to === null ? (['end'] as const) : []),
    ...(from !== null && to !== null && to <= from ? (['backwards'] as const) : []),
    ...(from !== null && length !== null && from >= length ? (['beyond'] as const) : []),
    ...(text.trim() === '' ? (['text'] as const) : []),
  ]
}

/** Whether a cue is still shown when the next one appears, which a player may do and rarely is meant. */
export function overlaps(cue: TypedCue, next: TypedCue | undefined): boolean {
  return next !== undefined && spanOf(next)[0] < spanOf(cue)[1]
}

/** The cue that is shown at a moment, the one that appeared last where there are several; -1 for none. */
export function cueAt(cues: readonly TypedCue[], milliseconds: number): number {
  return cues.findLastIndex((cue) => {
    const [start, end] = spanOf(cue)
    return start <= milliseconds && milliseconds < end
  })
}

/** An empty cue behind another; @param cue undefined for the first of all */
export function nextCue(cue: TypedCue | undefined): TypedCue {
  const start = cue ? spanOf(cue)[1] : 0
  return { key: crypto.randomUUID(), start: timeOf(start), end: timeOf(start + USUAL), text: '', settings: '' }
}

/** A cue in two, at a place of its text and the moment that divides its time alike, or at `now` where that is within. */
export function split(cue: TypedCue, at: number, now: number): [TypedCue, TypedCue] {
  const [start, end] = spanOf(cue)
  const share = cue.text.length > 0 ? at / cue.text.length : 0.5
  const middle = start < now && now < end ? now : Math.round(start + (end - start) * share)
  return [
    { ...cue, end: timeOf(middle), text: cue.text.slice(0, at).trim() },
    { ...cue, key: crypto.randomUUID(), start: timeOf(middle), text: cue.text.slice(at).trim() },
  ]
}

/** Two cues as one. */
export function joined(cue: TypedCue, next: TypedCue): TypedCue {
  return { ...cue, end: timeOf(Math.max(spanOf(cue)[1], spanOf(next)[1])), text: `${cue.text}\n${next.text}`.trim() }
}

/** All cues so many milliseconds later; null where one would begin before the recording. */
export function shifted(cues: readonly TypedCue[], by: number): TypedCue[] | null {
  if (cues.some((cue) => spanOf(cue)[0] + by < 0)) return null
  return cues.map((cue) => {
    const [start, end] = spanOf(cue)
    return { ...cue, start: timeOf(start + by), end: timeOf(end + by) }
  })
}

/** The milliseconds of `1.5` or `-0,25` seconds; null for what is no number, and for nothing. */
export function shiftIn(text: string): number | null {
  if (!/^[+-]?\d{1,5}([.,]\d{1,3})?$/.test(text.trim())) return null
  return Math.round(Number(text.trim().replace(',', '.')) * 1_000)
}

/** Words in place of others, wherever they stand, and in how many cues they did. */
export function replacedIn(cues: readonly TypedCue[], words: string, by: string): { cues: TypedCue[]; count: number } {
  const count = cues.filter(({ text }) => text.includes(words)).length
  return { cues: cues.map((cue) => ({ ...cue, text: cue.text.replaceAll(words, () => by) })), count }
}

/** A time that is no time counts as the beginning, until it is corrected. */
function spanOf({ start, end }: Pick<TypedCue, 'start' | 'end'>): [number, number] {
  return [millisecondsIn(start) ?? 0, millisecondsIn(end) ?? 0]
}
