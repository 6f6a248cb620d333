import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { DeleteToken } from './delete-token.tsx'
import { scopeLabel, type Scope } from './scope-label.ts'
import classes from './tokens.module.css'

interface TokenEntryProps {
  token: { name: string; scopes: readonly Scope[]; expiresTime: string; lastUsedTime: string | null }
  /** More about it. */
  children?: ReactNode
  isDeleting: boolean
  /** Left out for who may not. */
  onDelete?: (() => void) | undefined
}

/** A token of a list, and the way to its end. */
export function TokenEntry({ token, children, isDeleting, onDelete }: TokenEntryProps) {
  const { i18n } = useLingui()
  const format = useFormat()
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
        {children && <p className={classes.entryText}>{children}</p>}
      </div>
      {onDelete && <DeleteToken name={name} isDeleting={isDeleting} onDelete={onDelete} />}
    </li>
  )
}
