import { Button, PasswordInput, Textarea, TextInput, Checkbox } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import * as access from '../../generated/access.ts'
import { updateHubSettingsBody } from '../../generated/client/bodies/updateHubSettings.ts'
import type { HubSettings } from '../../generated/client/model/hubSettings.ts'
import { can } from '../api/can.ts'
import { problemWords } from '../api/problems.ts'
import { useSession } from '../api/session.ts'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import type { Field } from '../ui/form/use-fields.tsx'
import { ProblemNote } from '../ui/page/problem-note.tsx'
import { AttributeClaims } from './attribute-claims.tsx'
import { GroupTeams } from './group-teams.tsx'
import { sentProvider, typedProvider, type ProviderValues } from './provider-values.ts'
import { Panel } from '../ui/page/panel.tsx'
import classes from './settings.module.css'
import { useSettingsChange } from './use-settings-change.ts'

/** Signing in with an account of the organisation. */
export function ProviderForm({ settings }: { settings: HubSettings }) {
  const { t } = useLingui()
  const { send } = useSettingsChange(settings)
  const { oidc } = settings.signIn
  const redirectUri = oidc?.redirectUri ?? `${settings.origin}/api/auth/oidc/callback`
  return (
    <Panel
      title={t`Identity provider`}
      sentence={t`People sign in with the account that they have in your organisation (OpenID Connect).`}
    >
      <p>
        <Trans>
          Redirect address to enter at the provider: <code className={classes.address}>{redirectUri}</code>
        </Trans>
      </p>
      <Form
        body={updateHubSettingsBody}
        values={{ signIn: { oidc: typedProvider(oidc) } }}
        onSave={({ signIn }) => send({ data: { signIn: { oidc: sentProvider(signIn.oidc) } } })}
        save={t`Save the provider`}
      >
        {(field) => <ProviderInputs field={field} hasSecret={oidc?.hasClientSecret ?? false} />}
      </Form>
      {oidc && <RemoveProvider settings={settings} />}
    </Panel>
  )
}

function ProviderInputs({ field, hasSecret }: { field: Field<ProviderValues>; hasSecret: boolean }) {
  const { t } = useLingui()
  const mayFindTeams = can(useSession(), access.listTeams)
  // Without the claim everybody would leave their teams.
  const hasGroups = useWatch<ProviderValues, 'signIn.oidc.groupTeams'>({ name: 'signIn.oidc.groupTeams' }).length > 0
  return (
    <>
      <TextInput
        label={t`Address of the provider (issuer)`}
        description={t`When you save, the hub reads the details of the provider from this address.`}
        {...field('signIn.oidc.issuer', { isRequired: true })}
      />
      <TextInput label={t`Client ID`} {...field('signIn.oidc.clientId', { isRequired: true })} />
      <PasswordInput
        label={t`Client secret`}
        description={
          hasSecret ? t`A secret is stored. Leave this empty to keep it.` : t`As the provider gave it to you.`
        }
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t`Show the secret` }}
        {...field('signIn.oidc.clientSecret')}
      />
      <TextInput
        label={t`Button text`}
        description={t`Shown on the sign-in page.`}
        {...field('signIn.oidc.buttonLabel', { isRequired: true })}
      />
      <Textarea
        label={t`E-mail domains of your organisation`}
        description={t`One per line, such as example.org. People with a verified address at one of these domains are matched with their account.`}
        rows={2}
        {...field('signIn.oidc.emailDomains')}
      />
      <Checkbox
        label={t`Create accounts at the first sign-in`}
        description={t`For people with a verified address at one of these domains.`}
        {...field('signIn.oidc.createsAccounts')}
      />
      <TextInput label={t`Claim for the first name`} {...field('signIn.oidc.claims.firstName')} />
      <TextInput label={t`Claim for the last name`} {...field('signIn.oidc.claims.lastName')} />
      <TextInput label={t`Claim for the language`} {...field('signIn.oidc.claims.locale')} />
      <TextInput
        label={t`Claim for the groups`}
        description={t`Left empty, nobody is in a group.`}
        {...field('signIn.oidc.claims.groups', { isRequired: hasGroups })}
      />
      <AttributeClaims field={field} />
      {mayFindTeams && <GroupTeams field={field} />}
    </>
  )
}

function RemoveProvider({ settings }: { settings: HubSettings }) {
  const { t } = useLingui()
  const { run, isPending, error } = useSettingsChange(settings)
  return (
    <>
      {Boolean(error) && <ProblemNote {...problemWords(error)} />}
      <Button
        className={classes.remove}
        variant="default"
        loading={isPending}
        onClick={() => run({ data: { signIn: { oidc: null } } })}
      >
        {t`Remove the provider`}
      </Button>
    </>
  )
}
