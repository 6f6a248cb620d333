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
import { HubToken } from './hub-token.tsx'
import { ServiceTokenDialog } from './service-token-dialog.tsx'

/** The tokens that belong to the hub. */
export function ServiceTokens() {
  const { t } = useLingui()
  const mayCreate = can(useSession(), access.createServiceToken)
  const [isOpen, setOpen] = useState(false)
  const query = useListServiceTokens({ limit: 100 })
  return (
    <Panel
      title={t`Tokens of the hub`}
      sentence={t`For systems that work with the hub whoever leaves. They have no learning and no profile of their own.`}
    >
      {query.data && (
        <TokenEntries none={t`The hub has no tokens of its own.`}>
          {query.data.items.map((token) => (
            <HubToken key={token.id} token={token} />
          ))}
        </TokenEntries>
      )}
      <QueryState query={query} height={64} />
      {mayCreate && (
        <div>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Trans>Create a token of the hub</Trans>
          </Button>
        </div>
      )}
      {isOpen && <ServiceTokenDialog onClose={() => setOpen(false)} />}
    </Panel>
  )
}
