import { useLingui } from '@lingui/react/macro'
import {
  useCreateMyContentComment,
  useDeleteMyContentComment,
  useUpdateMyContentComment,
} from '../../generated/client/comments/comments.ts'
import type { CommentReply } from '../../generated/client/model/commentReply.ts'
import { useChange } from '../api/use-change.ts'
import type { Refusal } from '../ui/form/refusal.ts'
import { notify } from '../ui/notices-store.ts'

/** Writes a comment, or with `parentId` a reply. Whoever comments follows the content from then on, and is told so once. */
export function useCreateComment(
  contentId: string,
): (comment: { message: string; parentId?: string }) => Promise<Refusal | null> {
  const { t } = useLingui()
  const { send } = useChange(() =>
    useCreateMyContentComment({
      mutation: { onSuccess: ({ hasSubscribed }) => hasSubscribed && notify(t`You now follow these comments.`) },
    }),
  )
  return (data) => send({ contentId, data })
}

/** Changes the text of a comment of one's own. */
export function useUpdateComment({ contentId, id }: CommentReply): (message: string) => Promise<Refusal | null> {
  const { send } = useChange(useUpdateMyContentComment)
  return (message) => send({ contentId, commentId: id, data: { message } })
}

/** Deletes a comment; a refusal is said in the corner of the screen. */
export function useDeleteComment({ contentId, id }: CommentReply): { remove: () => void; isPending: boolean } {
  const { t } = useLingui()
  const { run, isPending } = useChange(useDeleteMyContentComment, { done: () => t`The comment was deleted.` })
  return { remove: () => run({ contentId, commentId: id }), isPending }
}
