import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormat } from '../../i18n/use-format.ts'
import { ChooseFiles } from '../../ui/file/choose-files.tsx'
import classes from './uploads.module.css'

type FileFieldProps = {
  /** The one that is chosen. */
  file?: File | null
  onFiles: (files: File[]) => void
  isBusy?: boolean
  isMultiple?: boolean
  accept?: string
}

/** A place in a window to drop files, with a button to choose them instead. */
export function FileField({ file, onFiles, isBusy = false, isMultiple = false, accept }: FileFieldProps) {
  const format = useFormat()
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={classes.dropField}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setOver(false)
        if (!isBusy && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
      }}
    >
      {file && (
        <p className={classes.chosen}>
          <strong>{file.name}</strong> {format.bytes(file.size)}
        </p>
      )}
      <ChooseFiles onFiles={onFiles} isMultiple={isMultiple} disabled={isBusy} accept={accept}>
        {file ? (
          <Trans>Choose another file</Trans>
        ) : isMultiple ? (
          <Trans>Choose files</Trans>
        ) : (
          <Trans>Choose a file</Trans>
        )}
      </ChooseFiles>
      <p className={classes.note}>{isMultiple ? <Trans>or drop them here</Trans> : <Trans>or drop it here</Trans>}</p>
    </div>
  )
}
