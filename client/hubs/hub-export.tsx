import { Button, Loader } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { useCreateHubExport, useListHubExports } from '../../generated/client/hubs-admin/hubs-admin.ts'
import type { HubExport as Export } from '../../generated/client/model/hubExport.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './settings.module.css'

const POLL_INTERVAL_MS = 2_000

/** A file with the whole hub, which all admins who may see what is in it share. */
export function HubExport() {
  const { t } = useLingui()
  const query = useListHubExports(
    { limit: 1, offset: 0 },
    {
      query: {
        refetchInterval: ({ state }) => (state.data?.items[0]?.status === 'preparing' ? POLL_INTERVAL_MS : false),
      },
    },
  )
  const { run, isPending } = useChange(useCreateHubExport)
  const latest = query.data?.items[0]
  return (
    <Panel
      anchor="export"
      title={t`Export the whole hub`}
      sentence={t`Everything in this hub in one zip file that programs can read: people, content with its files, activity and settings.`}
    >
      <p className={classes.note}>
        <Trans>
          Not in it are passwords, sign-ins and tokens, and what is for one person alone: notes, feedback, analyses of
          meetings and deleted comments. A hub cannot be restored from it.
        </Trans>
      </p>
      <QueryState query={query} height={40} />
      {latest && <ExportState hubExport={latest} />}
      {query.data && latest?.status !== 'preparing' && (
        <div>
          <Button variant="default" loading={isPending} onClick={() => run()}>
            {latest?.status === 'ready' ? <Trans>Create a new file</Trans> : <Trans>Create the file</Trans>}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function ExportState({ hubExport: { status, requestedBy, fileUrl, fileSize, expiresTime } }: { hubExport: Export }) {
  const format = useFormat()
  const size = format.bytes(fileSize ?? 0)
  const until = expiresTime ? format.dateTime(expiresTime) : ''
  const name = requestedBy.displayName
  return (
    <div className={classes.export} role="status">
      {status === 'preparing' && (
        <p className={classes.exportState}>
          <Loader size={18} aria-hidden />
          <Trans>
            {name} requested this file. It is being created. All admins who can download it get an e-mail when it is
            ready.
          </Trans>
        </p>
      )}
      {status === 'failed' && (
        <p>
          <Trans>
            The file could not be created. Try again. If it fails again, ask the people who run the hub whether there is
            room for it.
          </Trans>
        </p>
      )}
      {status === 'expired' && (
        <p>
          <Trans>The last file was deleted on {until}, after seven days.</Trans>
        </p>
      )}
      {status === 'ready' && fileUrl && (
        <>
          <p>
            <Trans>
              {name} requested this file. It is available until {until}. Keep it safe: it holds personal data.
            </Trans>
          </p>
          <Button component="a" href={fileUrl} download leftSection={<IconDownload size={18} aria-hidden />}>
            <Trans>Download ({size})</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
