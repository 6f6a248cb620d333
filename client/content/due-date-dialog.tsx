import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { updateMyDueDateBody } from '../../generated/client/bodies/updateMyDueDate.ts'
import { useDeleteMyDueDate, useUpdateMyDueDate } from '../../generated/client/content/content.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { localTime } from '../ui/local-time.ts'

type DueDateDialogProps = { contentId: string; dueDate: string | null; onClose: () => void }

/** Sets, changes or removes the day by which somebody wants to have finished something. */
export function DueDateDialog({ contentId, dueDate, onClose }: DueDateDialogProps) {
  const { t } = useLingui()
  const { send } = useChange(useUpdateMyDueDate, { done: () => t`Your own date is set.` })
  const { run } = useChange(useDeleteMyDueDate, { done: () => t`Your own date is removed.` })
  const remove = () => {
    run({ contentId })
    onClose()
  }
  return (
    <Dialog title={t`Your own date`} onClose={onClose}>
      <SendForm
        body={updateMyDueDateBody}
        values={{ ownDueDate: dueDate ?? '' }}
        onSend={(data) => send({ contentId, data })}
        onSent={onClose}
        send={t`Set the date`}
        buttons={
          dueDate && (
            <Button variant="default" onClick={remove}>
              <Trans>Remove the date</Trans>
            </Button>
          )
        }
      >
        {(field) => (
          <TextInput
            label={t`I want to finish this by`}
            description={t`Only you see it. You are reminded the day before.`}
            data-autofocus
            {...field('ownDueDate')}
            type="date"
            min={localTime(new Date()).slice(0, 10)}
          />
        )}
      </SendForm>
    </Dialog>
  )
}
