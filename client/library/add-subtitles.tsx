import { Button, NativeSelect } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Asset } from '../../generated/client/model/asset.ts'
import { Locale } from '../../generated/client/model/locale.ts'
import { useChange } from '../api/use-change.ts'
import { useUpload } from '../api/use-upload.ts'
import { localeName } from '../i18n/locales.ts'
import { Dialog } from '../ui/dialog.tsx'
import '../ui/field-styles.ts'
import { FileField } from './file-field.tsx'
import classes from './library.module.css'
import { UploadProblem } from './upload-problem.tsx'

type AddSubtitlesProps = {
  asset: Asset
  /** Those in use. */
  used: readonly { locale: Locale }[]
  onClose: () => void
}

/** Subtitles in one more language. */
export function AddSubtitles({ asset, used, onClose }: AddSubtitlesProps) {
  const { t } = useLingui()
  const free = Object.values(Locale).filter((value) => !used.some(({ locale }) => locale === value))
  const [language, setLanguage] = useState(free.find((value) => value === asset.locale) ?? free[0])
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
        <NativeSelect
          label={t`Language`}
          value={language}
          data={free.map((value) => ({ value, label: localeName(value) }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Locale)}
        />
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
