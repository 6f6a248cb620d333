import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import {
  createMyContentComment,
  getGetMyContentSubscriptionQueryKey,
  getListMyContentCommentsQueryKey,
  updateMyContentComment,
  useDeleteMyContentComment,
} from '../../generated/client/comments/comments.ts'
import type { CommentReply } from '../../generated/client/model/commentReply.ts'
import { problemWords } from '../api/problems.ts'
import { notify } from '../ui/notices-store.ts'

/** Loads what the lists of comments show anew. */
function useRefresh(contentId: string): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: getListMyContentCommentsQueryKey(contentId) })
    // The cards and pages that show how many comments there are may come in their own time.
    void client.invalidateQueries({ queryKey: ['me', 'playlists'] })
    void client.invalidateQueries({ queryKey: ['me', 'assets'] })
  }
}

/** Writes a comment, or with `parentId` a reply. Whoever comments follows the content from then on, and is told so once. */
export function useCreateComment(
  contentId: string,
): (comment: { message: string; parentId?: string }) => Promise<void> {
  const { t } = useLingui()
  const client = useQueryClient()
  const refresh = useRefresh(contentId)
  return async (comment) => {
    const { hasSubscribed } = await createMyContentComment(contentId, comment)
    if (hasSubscribed) {
      void client.invalidateQueries({ queryKey: getGetMyContentSubscriptionQueryKey(contentId) })
      notify(t`You follow these comments now.`)
    }
    await refresh()
  }
}

/** Changes the text of a comment of one's own. */
export function useUpdateComment({ contentId, id }: CommentReply): (message: string) => Promise<void> {
  const refresh = useRefresh(contentId)
  return async (message) => {
    await updateMyContentComment(contentId, id, { message })
    await refresh()
  }
}

/** Deletes a comment; a refusal is said in the corner of the screen. */
export function useDeleteComment({ contentId, id }: CommentReply): { remove: () => void; isPending: boolean } {
  const { t } = useLingui()
  const refresh = useRefresh(contentId)
  const { mutate, isPending } = useDeleteMyContentComment({
    mutation: {
      onSuccess: async () => {
        await refresh()
        notify(t`The comment is deleted.`)
      },
      onError: (error) => notify(problemWords(error).text, 'problem'),
    },
  })
  return { remove: () => mutate({ contentId, commentId: id }), isPending }
}
