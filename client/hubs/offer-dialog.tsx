import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { createContentGrantBody } from '../../generated/client/bodies/createContentGrant.ts'
import { useCreateContentGrant } from '../../generated/client/hubs-admin/hubs-admin.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { OfferedContent, type OfferValues } from './offered-content.tsx'

const EMPTY: OfferValues = { hostname: '', contentIds: [] }

/** Offers content to another hub. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { send } = useChange(useCreateContentGrant, { done: () => t`It is offered. The other hub can accept it now.` })
  return (
    <Dialog title={t`Share content`} onClose={onClose}>
      <SendForm
        body={createContentGrantBody}
        values={EMPTY}
        onSend={(data) => send({ data })}
        onSent={onClose}
        send={t`Offer it`}
      >
        {(field) => (
          <>
            <TextInput
              label={t`Address of the other hub`}
              description={t`As it stands in the browser, such as second.hub.example.`}
              data-autofocus
              {...field('hostname')}
            />
            <OfferedContent />
          </>
        )}
      </SendForm>
    </Dialog>
  )
}
