import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Comment } from '../../generated/client/model/comment.ts'
import { CommentBody } from './comment-body.tsx'
import { CommentForm } from './comment-form.tsx'
import classes from './comments.module.css'
import { useCreateComment } from './use-comment-changes.ts'
import { useComments } from './use-comments.ts'

/** A comment with its replies, and a place to reply. */
export function CommentEntry({ comment }: { comment: Comment }) {
  const { t } = useLingui()
  const [isReplying, setReplying] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const all = useComments(comment.contentId, comment.id, showsAll)
  const create = useCreateComment(comment.contentId)
  const replies = all.comments ?? comment.replies
  const name = comment.author.displayName
  return (
    <li className={classes.entry}>
      <CommentBody comment={comment} onReply={comment.isDeleted ? undefined : () => setReplying(true)} />
      {(replies.length > 0 || isReplying) && (
        <div className={classes.replies}>
          {replies.length > 0 && (
            <ul className={classes.list} aria-label={t`Replies to ${name}`}>
              {replies.map((reply) => (
                <li key={reply.id} className={classes.entry}>
                  <CommentBody comment={reply} />
                </li>
              ))}
            </ul>
          )}
          {comment.repliesCount > replies.length && (
            <Button
              variant="subtle"
              loading={all.isLoading || all.isLoadingMore}
              onClick={() => (showsAll ? all.loadMore() : setShowsAll(true))}
            >
              <Trans>Show more replies</Trans>
            </Button>
          )}
          {isReplying && (
            <CommentForm
              content={{ id: comment.contentId, type: comment.type }}
              draftKey={comment.id}
              label={t`Your reply to ${name}`}
              submit={t`Reply`}
              send={(reply) => create({ ...reply, parentId: comment.id })}
              onDone={() => setReplying(false)}
              onCancel={() => setReplying(false)}
            />
          )}
        </div>
      )}
    </li>
  )
}
