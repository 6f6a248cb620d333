import { badInput } from '../../contract/problems.ts'
import type { Chapter } from '../../files/processing/recorded-chapter-rules.ts'

/**
 * What of the chapters that are sent cannot be. @param duration seconds, null while nobody knows it
 * @throws 400 `chapters-need-recording`, `chapters-not-ascending` or `chapter-after-end`
 */
export function refuseChapters(
  chapters: readonly Chapter[] = [],
  { kind, duration }: { kind: string; duration: number | null },
): void {
  if (chapters.length > 0 && kind !== 'video' && kind !== 'audio')
    throw badInput('chapters-need-recording', '/chapters', 'Only a film or a sound has chapters.')
  for (const [index, { startSeconds }] of chapters.entries()) {
    const pointer = `/chapters/${index}/startSeconds`
    if (startSeconds <= (chapters[index - 1]?.startSeconds ?? -1))
      throw badInput('chapters-not-ascending', pointer, 'Each chapter begins after the one before it.')
    if (duration !== null && startSeconds >= duration)
      throw badInput('chapter-after-end', pointer, 'The recording ends before this chapter begins.')
  }
}
