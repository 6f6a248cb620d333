import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDeleteMyApiToken, useListMyApiTokens } from '../../generated/client/auth/auth.ts'
import type { ApiToken } from '../../generated/client/model/apiToken.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Panel } from '../ui/panel.tsx'
import classes from './profile.module.css'
import { scopeLabel } from '../ui/scope-label.ts'
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
      {data && data.items.length === 0 && <p className={classes.sentence}>{t`You have no tokens.`}</p>}
      {data && data.items.length > 0 && (
        <ul className={classes.list}>
          {data.items.map((token) => (
            <TokenEntry key={token.id} token={token} />
          ))}
        </ul>
      )}
      <QueryState query={query} height={64} />
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          <Trans>Create a token</Trans>
        </Button>
      </div>
      {isOpen && <TokenDialog onClose={() => setOpen(false)} />}
    </Panel>
  )
}

function TokenEntry({ token }: { token: ApiToken }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const [isSure, setSure] = useState(false)
  const { run, isPending } = useChange(useDeleteMyApiToken)
  const { name } = token
  const expires = format.day(token.expiresTime)
  const used = token.lastUsedTime ? format.dateTime(token.lastUsedTime) : null
  return (
    <li className={classes.entry}>
      <div className={classes.entryWords}>
        <p className={classes.entryTitle}>{name}</p>
        <p className={classes.entryText}>{token.scopes.map((scope) => i18n._(scopeLabel(scope))).join(', ')}</p>
        <p className={classes.entryText}>
          {used ? (
            <Trans>
              Valid until {expires}. Last used {used}.
            </Trans>
          ) : (
            <Trans>Valid until {expires}. Never used.</Trans>
          )}
        </p>
      </div>
      {isSure ? (
        <div className={classes.buttons}>
          <Button color="red" loading={isPending} onClick={() => run({ tokenId: token.id })}>
            <Trans>Delete {name} permanently</Trans>
          </Button>
          <Button variant="default" onClick={() => setSure(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      ) : (
        <Button variant="default" aria-label={t`Delete ${name}`} onClick={() => setSure(true)}>
          <Trans>Delete</Trans>
        </Button>
      )}
    </li>
  )
}
