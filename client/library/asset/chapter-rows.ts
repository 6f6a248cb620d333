import type { Chapter } from '../../../generated/client/model/chapter.ts'
import { formatPosition } from '../../i18n/format.ts'

/** A chapter as it is typed. */
export interface ChapterRow {
  /** Such as `1:05`. */
  start: string
  title: string
}

export function rowsOf(chapters: readonly Chapter[]): ChapterRow[] {
  return chapters.map(({ startSeconds, title }) => ({ start: formatPosition(startSeconds), title }))
}

/** The seconds of `65`, `1:05` or `1:02:03`; null for what is no time. */
export function secondsIn(text: string): number | null {
  if (!/^\d{1,6}(:[0-5]?\d){0,2}$/.test(text.trim())) return null
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

/** What is sent of the rows, in the order of their times, and the row of each. The times of all rows are some. */
export function chaptersIn(rows: readonly ChapterRow[]): { chapters: Chapter[]; rowOf: number[] } {
  const sorted = rows
    .map(({ start, title }, row) => ({ row, chapter: { startSeconds: secondsIn(start) ?? 0, title } }))
    .toSorted((one, other) => one.chapter.startSeconds - other.chapter.startSeconds)
  return { chapters: sorted.map(({ chapter }) => chapter), rowOf: sorted.map(({ row }) => row) }
}

/** What the hub says of chapters, by the fields of the rows from which they came. */
export function faultsOfRows(
  faults: Readonly<Record<string, string>>,
  rowOf: readonly number[],
): Record<string, string> {
  const entries = Object.entries(faults).map(([path, words]) => {
    const [, index, part] = /^chapters\.(\d+)\.(\w+)$/.exec(path) ?? []
    if (index === undefined) return [path, words]
    return [`chapters.${rowOf[Number(index)]}.${part === 'startSeconds' ? 'start' : part}`, words]
  })
  return Object.fromEntries(entries) as Record<string, string>
}
