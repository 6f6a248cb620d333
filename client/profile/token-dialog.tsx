import { Button, Checkbox, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import { useCreateMyApiToken } from '../../generated/client/auth/auth.ts'
import { TokenScope } from '../../generated/client/model/tokenScope.ts'
import { problemWords } from '../api/problems.ts'
import { useSession } from '../api/session.ts'
import { Dialog } from '../ui/dialog.tsx'
import '../ui/field-styles.ts'
import { Filter } from '../ui/filter-bar.tsx'
import { formText } from '../ui/form-text.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import classes from './profile.module.css'
import { scopeLabel } from './scope-label.ts'
import { offeredScopes, scopesOf, timeIn } from './token-choices.ts'

const LIFETIMES = ['30', '90', '365'] as const

/** Makes a token and shows it once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const create = useCreateMyApiToken()
  return (
    <Dialog title={t`Make a token`} onClose={onClose}>
      {create.data ? (
        <NewToken token={create.data.token} onClose={onClose} />
      ) : (
        <TokenForm error={create.error} isPending={create.isPending} onCreate={(data) => create.mutate({ data })} />
      )}
    </Dialog>
  )
}

type TokenFormProps = {
  error: unknown
  isPending: boolean
  onCreate: (token: { name: string; scopes: TokenScope[]; expiresTime: string }) => void
}

function TokenForm({ error, isPending, onCreate }: TokenFormProps) {
  const { t, i18n } = useLingui()
  const { privileges } = useSession()
  const [days, setDays] = useState<(typeof LIFETIMES)[number]>('90')
  const [isScopeMissing, setScopeMissing] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const scopes = scopesOf(new FormData(event.currentTarget))
    setScopeMissing(scopes.length === 0)
    if (scopes.length > 0)
      onCreate({
        name: formText(event.currentTarget, 'name').trim(),
        scopes,
        expiresTime: timeIn(Number(days), new Date()),
      })
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      {error ? <ProblemNote {...problemWords(error)} /> : null}
      <TextInput
        label={t`Name`}
        name="name"
        description={t`What the token is for, so that you know it again.`}
        required
        maxLength={100}
        data-autofocus
      />
      <Filter
        label={t`Works for`}
        value={days}
        options={LIFETIMES.map((value) => ({ value, label: t`${value} days` }))}
        onChange={(value) => value && setDays(value)}
      />
      <fieldset className={classes.scopes}>
        <legend>{t`What it may do`}</legend>
        {offeredScopes(privileges).map((scope) => (
          <Checkbox key={scope} name="scopes" value={scope} label={i18n._(scopeLabel(scope))} />
        ))}
      </fieldset>
      {isScopeMissing && (
        <ProblemNote title={t`A right is missing`} text={t`Choose at least one thing that the token may do.`} />
      )}
      <Button type="submit" loading={isPending}>
        <Trans>Make the token</Trans>
      </Button>
    </form>
  )
}

function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={classes.form}>
      <p>
        <Trans>Copy the token now. It is shown this once and cannot be looked up later.</Trans>
      </p>
      <code className={classes.token}>{token}</code>
      <div className={classes.buttons}>
        <Button onClick={() => void navigator.clipboard.writeText(token).then(() => setCopied(true))}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy the token</Trans>}
        </Button>
        <Button variant="default" onClick={onClose}>
          <Trans>I have kept it</Trans>
        </Button>
      </div>
    </div>
  )
}
