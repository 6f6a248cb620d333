import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDeleteMyApiToken, useListMyApiTokens } from '../../generated/client/auth/auth.ts'
import type { ApiToken } from '../../generated/client/model/apiToken.ts'
import { useChange } from '../api/use-change.ts'
import { Panel } from '../ui/page/panel.tsx'
import { TokenEntries } from '../ui/tokens/token-entries.tsx'
import { TokenEntry } from '../ui/tokens/token-entry.tsx'
import { TokenDialog } from './token-dialog.tsx'
import { QueryState } from '../shell/query-state.tsx'

export function TokenList() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const query = useListMyApiTokens({ limit: 100 })
  const { data } = query
  return (
    <Panel
      title={t`API tokens`}
      sentence={t`With a token, a program can use the hub in your name. Give it only the permissions that it needs.`}
    >
      {data && (
        <TokenEntries none={t`You have no tokens.`}>
          {data.items.map((token) => (
            <MyToken key={token.id} token={token} />
          ))}
        </TokenEntries>
      )}
      <QueryState query={query} height={22} />
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          <Trans>Create a token</Trans>
        </Button>
      </div>
      {isOpen && <TokenDialog onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function MyToken({ token }: { token: ApiToken }) {
  const { run, isPending } = useChange(useDeleteMyApiToken)
  return <TokenEntry token={token} isDeleting={isPending} onDelete={() => run({ tokenId: token.id })} />
}
