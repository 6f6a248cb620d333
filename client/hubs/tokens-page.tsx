import { useLingui } from '@lingui/react/macro'
import { PersonTokens } from './person-tokens.tsx'
import { ServiceTokens } from './service-tokens.tsx'
import { SettingsPart } from './settings-part.tsx'
import classes from './settings.module.css'

/** With what programs use the hub: its own tokens, and those of its people. */
export function TokensPage() {
  const { t } = useLingui()
  return (
    <SettingsPart part="tokens" title={t`API tokens`} sentence={t`With what programs use the hub, and until when.`}>
      <div className={classes.sections}>
        <ServiceTokens />
      </div>
      <PersonTokens />
    </SettingsPart>
  )
}
