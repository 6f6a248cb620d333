import { TextInput } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import * as access from '../../generated/access.ts'
import { createHubHostnameBody } from '../../generated/client/bodies/createHubHostname.ts'
import { useCreateHubHostname, useListHubHostnames } from '../../generated/client/hubs-admin/hubs-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { QueryState } from '../shell/query-state.tsx'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './grants.module.css'
import { HostnameEntry } from './hostname-entry.tsx'

/** Under which names the hub is reached, and how a name of one's own is added. */
export function Hostnames() {
  const { t } = useLingui()
  const mayChange = can(useSession(), access.createHubHostname)
  const query = useListHubHostnames({ limit: 100 })
  const names = query.data?.items ?? []
  const primary = names.find(({ isPrimary }) => isPrimary)?.hostname ?? ''
  return (
    <Panel
      anchor="hostnames"
      title={t`Host names`}
      sentence={t`Under these names people reach the hub. Links and e-mails use the primary one.`}
    >
      <QueryState query={query} height={64} />
      <ul className={classes.list}>
        {names.map((name) => (
          <HostnameEntry key={name.hostname} name={name} primary={primary} mayChange={mayChange} />
        ))}
      </ul>
      {mayChange && query.data && <AddHostname />}
    </Panel>
  )
}

function AddHostname() {
  const { t } = useLingui()
  const { send } = useChange(useCreateHubHostname)
  return (
    <SendForm
      body={createHubHostnameBody}
      values={{ hostname: '' }}
      onSend={(data) => send({ data })}
      send={t`Add the name`}
    >
      {(field) => (
        <TextInput
          label={t`Name of your own`}
          description={t`Such as learn.example.org. You need access to the DNS of its domain.`}
          autoComplete="off"
          spellCheck={false}
          {...field('hostname')}
        />
      )}
    </SendForm>
  )
}
