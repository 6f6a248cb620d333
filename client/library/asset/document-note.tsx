import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { FileInfo } from '../../../generated/client/model/fileInfo.ts'
import { kindOf } from '../../ui/content/content-kind.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from '../library.module.css'
import { FileSentence } from '../uploads/file-sentence.tsx'
import { conversionWords } from '../uploads/file-words.ts'
import { PrepareAgain } from './prepare-again.tsx'

type DocumentNoteProps = { asset: Asset; file: FileInfo; canPrepare: boolean }

/** Why a document is not shown or not found by its words, and another try. */
export function DocumentNote({ asset, file, canPrepare }: DocumentNoteProps) {
  const { t } = useLingui()
  if (!['pdf', 'file'].includes(kindOf(asset))) return null
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
      {canPrepare && <PrepareAgain file={file} />}
    </div>
  )
}

function Reason({ file: { conversionErrorCode: code, conversionErrorDetail: detail } }: { file: FileInfo }) {
  if (code)
    return (
      <div className={classes.none}>
        <FileSentence words={conversionWords[code]} detail={detail} />
      </div>
    )
  return (
    <p className={classes.none}>
      <Trans>The hub has not looked through this document yet.</Trans>
    </p>
  )
}
