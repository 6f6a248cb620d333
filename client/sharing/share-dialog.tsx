import { Button, Checkbox, Textarea } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import { useCreateRecommendations } from '../../generated/client/recommendations-sharing/recommendations-sharing.ts'
import { problemWords } from '../api/problems.ts'
import { Dialog } from '../ui/dialog.tsx'
import '../ui/field-styles.ts'
import { formText } from '../ui/form-text.ts'
import { notify } from '../ui/notices-store.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { ReceiverPicker, type Receiver } from './receiver-picker.tsx'
import classes from './sharing.module.css'

type ShareDialogProps = { content: { id: string; type: string; name: string }; onClose: () => void }

/** Hands content to people and teams, with a few words and a mail where wanted. What was filled in stays when it fails. */
export function ShareDialog({ content, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const [receivers, setReceivers] = useState<Receiver[]>([])
  const { name } = content
  const { mutate, isPending, error } = useCreateRecommendations({
    mutation: {
      onSuccess: ({ userCount }) => {
        notify(
          plural(userCount, {
            0: 'Nobody new can see it, so it was shared with nobody.',
            one: 'Shared with # person.',
            other: 'Shared with # people.',
          }),
        )
        onClose()
      },
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = formText(event.currentTarget, 'message').trim()
    const ids = (kind: Receiver['kind']) => receivers.filter((each) => each.kind === kind).map(({ id }) => id)
    mutate({
      data: {
        share_ref_ids: [content.id],
        user_ids: ids('person'),
        team_ids: ids('team'),
        sendEmail: new FormData(event.currentTarget).has('sendEmail'),
        ...(message && { message }),
      },
    })
  }
  return (
    <Dialog title={t`Share ${name}`} onClose={onClose}>
      <form className={classes.form} onSubmit={submit}>
        <ReceiverPicker content={content} chosen={receivers} onChange={setReceivers} />
        <Textarea label={t`A few words`} name="message" rows={3} maxLength={5000} />
        <Checkbox name="sendEmail" label={t`Send it by e-mail too`} />
        {error && <ProblemNote {...problemWords(error)} />}
        <div>
          <Button type="submit" loading={isPending} disabled={receivers.length === 0}>
            <Trans>Share</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
