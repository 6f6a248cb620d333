import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { createHubDeletionBody } from '../../generated/client/bodies/createHubDeletion.ts'
import {
  useCreateHubDeletion,
  useDeleteHubDeletion,
  useGetHubDeletion,
} from '../../generated/client/hubs-admin/hubs-admin.ts'
import type { HubDeletion as Deletion } from '../../generated/client/model/hubDeletion.ts'
import { useGetHub } from '../../generated/client/hubs/hubs.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './settings.module.css'

/** The end of the hub: what that means, asking for it, and taking it back. */
export function HubDeletion() {
  const { t } = useLingui()
  const query = useGetHubDeletion()
  return (
    <Panel
      anchor="deletion"
      title={t`Delete the hub`}
      sentence={t`Everything in this hub is deleted 30 days after you ask for it. Until then it can be cancelled.`}
    >
      <p className={classes.note}>
        <Trans>
          People, content, files, evidence of learning and settings are deleted for good. What other hubs brought along
          from this one stays theirs, and people who belong to other hubs keep their accounts there. What you want to
          keep,{' '}
          <Link to="/manage/settings" hash="export">
            export
          </Link>{' '}
          first.
        </Trans>
      </p>
      <QueryState query={query} height={40} />
      {query.data && (query.data.deletionTime ? <Planned deletion={query.data} /> : <Ask />)}
    </Panel>
  )
}

function Planned({ deletion: { requestedBy, requestedTime, deletionTime } }: { deletion: Deletion }) {
  const { t } = useLingui()
  const format = useFormat()
  const { run, isPending } = useChange(useDeleteHubDeletion, { done: () => t`The hub will not be deleted.` })
  const name = requestedBy?.displayName ?? ''
  const asked = format.day(requestedTime ?? '')
  const day = format.day(deletionTime ?? '')
  return (
    <>
      <p className={classes.warning} role="status">
        <Trans>
          {name} asked for it on {asked}. This hub will be deleted on {day}.
        </Trans>
      </p>
      <div>
        <Button variant="default" loading={isPending} onClick={() => run()}>
          <Trans>Cancel the deletion</Trans>
        </Button>
      </div>
    </>
  )
}

function Ask() {
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        <Trans>Delete the hub…</Trans>
      </Button>
      {isAsking && <AskDialog onClose={() => setAsking(false)} />}
    </div>
  )
}

function AskDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const hub = useGetHub()
  const name = hub.data?.name ?? ''
  const { send } = useChange(useCreateHubDeletion, {
    done: ({ deletionTime }) => {
      const day = format.day(deletionTime ?? '')
      return t`This hub will be deleted on ${day}.`
    },
  })
  return (
    <Dialog title={t`Delete the hub`} onClose={onClose}>
      <p className={classes.question}>
        <Trans>
          In 30 days everything in this hub is deleted for good. All admins are told now, and again a week and a day
          before.
        </Trans>
      </p>
      <SendForm
        body={createHubDeletionBody}
        values={{ confirmation: '' }}
        onSend={(data) => send({ data })}
        onSent={onClose}
        send={t`Delete in 30 days`}
      >
        {(field) => (
          <TextInput label={t`Type ${name} to go on`} autoComplete="off" data-autofocus {...field('confirmation')} />
        )}
      </SendForm>
    </Dialog>
  )
}
