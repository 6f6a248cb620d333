import { Button, Loader } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCreateMyDataExport, useGetMyDataExport } from '../../generated/client/profile/profile.ts'
import type { DataExport as Export } from '../../generated/client/model/dataExport.ts'
import { isWorthRetrying, problemWords } from '../api/problems.ts'
import { useSession } from '../api/session.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ProblemNote } from '../ui/page/problem-note.tsx'
import { Panel } from '../ui/page/panel.tsx'
import classes from './profile.module.css'

const POLL_INTERVAL_MS = 2_000

/** A file with all that the hub keeps about the person. The browser remembers which one it asked for; mails name theirs in the address. */
export function DataExport() {
  const { t } = useLingui()
  const [ownId, setOwnId] = useOwnExport()
  const { export: namedId } = useSearch({ from: '/app/profile' })
  const begin = useCreateMyDataExport({ mutation: { onSuccess: ({ result }) => setOwnId(result.id ?? '') } })
  const id = begin.data?.result.id ?? namedId ?? ownId
  const { data, error, refetch, isFetching } = useGetMyDataExport(id, {
    query: {
      enabled: id !== '',
      refetchInterval: ({ state }) => (state.data?.status === 'preparing' ? POLL_INTERVAL_MS : false),
    },
  })
  const isLost = error !== null && isWorthRetrying(error) && !data
  return (
    <Panel
      anchor="data"
      title={t`Your data`}
      sentence={t`Everything that this hub stores about you, in one zip file that programs and spreadsheets can read.`}
    >
      {begin.error && <ProblemNote {...problemWords(begin.error)} />}
      {isLost && <ProblemNote {...problemWords(error)} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data && <ExportState dataExport={data} />}
      {data?.status !== 'preparing' && (
        <div>
          <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate()}>
            {data?.status === 'ready' ? <Trans>Create a new file</Trans> : <Trans>Create the file</Trans>}
          </Button>
        </div>
      )}
    </Panel>
  )
}

/** The file that was asked for in this browser; empty where there is none. */
function useOwnExport(): [id: string, keep: (id: string) => void] {
  const { user } = useSession()
  const place = `data-export-${user.id}`
  const [id, setId] = useState(() => localStorage.getItem(place) ?? '')
  const keep = (next: string) => {
    localStorage.setItem(place, next)
    setId(next)
  }
  return [id, keep]
}

function ExportState({ dataExport: { userId, status, fileUrl, fileSize, expiresTime } }: { dataExport: Export }) {
  const { t } = useLingui()
  const format = useFormat()
  const { user } = useSession()
  const size = format.bytes(fileSize ?? 0)
  const until = expiresTime ? format.dateTime(expiresTime) : ''
  return (
    <div className={classes.stack} role="status">
      {userId !== user.id && (
        <p className={classes.sentence}>{t`This is the file that you requested about somebody else.`}</p>
      )}
      {status === 'preparing' && (
        <p className={classes.exportState}>
          <Loader size={18} aria-hidden />
          <Trans>The file is being created. You do not have to wait here: you get an e-mail when it is ready.</Trans>
        </p>
      )}
      {status === 'failed' && (
        <p className={classes.exportState}>
          <Trans>The file could not be created. Try again, or tell an admin of this hub.</Trans>
        </p>
      )}
      {status === 'expired' && (
        <p className={classes.exportState}>
          <Trans>The last file was deleted on {until}, after seven days.</Trans>
        </p>
      )}
      {status === 'ready' && fileUrl && (
        <>
          <p className={classes.exportState}>
            <Trans>The file is ready. It is available until {until}, and only you can download it.</Trans>
          </p>
          <Button component="a" href={fileUrl} download leftSection={<IconDownload size={18} aria-hidden />}>
            <Trans>Download ({size})</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
