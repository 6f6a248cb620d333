import { eventType } from '../event.ts'

/** What happens to comments. */

export interface WrittenComment {
  id: string
  authorId: string
  contentId: string
  parentId: string | null
}

/** Somebody wrote a comment or a reply. */
export const commentWritten = eventType<WrittenComment>('commentWritten')
