import type { Chapter } from '../../../generated/client/model/chapter.ts'

/** The chapter that plays at a second; undefined before the first. */
export function chapterAt(chapters: readonly Chapter[], second: number): Chapter | undefined {
  return chapters.findLast(({ startSeconds }) => startSeconds <= second)
}
