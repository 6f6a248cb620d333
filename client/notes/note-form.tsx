import { Button, Textarea } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { updateMyNoteBody } from '../../generated/client/bodies/updateMyNote.ts'
import { useDraft } from '../api/use-draft.ts'
import '../ui/control/field-styles.ts'
import type { Refusal } from '../ui/form/refusal.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import classes from './notes.module.css'

interface NoteFormProps {
  /** What the unsent text is kept under. */
  draftKey: string
  label: string
  /** What stands there to begin with, where there is no draft. */
  initial?: string
  send: (text: string) => Promise<Refusal | null>
  /** Called when it is kept, and when it is called off. */
  onEnd: () => void
}

/** What a note says. Ctrl or Cmd and Enter saves it, Escape leaves it. */
export function NoteForm({ draftKey, label, initial = '', send, onEnd }: NoteFormProps) {
  const { t } = useLingui()
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
    if (event.key === 'Escape') onEnd()
  }
  return (
    <div className={classes.form}>
      <SendForm
        body={updateMyNoteBody}
        values={{ text: initial }}
        draft={useDraft(draftKey)}
        onSend={({ text }) => send(text)}
        onSent={onEnd}
        send={t`Save`}
        buttons={
          <Button variant="default" onClick={onEnd}>
            <Trans>Cancel</Trans>
          </Button>
        }
      >
        {(field) => (
          <Textarea
            label={label}
            withAsterisk={false}
            autoFocus
            autosize={false}
            rows={3}
            onKeyDown={onKeyDown}
            {...field('text', { isRequired: true })}
          />
        )}
      </SendForm>
    </div>
  )
}
