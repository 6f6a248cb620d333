import { Button, Textarea } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useWatch, useFormContext } from 'react-hook-form'
import { createMyContentCommentBody } from '../../generated/client/bodies/createMyContentComment.ts'
import { useDraft } from '../api/use-draft.ts'
import '../ui/field-styles.ts'
import type { Refusal } from '../ui/form/refusal.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import type { FieldProps } from '../ui/form/use-fields.tsx'

type CommentFormProps = {
  /** What the unsent text is kept under. */
  draftKey: string
  label: string
  submit: string
  /** What stands there to begin with, where there is no draft. */
  initial?: string
  send: (message: string) => Promise<Refusal | null>
  onDone?: () => void
  onCancel?: () => void
}

/** A text and a button. What was typed stays until the hub has it, whatever happens on the way. */
export function CommentForm({ draftKey, label, submit, initial = '', send, onDone, onCancel }: CommentFormProps) {
  return (
    <SendForm
      body={createMyContentCommentBody}
      values={{ message: initial }}
      draft={useDraft(draftKey)}
      onSend={({ message }) => send(message)}
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
      {(field) => <Message label={label} field={field('message')} onCancel={onCancel} />}
    </SendForm>
  )
}

type MessageProps = { label: string; field: FieldProps<'message'>; onCancel: (() => void) | undefined }

/** Ctrl or Cmd and Enter sends; it is larger as soon as there is more to see. */
function Message({ label, field, onCancel }: MessageProps) {
  const { control } = useFormContext<{ message: string }>()
  const text = useWatch({ control, name: 'message' })
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
    if (event.key === 'Escape') onCancel?.()
  }
  return (
    <Textarea
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
