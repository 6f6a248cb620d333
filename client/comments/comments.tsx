import { Button, Skeleton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { isWorthRetrying, problemWords } from '../api/problems.ts'
import { ProblemNote } from '../ui/page/problem-note.tsx'
import { Section } from '../ui/page/section.tsx'
import { CommentEntry } from './comment-entry.tsx'
import { CommentForm } from './comment-form.tsx'
import classes from './comments.module.css'
import { FollowButton } from './follow-button.tsx'
import type { Commented } from './mentions/use-mention-list.ts'
import { useComments } from './use-comments.ts'
import { useCreateComment } from './use-comment-changes.ts'

/** What people say about a playlist or an asset, the newest first, and a place to say something. */
export function Comments({ content }: { content: Commented }) {
  const { t } = useLingui()
  const { id: contentId } = content
  const { comments, error, isLoading, refetch, hasMore, isLoadingMore, loadMore } = useComments(contentId)
  const create = useCreateComment(contentId)
  return (
    <div>
      <Section title={t`Comments`} more={<FollowButton contentId={contentId} />}>
        <div className={classes.comments}>
          <CommentForm
            content={content}
            draftKey={contentId}
            label={t`Your comment`}
            submit={t`Comment`}
            send={create}
          />
          {isLoading && <Skeleton height={72} radius={12} />}
          {error && (
            <ProblemNote {...problemWords(error)} onRetry={isWorthRetrying(error) ? () => void refetch() : undefined} />
          )}
          {comments?.length === 0 && <p className={classes.none}>{t`No comments yet.`}</p>}
          {comments && comments.length > 0 && (
            <ul className={classes.list}>
              {comments.map((comment) => (
                <CommentEntry key={comment.id} comment={comment} />
              ))}
            </ul>
          )}
          {hasMore && (
            <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
              <Trans>Show older comments</Trans>
            </Button>
          )}
        </div>
      </Section>
    </div>
  )
}
