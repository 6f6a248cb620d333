import { useLingui } from '@lingui/react/macro'
import {
  useCreateMyContentComment,
  useDeleteMyContentComment,
  useUpdateMyContentComment,
} from '../../generated/client/comments/comments.ts'
import type { CommentCreate } from '../../generated/client/model/commentCreate.ts'
import type { CommentPatch } from '../../generated/client/model/commentPatch.ts'
import type { CommentReply } from '../../generated/client/model/commentReply.ts'
import { useChange } from '../api/use-change.ts'
import type { Refusal } from '../ui/form/refusal.ts'
import { notify } from '../ui/notices/notices-store.ts'

/** Writes a comment, or with `parentId` a reply. Whoever comments follows the content from then on, and is told so once. */
export function useCreateComment(contentId: string): (comment: CommentCreate) => Promise<Refusal | null> {
  const { t } = useLingui()
  const { send } = useChange(() =>
    useCreateMyContentComment({
      mutation: { onSuccess: ({ hasSubscribed }) => hasSubscribed && notify(t`You now follow these comments.`) },
    }),
  )
  return (data) => send({ contentId, data })
}

/** Changes what a comment of one's own says, and whom it mentions. */
export function useUpdateComment({ contentId, id }: CommentReply): (comment: CommentPatch) => Promise<Refusal | null> {
  const { send } = useChange(useUpdateMyContentComment)
  return (data) => send({ contentId, commentId: id, data })
}

/** Deletes a comment; a refusal is said in the corner of the screen. */
export function useDeleteComment({ contentId, id }: CommentReply): { remove: () => void; isPending: boolean } {
  const { t } = useLingui()
  const { run, isPending } = useChange(useDeleteMyContentComment, { done: () => t`The comment was deleted.` })
  return { remove: () => run({ contentId, commentId: id }), isPending }
}
