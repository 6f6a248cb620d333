import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import { useListServiceTokens } from '../../generated/client/security-admin/security-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { TokenEntries } from '../ui/tokens/token-entries.tsx'
import { CopiedAddress } from './copied-address.tsx'
import { HubToken } from './hub-token.tsx'
import { NewServiceToken } from './new-service-token.tsx'
import { ProvisioningChanges } from './provisioning-changes.tsx'

/** How an identity provider brings people and teams by itself. */
export function Provisioning() {
  const { t } = useLingui()
  const session = useSession()
  const query = useListServiceTokens({ limit: 100 })
  const [isOpen, setOpen] = useState(false)
  const tokens = query.data?.items.filter(({ scopes }) => scopes.includes('scim')) ?? []
  const mayCreate = can(session, access.createServiceToken) && session.privileges.includes('user_write')
  const latest = tokens.toSorted((one, other) => usedAt(other).localeCompare(usedAt(one)))[0]
  return (
    <Panel
      anchor="provisioning"
      title={t`Automatic provisioning (SCIM)`}
      sentence={t`An identity provider can add, change and suspend people and fill teams by itself. It needs the address and a token.`}
    >
      <CopiedAddress label={t`Address for the provider`} address={`${session.hub.origin}/scim/v2`} />
      {query.data && (
        <TokenEntries none={t`No provider has a token yet.`}>
          {tokens.map((token) => (
            <HubToken key={token.id} token={token} />
          ))}
        </TokenEntries>
      )}
      <QueryState query={query} height={64} />
      {mayCreate && (
        <div>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Trans>Create a token for a provider</Trans>
          </Button>
        </div>
      )}
      {latest && can(session, access.listUserChanges) && <ProvisioningChanges token={latest} />}
      {isOpen && (
        <NewServiceToken
          title={t`Create a token for a provider`}
          values={{ name: 'SCIM', scopes: ['scim'] }}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
}

const usedAt = ({ lastUsedTime }: { lastUsedTime: string | null }) => lastUsedTime ?? ''
