import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { createMyContentCommentBody } from '../../generated/client/bodies/createMyContentComment.ts'
import type { CommentPatch } from '../../generated/client/model/commentPatch.ts'
import type { Mention } from '../../generated/client/model/mention.ts'
import { useDraft } from '../api/use-draft.ts'
import '../ui/control/field-styles.ts'
import type { Refusal } from '../ui/form/refusal.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import type { FieldProps } from '../ui/form/use-fields.tsx'
import { MentionBox } from './mentions/mention-box.tsx'
import { mentionedIn } from './mentions/mention-text.ts'
import type { Commented } from './mentions/use-mention-list.ts'
import { useMentions, type Mentions } from './mentions/use-mentions.ts'

type CommentFormProps = {
  content: Commented
  /** What the unsent text is kept under. */
  draftKey: string
  label: string
  submit: string
  /** What stands there to begin with, where there is no draft. */
  initial?: { message: string; mentions: readonly Mention[] }
  send: (comment: CommentPatch) => Promise<Refusal | null>
  onDone?: () => void
  onCancel?: () => void
}

const EMPTY = { message: '', mentions: [] }

/** A text and a button. What was typed stays until the hub has it, whatever happens on the way. */
export function CommentForm(props: CommentFormProps) {
  const { content, draftKey, label, submit, initial = EMPTY, send, onDone, onCancel } = props
  const { t } = useLingui()
  const mentions = useMentions(draftKey, initial.mentions)
  const sendWithMentions = async (message: string) => {
    const mentioned = mentionedIn(message, mentions.known)
    const max = createMyContentCommentBody.mentionedUserIds.maxItems
    if (mentioned.length > max) return { title: '', text: '', fields: { message: t`Mention ${max} people at most.` } }
    const refusal = await send({ message, mentionedUserIds: mentioned.map(({ userId }) => userId) })
    if (!refusal) mentions.clear()
    return refusal
  }
  return (
    <SendForm
      body={createMyContentCommentBody}
      values={{ message: initial.message }}
      draft={useDraft(draftKey)}
      onSend={({ message }) => sendWithMentions(message)}
      onSent={onDone}
      send={submit}
      buttons={
        onCancel && (
          <Button variant="default" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )
      }
    >
      {(field) => (
        <Message content={content} label={label} field={field('message')} mentions={mentions} onCancel={onCancel} />
      )}
    </SendForm>
  )
}

type MessageProps = {
  content: Commented
  label: string
  field: FieldProps<'message'>
  mentions: Mentions
  onCancel: (() => void) | undefined
}

/** Ctrl or Cmd and Enter sends; it is larger as soon as there is more to see. */
function Message({ content, label, field, mentions, onCancel }: MessageProps) {
  const { control, setValue } = useFormContext<{ message: string }>()
  const text = useWatch({ control, name: 'message' })
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
    if (event.key === 'Escape') onCancel?.()
  }
  return (
    <MentionBox
      content={content}
      mentions={mentions}
      onWrite={(message) => setValue('message', message, { shouldDirty: true })}
      label={label}
      withAsterisk={false}
      autoFocus={onCancel !== undefined}
      autosize={false}
      rows={text.length > 200 || text.includes('\n') ? 6 : 2}
      onKeyDown={onKeyDown}
      {...field}
    />
  )
}
