import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { HubSettings } from '../../generated/client/model/hubSettings.ts'
import { AddHost, HostRisk } from '../ui/hosts/add-host.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './grants.module.css'
import settingsClasses from './settings.module.css'
import { useSettingsChange } from './use-settings-change.ts'

/** From which hosts all courses and sites of the hub may load. */
export function AllowedHosts({ settings, mayChange }: { settings: HubSettings; mayChange: boolean }) {
  const { t } = useLingui()
  const { send, run, isPending } = useSettingsChange(settings)
  const { allowedHosts: hosts } = settings
  return (
    <Panel
      anchor="allowed-hosts"
      title={t`What courses may load`}
      sentence={t`Courses and sites load what is in their package, and nothing from hosts elsewhere, such as videos or fonts, unless you allow it here for all of them, or on the page of an asset for one.`}
    >
      <p className={settingsClasses.note}>
        <HostRisk />
      </p>
      {hosts.length > 0 && (
        <ul className={classes.list} aria-label={t`Allowed hosts`}>
          {hosts.map((host) => (
            <li key={host} className={classes.entry}>
              <code className={classes.words}>{host}</code>
              {mayChange && (
                <Button
                  variant="default"
                  aria-label={t`Block ${host}`}
                  loading={isPending}
                  onClick={() => run({ data: { allowedHosts: hosts.filter((each) => each !== host) } })}
                >
                  <Trans>Block</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && <AddHost hosts={hosts} onSend={(allowedHosts) => send({ data: { allowedHosts } })} />}
    </Panel>
  )
}
