import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createServiceTokenBody } from '../../generated/client/bodies/createServiceToken.ts'
import { useCreateServiceToken } from '../../generated/client/security-admin/security-admin.ts'
import { ServiceTokenScope } from '../../generated/client/model/serviceTokenScope.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SendForm } from '../ui/form/send-form.tsx'
import { NewToken } from '../ui/tokens/new-token.tsx'
import { TokenFields } from '../ui/tokens/token-fields.tsx'
import { emptyToken, lifetimesFrom } from '../ui/tokens/token-values.ts'

/** Creates a token of the hub and shows it once. */
export function ServiceTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { send, data } = useChange(useCreateServiceToken)
  const { privileges } = useSession()
  const [lifetimes] = useState(() => lifetimesFrom(new Date()))
  // Nobody can give what they do not hold; who may create a token may hand in meetings.
  const scopes = Object.values(ServiceTokenScope).filter(
    (scope) => scope === 'meeting:write' || privileges.includes(scope),
  )
  return (
    <Dialog title={t`Create a token of the hub`} onClose={onClose}>
      {data ? (
        <NewToken token={data.token} onClose={onClose} />
      ) : (
        <SendForm
          body={createServiceTokenBody}
          values={emptyToken<ServiceTokenScope>(lifetimes)}
          onSend={(token) => send({ data: token })}
          send={t`Create the token`}
        >
          {(field) => <TokenFields field={field} lifetimes={lifetimes} scopes={scopes} />}
        </SendForm>
      )}
    </Dialog>
  )
}
