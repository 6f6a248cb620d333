import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import { useListServiceTokens } from '../../generated/client/security-admin/security-admin.ts'
import { ServiceTokenScope } from '../../generated/client/model/serviceTokenScope.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { TokenEntries } from '../ui/tokens/token-entries.tsx'
import { CopiedAddress } from './copied-address.tsx'
import { HubToken } from './hub-token.tsx'
import { NewServiceToken } from './new-service-token.tsx'

const SCOPES = Object.values(ServiceTokenScope).filter((scope) => scope.startsWith('xapi:'))

/** How other systems read what is learned in the hub, or add to it. */
export function Statements() {
  const { t } = useLingui()
  const session = useSession()
  const query = useListServiceTokens({ limit: 100 })
  const [isOpen, setOpen] = useState(false)
  const tokens = query.data?.items.filter(({ scopes }) => scopes.some((scope) => SCOPES.includes(scope))) ?? []
  const mayRead = session.privileges.includes('report_read')
  return (
    <Panel
      anchor="statements"
      title={t`Statements about learning (xAPI)`}
      sentence={t`Other systems can read what people learn in this hub, or tell it what they learn elsewhere. They need the address and a token.`}
    >
      <CopiedAddress label={t`Address for the system`} address={`${session.hub.origin}/xapi`} />
      {query.data && (
        <TokenEntries none={t`No system has a token yet.`}>
          {tokens.map((token) => (
            <HubToken key={token.id} token={token} />
          ))}
        </TokenEntries>
      )}
      <QueryState query={query} height={64} />
      {can(session, access.createServiceToken) && (
        <div>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Trans>Create a token for a system</Trans>
          </Button>
        </div>
      )}
      {isOpen && (
        <NewServiceToken
          title={t`Create a token for a system`}
          values={{ name: 'xAPI' }}
          scopes={SCOPES.filter((scope) => scope !== 'xapi:read' || mayRead)}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
}
