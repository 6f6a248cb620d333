import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { Locale } from '../../../generated/client/model/locale.ts'
import { useChange } from '../../api/use-change.ts'
import { useUpload } from '../../api/use-upload.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FileField } from '../uploads/file-field.tsx'
import classes from '../library.module.css'
import { NewLanguage, useNewLanguage } from './new-language.tsx'
import { UploadProblem } from '../uploads/upload-problem.tsx'

type AddSubtitlesProps = {
  asset: Asset
  /** Those in use. */
  used: readonly { locale: Locale }[]
  onClose: () => void
}

/** Subtitles in one more language. */
export function AddSubtitles({ asset, used, onClose }: AddSubtitlesProps) {
  const { t } = useLingui()
  const choice = useNewLanguage(asset, used)
  const { language } = choice
  const [chosen, setChosen] = useState<File | null>(null)
  const { send, isPending, error } = useChange(useUpload, { done: () => t`The subtitles are there.` })
  const add = async (file: File) => {
    const purpose = { type: 'subtitle', referenceId: asset.id, ...(language && { language }) } as const
    const refusal = await send({ file, purpose, isPatient: true })
    if (!refusal) onClose()
  }
  return (
    <Dialog title={t`Add subtitles`} onClose={onClose}>
      <div className={classes.bench}>
        <NewLanguage {...choice} />
        <FileField file={chosen} accept=".srt,.vtt" isBusy={isPending} onFiles={([file]) => setChosen(file ?? null)} />
        {error !== null && (
          <div role="alert">
            <UploadProblem error={error} />
          </div>
        )}
        <div className={classes.buttons}>
          <Button disabled={!chosen} loading={isPending} onClick={() => chosen && void add(chosen)}>
            <Trans>Add the subtitles</Trans>
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
