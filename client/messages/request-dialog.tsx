import { Textarea, TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { createContentRequestBody } from '../../generated/client/bodies/createContentRequest.ts'
import { useCreateContentRequest } from '../../generated/client/messages/messages.ts'
import { useChange } from '../api/use-change.ts'
import { useDraft } from '../api/use-draft.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'

type RequestDialogProps = {
  /** What was looked for and not found. */
  wanted: string
  onClose: () => void
}

/** Asks for content that is missing. What was typed stays until the hub has it, through a reload and a lost connection. */
export function RequestDialog({ wanted, onClose }: RequestDialogProps) {
  const { t } = useLingui()
  const { send } = useChange(useCreateContentRequest, {
    done: () => t`Your request was sent to the people who look after the content.`,
  })
  return (
    <Dialog title={t`Ask for content`} onClose={onClose}>
      <SendForm
        body={createContentRequestBody}
        values={{ name: wanted, content: '' }}
        draft={useDraft('request')}
        onSend={(data) => send({ data })}
        onSent={onClose}
        send={t`Send`}
      >
        {(field) => (
          <>
            <TextInput label={t`What could it be called?`} data-autofocus {...field('name')} />
            <Textarea label={t`What should it be about?`} rows={5} {...field('content')} />
          </>
        )}
      </SendForm>
    </Dialog>
  )
}
