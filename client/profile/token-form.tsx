import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createMyApiTokenBody } from '../../generated/client/bodies/createMyApiToken.ts'
import type { ApiTokenCreate } from '../../generated/client/model/apiTokenCreate.ts'
import type { TokenScope } from '../../generated/client/model/tokenScope.ts'
import { useSession } from '../api/session.ts'
import type { Refusal } from '../ui/form/refusal.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { TokenFields } from '../ui/tokens/token-fields.tsx'
import { emptyToken, lifetimesFrom } from '../ui/tokens/token-values.ts'
import { offeredScopes } from './token-choices.ts'

/** What a token is for, what it may do and for how long. */
export function TokenForm({ onSend }: { onSend: (token: ApiTokenCreate) => Promise<Refusal | null> }) {
  const { t } = useLingui()
  const { privileges } = useSession()
  const [lifetimes] = useState(() => lifetimesFrom(new Date()))
  const values = emptyToken<TokenScope>(lifetimes)
  return (
    <SendForm body={createMyApiTokenBody} values={values} onSend={onSend} send={t`Create the token`}>
      {(field) => <TokenFields field={field} lifetimes={lifetimes} scopes={offeredScopes(privileges)} />}
    </SendForm>
  )
}
