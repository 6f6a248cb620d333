import { Trans } from '@lingui/react/macro'
import { IconBuilding } from '@tabler/icons-react'
import { getLaunchHubSwitchUrl } from '../../generated/client/hub-switch/hub-switch.ts'
import { useListMyHubs } from '../../generated/client/hubs/hubs.ts'
import classes from './account-menu.module.css'

/** More than one call answers are more than a menu can show. */
const MAX_HUBS = 100

/** Where the person belongs to more than one hub, a way to the others, where they need not sign in again. */
export function OtherHubs() {
  const { data } = useListMyHubs({ limit: MAX_HUBS })
  const others = data?.items.filter((hub) => !hub.isCurrentHub) ?? []
  if (others.length === 0) return null
  return (
    <div className={classes.list}>
      <p className={classes.label}>
        <Trans>Your other hubs</Trans>
      </p>
      {others.map((hub) => (
        <a
          key={hub.id}
          href={`${hub.origin}/api${getLaunchHubSwitchUrl({ from: window.location.hostname })}`}
          className={classes.entry}
        >
          <IconBuilding size={18} aria-hidden />
          {hub.name}
        </a>
      ))}
    </div>
  )
}
