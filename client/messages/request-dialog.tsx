import { Button, Textarea, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useCreateContentRequest } from '../../generated/client/messages/messages.ts'
import { problemWords } from '../api/problems.ts'
import { useDraft } from '../api/use-draft.ts'
import { Dialog } from '../ui/dialog.tsx'
import '../ui/field-styles.ts'
import { notify } from '../ui/notices-store.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import classes from './messages.module.css'

const LONGEST_NAME = 200
const LONGEST_TEXT = 5000

type RequestDialogProps = {
  /** What was looked for and not found. */
  wanted: string
  onClose: () => void
}

/** Asks for content that is missing. What was typed stays until the hub has it, through a reload and a lost connection. */
export function RequestDialog({ wanted, onClose }: RequestDialogProps) {
  const { t } = useLingui()
  const [name, setName] = useDraft('request-name', wanted)
  const [content, setContent] = useDraft('request-content')
  const { mutate, isPending, error } = useCreateContentRequest({
    mutation: {
      onSuccess: () => {
        setName('')
        setContent('')
        notify(t`Sent to those who look after the content.`)
        onClose()
      },
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({ data: { name: name.trim(), content: content.trim() } })
  }
  return (
    <Dialog title={t`Ask for content`} onClose={onClose}>
      <form className={classes.form} onSubmit={submit}>
        <TextInput
          label={t`What could it be called?`}
          value={name}
          maxLength={LONGEST_NAME}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={t`What should it be about?`}
          rows={5}
          value={content}
          maxLength={LONGEST_TEXT}
          onChange={(event) => setContent(event.currentTarget.value)}
        />
        {error && <ProblemNote {...problemWords(error)} />}
        <div>
          <Button type="submit" loading={isPending} disabled={!name.trim() || !content.trim()}>
            <Trans>Send</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
