import { useLingui } from '@lingui/react/macro'
import {
  useCreateMyContentComment,
  useDeleteMyContentComment,
  useUpdateMyContentComment,
} from '../../generated/client/comments/comments.ts'
import type { CommentReply } from '../../generated/client/model/commentReply.ts'
import { useChange } from '../api/use-change.ts'
import { notify } from '../ui/notices-store.ts'

/** Writes a comment, or with `parentId` a reply. Whoever comments follows the content from then on, and is told so once. */
export function useCreateComment(
  contentId: string,
): (comment: { message: string; parentId?: string }) => Promise<void> {
  const { t } = useLingui()
  const { mutateAsync } = useCreateMyContentComment()
  return async (data) => {
    const { hasSubscribed } = await mutateAsync({ contentId, data })
    if (hasSubscribed) notify(t`You follow these comments now.`)
  }
}

/** Changes the text of a comment of one's own. */
export function useUpdateComment({ contentId, id }: CommentReply): (message: string) => Promise<void> {
  const { mutateAsync } = useUpdateMyContentComment()
  return async (message) => {
    await mutateAsync({ contentId, commentId: id, data: { message } })
  }
}

/** Deletes a comment; a refusal is said in the corner of the screen. */
export function useDeleteComment({ contentId, id }: CommentReply): { remove: () => void; isPending: boolean } {
  const { t } = useLingui()
  const { run, isPending } = useChange(useDeleteMyContentComment, { done: () => t`The comment is deleted.` })
  return { remove: () => run({ contentId, commentId: id }), isPending }
}
