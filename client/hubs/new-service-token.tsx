import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createServiceTokenBody } from '../../generated/client/bodies/createServiceToken.ts'
import { useCreateServiceToken } from '../../generated/client/security-admin/security-admin.ts'
import type { ServiceTokenScope } from '../../generated/client/model/serviceTokenScope.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { SendForm } from '../ui/form/send-form.tsx'
import { NewToken } from '../ui/tokens/new-token.tsx'
import { TokenFields } from '../ui/tokens/token-fields.tsx'
import { emptyToken, lifetimesFrom, type TokenValues } from '../ui/tokens/token-values.ts'

interface NewServiceTokenProps {
  title: string
  /** What it begins with. */
  values?: Partial<TokenValues<ServiceTokenScope>>
  /** What may be chosen; left out where it is settled. */
  scopes?: readonly ServiceTokenScope[]
  onClose: () => void
}

/** Creates a token of the hub and shows it once. */
export function NewServiceToken({ title, values, scopes, onClose }: NewServiceTokenProps) {
  const { t } = useLingui()
  const { send, data } = useChange(useCreateServiceToken)
  const [lifetimes] = useState(() => lifetimesFrom(new Date()))
  return (
    <Dialog title={title} onClose={onClose}>
      {data ? (
        <NewToken token={data.token} onClose={onClose} />
      ) : (
        <SendForm
          body={createServiceTokenBody}
          values={{ ...emptyToken<ServiceTokenScope>(lifetimes), ...values }}
          onSend={(token) => send({ data: token })}
          send={t`Create the token`}
        >
          {(field) => <TokenFields field={field} lifetimes={lifetimes} {...(scopes && { scopes })} />}
        </SendForm>
      )}
    </Dialog>
  )
}
