import { useLingui } from '@lingui/react/macro'
import * as access from '../../generated/access.ts'
import { useGetHubSettings } from '../../generated/client/hubs-admin/hubs-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { QueryState } from '../shell/query-state.tsx'
import { AppearanceForm } from './appearance-form.tsx'
import { SettingsPart } from './settings-part.tsx'
import { SignInLookForm } from './sign-in-look-form.tsx'
import classes from './settings.module.css'

/** The logo and the colour of the hub, and what stands beside its sign-in. */
export function AppearancePage() {
  const { t } = useLingui()
  const mayChange = can(useSession(), access.updateHubSettings)
  // Shared parts would be another object than the answer that came with the version.
  const query = useGetHubSettings({ query: { structuralSharing: false } })
  return (
    <SettingsPart
      part="appearance"
      title={t`Appearance`}
      sentence={t`The logo and the colour by which people recognise the hub, and its sign-in page.`}
    >
      <QueryState query={query} height={480} />
      {query.data && (
        <fieldset className={classes.sections} disabled={!mayChange}>
          <AppearanceForm settings={query.data} />
          <SignInLookForm settings={query.data} />
        </fieldset>
      )}
    </SettingsPart>
  )
}
