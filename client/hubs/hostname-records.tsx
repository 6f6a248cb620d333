import { ActionIcon } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCopy } from '@tabler/icons-react'
import type { HubHostnameRecord } from '../../generated/client/model/hubHostnameRecord.ts'
import { notify } from '../ui/notices/notices-store.ts'
import classes from './hostnames.module.css'

interface HostnameRecordsProps {
  hostname: string
  record: HubHostnameRecord
  /** The name that it is to point to. */
  target: string
}

/** What to set up in the DNS: whose the name is, and that it leads here. */
export function HostnameRecords({ hostname, record, target }: HostnameRecordsProps) {
  const { t } = useLingui()
  return (
    <div className={classes.records}>
      <p>
        <Trans>Set up these two records where the domain is managed. Then check.</Trans>
      </p>
      <Record title={t`1. Whose the name is: TXT`} name={record.name} value={record.value} />
      <Record title={t`2. Where it leads: CNAME`} name={hostname} value={target} />
      <p className={classes.note}>
        <Trans>
          A domain itself, such as example.org, cannot have a CNAME. There take A and AAAA records with the addresses of{' '}
          {target}.
        </Trans>
      </p>
    </div>
  )
}

function Record({ title, name, value }: { title: string; name: string; value: string }) {
  const { t } = useLingui()
  return (
    <div className={classes.record}>
      <h3 className={classes.recordTitle}>{title}</h3>
      <dl className={classes.parts}>
        <Part label={t`Name`} text={name} />
        <Part label={t`Value`} text={value} />
      </dl>
    </div>
  )
}

function Part({ label, text }: { label: string; text: string }) {
  const { t } = useLingui()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(t`Copied`),
      () => notify(t`The browser does not let the hub copy. Select the text instead.`, 'problem'),
    )
  return (
    <div className={classes.part}>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
        <ActionIcon variant="subtle" aria-label={t`Copy ${text}`} onClick={() => void copy()}>
          <IconCopy size={18} aria-hidden />
        </ActionIcon>
      </dd>
    </div>
  )
}
