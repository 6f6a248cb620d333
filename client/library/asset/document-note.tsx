import { Button, Loader } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useGetFile, usePrepareFile } from '../../../generated/client/files/files.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { FileInfo } from '../../../generated/client/model/fileInfo.ts'
import { useChange } from '../../api/use-change.ts'
import { kindOf } from '../../ui/content/content-kind.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from '../library.module.css'

/** How often it is asked whether the pages are made. */
const POLL_MS = 2000

/** What the hub knows of the document of an asset; undefined until it is there, and where the asset is none. */
export function useDocumentFile(asset: Asset): FileInfo | undefined {
  const isDocument = ['pdf', 'file'].includes(kindOf(asset)) && asset.fileStatus === 'ready'
  const { data } = useGetFile(asset.fileId ?? '', {
    query: {
      enabled: isDocument && asset.fileId !== null,
      refetchInterval: ({ state }) => (state.data?.isConverting ? POLL_MS : false),
    },
  })
  return data
}

type DocumentNoteProps = { asset: Asset; file: FileInfo; canPrepare: boolean }

/** Why a document is not shown or not found by its words, and another try. What the hub says of a file stands in English. */
export function DocumentNote({ asset, file, canPrepare }: DocumentNoteProps) {
  const { t } = useLingui()
  const { run } = useChange(usePrepareFile, { done: () => t`The hub prepares the document again.` })
  if (file.isConverting)
    return (
      <div className={classes.state} role="status">
        <Pill tone="due" icon={<Loader size={12} aria-hidden />}>{t`Being prepared again`}</Pill>
        <span className={classes.none}>
          <Trans>Learners go on with what there is.</Trans>
        </span>
      </div>
    )
  // Also one that was uploaded before the hub could do any of it.
  if (file.conversionErrorCode === null && file.pageCount !== null) return null
  const isShown = kindOf(asset) === 'pdf' || asset.converted
  return (
    <div className={classes.bench}>
      <div className={classes.state}>
        <Pill tone="due" icon={<IconAlertTriangle size={14} aria-hidden />}>
          {isShown ? t`Not found by its words` : t`Only to be downloaded`}
        </Pill>
      </div>
      <Reason file={file} />
      {canPrepare && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => run({ fileId: file.id })}>
            <Trans>Prepare again</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

function Reason({ file: { conversionErrorDetail: reason } }: { file: FileInfo }) {
  if (reason)
    return (
      <p className={classes.none} lang="en">
        {reason}
      </p>
    )
  return (
    <p className={classes.none}>
      <Trans>The hub has not looked through this document yet.</Trans>
    </p>
  )
}
