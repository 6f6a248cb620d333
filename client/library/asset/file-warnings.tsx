import { Plural, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { FileInfo } from '../../../generated/client/model/fileInfo.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from '../library.module.css'
import { FileSentence } from '../uploads/file-sentence.tsx'
import { conversionWords } from '../uploads/file-words.ts'
import { PrepareAgain } from './prepare-again.tsx'

type FileWarningsProps = { asset: Asset; file: FileInfo; canPrepare: boolean }

/** What is odd in a course that the hub took all the same, or why a file can only be downloaded. What is odd in a course is told in English. */
export function FileWarnings({ asset: { type }, file, canPrepare }: FileWarningsProps) {
  const { t } = useLingui()
  const isCourse = type === 'scorm'
  const warnings = isCourse || type === 'upload' ? file.uploadWarnings : []
  const { length } = warnings
  const { conversionErrorCode: code } = file
  if (length === 0) return null
  const icon = <IconAlertTriangle size={14} aria-hidden />
  if (!isCourse)
    return (
      <div>
        <Pill tone="due" icon={icon}>{t`Can only be downloaded`}</Pill>
        {code ? (
          <div className={classes.none}>
            <FileSentence words={conversionWords[code]} detail={warnings.join(' ')} />
          </div>
        ) : (
          <Sentences warnings={warnings} />
        )}
        {canPrepare && <PrepareAgain file={file} />}
      </div>
    )
  return (
    <details>
      <summary className={classes.folded}>
        <Pill tone="due" icon={icon}>
          <Plural value={length} one="# thing in this course is odd" other="# things in this course are odd" />
        </Pill>
      </summary>
      <Sentences warnings={warnings} />
    </details>
  )
}

function Sentences({ warnings }: { warnings: readonly string[] }) {
  return (
    <ul lang="en" className={classes.warnings}>
      {warnings.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
