import { Loader } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import * as access from '../../../generated/access.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { FileInfo } from '../../../generated/client/model/fileInfo.ts'
import { can } from '../../api/can.ts'
import { FileRefusal } from '../../api/file-refusal.ts'
import { useSession } from '../../api/session.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Pill } from '../../ui/pill.tsx'
import { AssetVersions } from './asset-versions.tsx'
import { DocumentNote } from './document-note.tsx'
import { FileWarnings } from './file-warnings.tsx'
import classes from '../library.module.css'
import { CancelPreparation, PrepareAgain, PreparedAgain, useFileOf } from './prepare-again.tsx'
import { ReplaceFile } from './replace-file.tsx'
import { UploadProblem } from '../uploads/upload-problem.tsx'

/** The file of an asset: what it is, how far the hub is with it, and another in its place. */
export function AssetFile({ asset }: { asset: Asset }) {
  const { t } = useLingui()
  const format = useFormat()
  const file = useFileOf(asset)
  const canReplace = can(useSession(), access.updateAsset) && !asset.isDeleted
  return (
    <div className={classes.bench}>
      <FileStatus asset={asset} file={file} canPrepare={canReplace} />
      {file?.fileStatus === 'ready' && <FileNotes asset={asset} file={file} canPrepare={canReplace} />}
      <dl className={classes.facts}>
        <dt>{t`Name of the file`}</dt>
        <dd>{asset.original_file_name}</dd>
        {asset.fileSize !== null && (
          <>
            <dt>{t`Size`}</dt>
            <dd>{format.bytes(asset.fileSize)}</dd>
          </>
        )}
        {file && file.pageCount !== null && (
          <>
            <dt>{t`Pages`}</dt>
            <dd>{format.number(file.pageCount)}</dd>
          </>
        )}
        {asset.duration !== null && (
          <>
            <dt>{t`Length`}</dt>
            <dd>{format.length(asset.duration)}</dd>
          </>
        )}
      </dl>
      <div className={classes.buttons}>{canReplace && <ReplaceFile asset={asset} />}</div>
      <AssetVersions asset={asset} mayChange={canReplace} />
    </div>
  )
}

function FileNotes({ asset, file, canPrepare }: { asset: Asset; file: FileInfo; canPrepare: boolean }) {
  if (file.isConverting) return <PreparedAgain file={file} canPrepare={canPrepare} />
  return (
    <>
      <FileWarnings asset={asset} file={file} canPrepare={canPrepare} />
      {file.uploadWarnings.length === 0 && <DocumentNote asset={asset} file={file} canPrepare={canPrepare} />}
    </>
  )
}

type FileStatusProps = { asset: Asset; file: FileInfo | undefined; canPrepare: boolean }

function FileStatus({ asset: { fileId, fileStatus }, file, canPrepare }: FileStatusProps) {
  const { t } = useLingui()
  if (fileStatus === 'processing' || fileStatus === 'draft')
    return (
      <div className={classes.bench}>
        <div className={classes.state} role="status">
          <Pill tone="due" icon={<Loader size={12} aria-hidden />}>{t`Being prepared`}</Pill>
          <span className={classes.none}>
            <Trans>
              The hub prepares the file. A film that has to be converted may take as long as it lasts. Learners can open
              it when that is done.
            </Trans>
          </span>
        </div>
        {canPrepare && fileId !== null && fileStatus === 'processing' && <CancelPreparation fileId={fileId} />}
      </div>
    )
  if (fileStatus === 'invalid')
    return (
      <div className={classes.bench}>
        <div className={classes.state}>
          <Pill tone="late" icon={<IconAlertTriangle size={14} aria-hidden />}>{t`Cannot be used`}</Pill>
        </div>
        {file && <UploadProblem error={new FileRefusal(file)} />}
        {file && canPrepare && <PrepareAgain file={file} />}
      </div>
    )
  return (
    <div className={classes.state}>
      <Pill tone="done" icon={<IconCheck size={14} aria-hidden />}>{t`Ready`}</Pill>
    </div>
  )
}
