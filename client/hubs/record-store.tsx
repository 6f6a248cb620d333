import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import * as access from '../../generated/access.ts'
import { connectHubRecordStoreBody } from '../../generated/client/bodies/connectHubRecordStore.ts'
import {
  useConnectHubRecordStore,
  useDeleteHubRecordStore,
  useGetHubRecordStore,
} from '../../generated/client/hubs-admin/hubs-admin.ts'
import type { HubRecordStore } from '../../generated/client/model/hubRecordStore.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { QueryState } from '../shell/query-state.tsx'
import '../ui/control/field-styles.ts'
import { Form } from '../ui/form/form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './settings.module.css'

/** Where the statements of the hub are forwarded. */
export function RecordStore() {
  const { t } = useLingui()
  const query = useGetHubRecordStore()
  const mayChange = can(useSession(), access.connectHubRecordStore)
  return (
    <Panel
      anchor="record-store"
      title={t`Forward statements`}
      sentence={t`What people learn in this hub is sent to a learning record store of your organisation, from the day on which you connect it.`}
    >
      <QueryState query={query} height={240} />
      {query.data && (
        <fieldset className={classes.sections} disabled={!mayChange}>
          <StoreForm store={query.data} />
          {query.data.endpoint !== null && <Connected store={query.data} />}
        </fieldset>
      )}
    </Panel>
  )
}

function StoreForm({ store }: { store: HubRecordStore }) {
  const { t } = useLingui()
  const { send } = useChange(useConnectHubRecordStore, { done: () => t`The record store is saved.` })
  const isKnown = store.endpoint !== null
  return (
    <Form
      body={connectHubRecordStoreBody}
      values={{
        endpoint: store.endpoint ?? '',
        username: store.username ?? '',
        password: '',
        isOn: store.isOn || !isKnown,
      }}
      valuesAfter={(typed) => ({ ...typed, password: '' })}
      onSave={({ password, ...typed }) => send({ data: { ...typed, ...(password && { password }) } })}
      save={t`Save the record store`}
    >
      {(field) => (
        <>
          <TextInput
            label={t`Address of the record store`}
            description={t`When you save, the hub tries the address, the user name and the password.`}
            autoComplete="off"
            {...field('endpoint')}
          />
          <TextInput label={t`User name (key)`} autoComplete="off" {...field('username')} />
          <PasswordInput
            label={t`Password (secret)`}
            description={isKnown ? t`A secret is stored. Leave this empty to keep it.` : undefined}
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': t`Show the secret` }}
            {...field('password', { isRequired: !isKnown })}
          />
          <Checkbox
            label={t`Forward statements`}
            description={t`Switched off and on again, it goes on where it ended.`}
            {...field('isOn')}
          />
        </>
      )}
    </Form>
  )
}

/** How it went, and the way to its end. */
function Connected({ store }: { store: HubRecordStore }) {
  const { t } = useLingui()
  const { run, isPending } = useChange(useDeleteHubRecordStore, { done: () => t`The record store is removed.` })
  return (
    <>
      <div role="status">
        <Progress store={store} />
      </div>
      <Button className={classes.remove} variant="default" loading={isPending} onClick={() => run()}>
        {t`Remove the record store`}
      </Button>
    </>
  )
}

function Progress({ store: { isOn, forwardedTime, failedTime, fault, refusedCount } }: { store: HubRecordStore }) {
  const format = useFormat()
  const forwarded = forwardedTime && format.dateTime(forwardedTime)
  const failed = failedTime && format.dateTime(failedTime)
  const count = format.number(refusedCount)
  if (!isOn)
    return (
      <p className={classes.note}>
        <Trans>Nothing is forwarded now.</Trans>
      </p>
    )
  return (
    <>
      {failedTime !== null && (
        <p className={classes.warning}>
          <span>
            <Trans>Forwarding failed on {failed}. The hub tries again by itself.</Trans> <span lang="en">{fault}</span>
          </span>
        </p>
      )}
      <p className={classes.note}>
        {forwardedTime === null ? (
          <Trans>Nothing was forwarded yet.</Trans>
        ) : (
          <Trans>Last forwarded on {forwarded}.</Trans>
        )}
      </p>
      {refusedCount > 0 && (
        <p className={classes.note}>
          <Trans>Statements that the record store refused and that were passed over: {count}.</Trans>
        </p>
      )}
    </>
  )
}
