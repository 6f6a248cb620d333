import { Button, Loader } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCancelFilePreparation, useGetFile, usePrepareFile } from '../../../generated/client/files/files.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { FileInfo } from '../../../generated/client/model/fileInfo.ts'
import { refreshAfter } from '../../api/refresh.ts'
import { useChange } from '../../api/use-change.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from '../library.module.css'

/** How often it is asked whether a file is prepared again. */
const POLL_MS = 2000

/** What the hub knows of the file of an asset; undefined until it is there, and while the file is prepared for the first time. */
export function useFileOf({ fileId, fileStatus }: Asset): FileInfo | undefined {
  const client = useQueryClient()
  const enabled = fileId !== null && (fileStatus === 'ready' || fileStatus === 'invalid')
  const { data: file } = useGetFile(fileId ?? '', {
    query: { enabled, refetchInterval: ({ state }) => (state.data?.isConverting ? POLL_MS : false) },
  })
  const isConverting = file?.isConverting ?? false
  const wasConverting = useRef(false)
  useEffect(() => {
    // What learners get of it may be another thing now.
    if (wasConverting.current && !isConverting) void refreshAfter(client, 'prepareFile')
    wasConverting.current = isConverting
  }, [client, isConverting])
  return enabled ? file : undefined
}

/** Has the hub make another try. Nothing where it cannot. */
export function PrepareAgain({ file: { id: fileId, canPrepareAgain } }: { file: FileInfo }) {
  const { t } = useLingui()
  const { run, isPending } = useChange(usePrepareFile, { done: () => t`The hub prepares the file again.` })
  if (!canPrepareAgain) return null
  return (
    <div className={classes.buttons}>
      <Button variant="default" loading={isPending} onClick={() => run({ fileId })}>
        <Trans>Prepare again</Trans>
      </Button>
    </div>
  )
}

/** Ends what the hub makes of a file. */
export function CancelPreparation({ fileId }: { fileId: string }) {
  const { t } = useLingui()
  const { run, isPending } = useChange(useCancelFilePreparation, { done: () => t`The preparation is cancelled.` })
  return (
    <div className={classes.buttons}>
      <Button variant="default" loading={isPending} onClick={() => run({ fileId })}>
        <Trans>Cancel the preparation</Trans>
      </Button>
    </div>
  )
}

/** That a file which can be used is prepared once more. */
export function PreparedAgain({ file, canPrepare }: { file: FileInfo; canPrepare: boolean }) {
  const { t } = useLingui()
  return (
    <div className={classes.bench}>
      <div className={classes.state} role="status">
        <Pill tone="due" icon={<Loader size={12} aria-hidden />}>{t`Being prepared again`}</Pill>
        <span className={classes.none}>
          <Trans>Learners go on with what there is.</Trans>
        </span>
      </div>
      {canPrepare && <CancelPreparation fileId={file.id} />}
    </div>
  )
}
