import { Checkbox, Textarea } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createRecommendationsBody } from '../../generated/client/bodies/createRecommendations.ts'
import { useCreateRecommendations } from '../../generated/client/recommendations-sharing/recommendations-sharing.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { CopyLink } from './copy-link.tsx'
import { NewsPreview } from './news-preview.tsx'
import { ReceiverPicker, type Receivers } from './receiver-picker.tsx'

type ShareDialogProps = { content: { id: string; type: string; name: string }; onClose: () => void }

const nothing = { user_ids: [], team_ids: [], message: '', sendEmail: false }

/** Hands content to people and teams, with a few words and a mail where wanted. What was filled in stays when it fails. */
export function ShareDialog({ content, onClose }: ShareDialogProps) {
  const { t } = useLingui()
  const { name } = content
  const { send } = useChange(useCreateRecommendations, {
    done: ({ userCount }) =>
      plural(userCount, {
        0: 'None of the people you chose can open it, so it was not shared.',
        one: 'Shared with # person.',
        other: 'Shared with # people.',
      }),
  })
  return (
    <Dialog title={t`Share ${name}`} onClose={onClose}>
      <SendForm<Receivers & { message: string; sendEmail: boolean }>
        body={createRecommendationsBody}
        values={nothing}
        onSend={(data) => send({ data: { ...data, share_ref_ids: [content.id] } })}
        onSent={onClose}
        send={t`Share`}
        buttons={<CopyLink content={content} />}
      >
        {(field) => (
          <>
            <ReceiverPicker content={content} />
            <Textarea label={t`Message`} rows={3} {...field('message')} />
            <NewsPreview what={name} />
            <Checkbox label={t`Send it by e-mail too`} {...field('sendEmail')} />
          </>
        )}
      </SendForm>
    </Dialog>
  )
}
