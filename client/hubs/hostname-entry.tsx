import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck, IconClock, IconStar } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTestHubHostname } from '../../generated/client/hubs-admin/hubs-admin.ts'
import type { HubHostname } from '../../generated/client/model/hubHostname.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Pill } from '../ui/pill.tsx'
import classes from './grants.module.css'
import { HostnameFinding } from './hostname-finding.tsx'
import { HostnameRecords } from './hostname-records.tsx'
import { PrimaryHostname } from './primary-hostname.tsx'
import { RemoveHostname } from './remove-hostname.tsx'

type HostnameEntryProps = { name: HubHostname; primary: string; mayChange: boolean }

/** A name of the hub, what its last check found, and what to do next. */
export function HostnameEntry({ name, primary, mayChange }: HostnameEntryProps) {
  const id = useId()
  const { hostname, isPrimary, state, record, lastCheck } = name
  return (
    <li className={classes.entry}>
      <div className={classes.words}>
        <p className={classes.title}>
          <span id={id}>{hostname}</span> <State state={state} />
          {isPrimary && (
            <Pill tone="brand" icon={<IconStar size={14} aria-hidden />}>
              <Trans>Primary</Trans>
            </Pill>
          )}
        </p>
        {lastCheck && (
          <p className={classes.text} role="status">
            <HostnameFinding check={lastCheck} /> <CheckedTime time={lastCheck.time} />
          </p>
        )}
      </div>
      {record && <HostnameRecords hostname={hostname} record={record} target={primary} />}
      {mayChange && <Buttons name={name} primary={primary} described={id} />}
    </li>
  )
}

function State({ state }: Pick<HubHostname, 'state'>) {
  switch (state) {
    case 'pending':
      return (
        <Pill tone="due" icon={<IconClock size={14} aria-hidden />}>
          <Trans>Not proved yet</Trans>
        </Pill>
      )
    case 'verified':
      return (
        <Pill tone="done" icon={<IconCheck size={14} aria-hidden />}>
          <Trans>Leads here</Trans>
        </Pill>
      )
    case 'failing':
      return (
        <Pill tone="late" icon={<IconAlertTriangle size={14} aria-hidden />}>
          <Trans>Does not lead here</Trans>
        </Pill>
      )
  }
}

function CheckedTime({ time }: { time: string }) {
  const moment = useFormat().dateTime(time)
  return <Trans>Checked {moment}.</Trans>
}

/** @param described id of what says which name it is */
function Buttons({ name, primary, described }: { name: HubHostname; primary: string; described: string }) {
  const [asks, setAsks] = useState<'primary' | 'remove' | null>(null)
  const { run, isPending } = useChange(useTestHubHostname)
  const { hostname, isPrimary, state } = name
  const close = () => setAsks(null)
  return (
    <div className={classes.buttons}>
      <Button
        variant={state === 'pending' ? 'filled' : 'default'}
        loading={isPending}
        aria-describedby={described}
        onClick={() => run({ hostname })}
      >
        <Trans>Check now</Trans>
      </Button>
      {!isPrimary && state === 'verified' && (
        <Button variant="default" aria-describedby={described} onClick={() => setAsks('primary')}>
          <Trans>Make primary…</Trans>
        </Button>
      )}
      {!isPrimary && (
        <Button variant="default" aria-describedby={described} onClick={() => setAsks('remove')}>
          <Trans>Remove…</Trans>
        </Button>
      )}
      {asks === 'primary' && <PrimaryHostname hostname={hostname} before={primary} onClose={close} />}
      {asks === 'remove' && <RemoveHostname name={name} primary={primary} onClose={close} />}
    </div>
  )
}
