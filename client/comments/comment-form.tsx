import { Button, Textarea } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef, type KeyboardEvent, type SubmitEvent } from 'react'
import { problemWords } from '../api/problems.ts'
import { useDraft } from '../api/use-draft.ts'
import '../ui/field-styles.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import classes from './comments.module.css'

const LONGEST = 5000

type CommentFormProps = {
  /** What the unsent text is kept under. */
  draftKey: string
  label: string
  submit: string
  /** What stands there to begin with, where there is no draft. */
  initial?: string
  send: (message: string) => Promise<void>
  onDone?: () => void
  onCancel?: () => void
}

/** A text and a button. What was typed stays until the hub has it, whatever happens on the way. */
export function CommentForm({ draftKey, label, submit, initial = '', send, onDone, onCancel }: CommentFormProps) {
  const [text, setText] = useDraft(draftKey, initial)
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      setText('')
      onDone?.()
    },
  })
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim() && !isPending) mutate(text.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit()
    if (event.key === 'Escape') onCancel?.()
  }
  return (
    <form ref={form} className={classes.form} onSubmit={onSubmit}>
      <Textarea
        label={label}
        autoFocus={onCancel !== undefined}
        autosize={false}
        rows={text.length > 200 || text.includes('\n') ? 6 : 2}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {error && <ProblemNote {...problemWords(error)} />}
      <div className={classes.buttons}>
        <Button type="submit" loading={isPending} disabled={!text.trim()}>
          {submit}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </form>
  )
}
