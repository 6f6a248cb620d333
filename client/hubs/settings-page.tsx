import { useLingui } from '@lingui/react/macro'
import * as access from '../../generated/access.ts'
import { useGetHubSettings } from '../../generated/client/hubs-admin/hubs-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { AllowedHosts } from './allowed-hosts.tsx'
import { GeneralForm } from './general-form.tsx'
import { HelixForm } from './helix-form.tsx'
import { HubDeletion } from './hub-deletion.tsx'
import { HubExport } from './hub-export.tsx'
import { Hostnames } from './hostnames.tsx'
import { PasswordsForm } from './passwords-form.tsx'
import { ProviderForm } from './provider-form.tsx'
import { Provisioning } from './provisioning.tsx'
import { RecordStore } from './record-store.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { SettingsPart } from './settings-part.tsx'
import { Statements } from './statements.tsx'
import classes from './settings.module.css'
import { QueryState } from '../shell/query-state.tsx'

/** What holds for the hub as a whole. Who may only read the settings sees them and cannot type. */
export function SettingsPage() {
  const { t } = useLingui()
  const session = useSession()
  const mayChange = can(session, access.updateHubSettings)
  // Shared parts would be another object than the answer that came with the version.
  const query = useGetHubSettings({ query: { structuralSharing: false } })
  const { data: settings } = query
  return (
    <SettingsPart part="general" title={t`Settings`} sentence={t`What the hub is called, and how people sign in.`}>
      <QueryState query={query} height={480} />
      {settings && (
        <fieldset className={classes.sections} disabled={!mayChange}>
          <GeneralForm settings={settings} />
          <PasswordsForm settings={settings} />
          <SecondFactorForm settings={settings} />
          <ProviderForm settings={settings} />
          {settings.is_helix_hub && can(session, access.listTeamTypes) && <HelixForm settings={settings} />}
        </fieldset>
      )}
      <div className={classes.sections}>
        <Hostnames />
        {settings && <AllowedHosts settings={settings} mayChange={mayChange} />}
        <Provisioning />
        <Statements />
        <RecordStore />
        {can(session, access.createHubExport) && <HubExport />}
        {can(session, access.createHubDeletion) && (
          <div className={classes.apart}>
            <HubDeletion />
          </div>
        )}
      </div>
    </SettingsPart>
  )
}
