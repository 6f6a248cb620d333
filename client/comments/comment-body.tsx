import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CommentReply } from '../../generated/client/model/commentReply.ts'
import { useFormat } from '../i18n/use-format.ts'
import { DANGER } from '../ui/control/danger.ts'
import { PersonPicture } from '../ui/person/person-picture.tsx'
import { CommentForm } from './comment-form.tsx'
import classes from './comments.module.css'
import { MentionedText } from './mentions/mentioned-text.tsx'
import { useDeleteComment, useUpdateComment } from './use-comment-changes.ts'

type CommentBodyProps = { comment: CommentReply; onReply?: (() => void) | undefined }

/** Who said what and when, and what the reader may do with it. */
export function CommentBody({ comment, onReply }: CommentBodyProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [isEditing, setEditing] = useState(false)
  const update = useUpdateComment(comment)
  const { author, isDeleted, createdTime, updatedTime } = comment
  if (isDeleted) return <p className={classes.none}>{t`This comment was deleted.`}</p>
  return (
    <article className={classes.body}>
      <PersonPicture name={author.displayName} url={author.pictureUrl} size={36} />
      <div className={classes.words}>
        <p className={classes.who}>
          <span className={classes.name}>{author.displayName}</span>{' '}
          <time dateTime={createdTime}>{format.dateTime(createdTime)}</time>
          {updatedTime !== createdTime && <span> · {t`edited`}</span>}
        </p>
        {isEditing ? (
          <CommentForm
            draftKey={`edit-${comment.id}`}
            label={t`Your comment`}
            submit={t`Save`}
            content={{ id: comment.contentId, type: comment.type }}
            initial={{ message: comment.message ?? '', mentions: comment.mentions }}
            send={update}
            onDone={() => setEditing(false)}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <>
            <p className={classes.message}>
              <MentionedText text={comment.message ?? ''} mentions={comment.mentions} />
            </p>
            <Actions comment={comment} onReply={onReply} onEdit={() => setEditing(true)} />
          </>
        )}
      </div>
    </article>
  )
}

function Actions({ comment, onReply, onEdit }: CommentBodyProps & { onEdit: () => void }) {
  const { t } = useLingui()
  const [isSure, setSure] = useState(false)
  const { remove, isPending } = useDeleteComment(comment)
  const name = comment.author.displayName
  if (isSure)
    return (
      <div className={classes.buttons}>
        <Button color={DANGER} loading={isPending} onClick={remove}>
          <Trans>Delete the comment</Trans>
        </Button>
        <Button variant="default" onClick={() => setSure(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    )
  return (
    <div className={classes.actions}>
      {onReply && (
        <button type="button" onClick={onReply} aria-label={t`Reply to ${name}`}>
          <Trans>Reply</Trans>
        </button>
      )}
      {comment.canEdit && (
        <button type="button" onClick={onEdit} aria-label={t`Edit the comment of ${name}`}>
          <Trans>Edit</Trans>
        </button>
      )}
      {comment.canDelete && (
        <button type="button" onClick={() => setSure(true)} aria-label={t`Delete the comment of ${name}`}>
          <Trans>Delete</Trans>
        </button>
      )}
    </div>
  )
}
