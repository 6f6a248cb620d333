import { Button, NativeSelect } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { getFinishUploadMutationKey } from '../../generated/client/files/files.ts'
import type { Asset } from '../../generated/client/model/asset.ts'
import { Locale } from '../../generated/client/model/locale.ts'
import { upload } from '../api/uploads.ts'
import { localeName } from '../i18n/locales.ts'
import { Dialog } from '../ui/dialog.tsx'
import '../ui/field-styles.ts'
import { notify } from '../ui/notices-store.ts'
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
  const send = useMutation({
    // Named after the call that ends it, so that what it affects is read anew.
    mutationKey: getFinishUploadMutationKey(),
    mutationFn: (file: File) =>
      upload(file, { type: 'subtitle', referenceId: asset.id, ...(language && { language }) }, { isPatient: true }),
    onSuccess: () => {
      notify(t`The subtitles are there.`)
      onClose()
    },
  })
  return (
    <Dialog title={t`Add subtitles`} onClose={onClose}>
      <div className={classes.bench}>
        <NativeSelect
          label={t`Language`}
          value={language}
          data={free.map((value) => ({ value, label: localeName(value) }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Locale)}
        />
        <FileField
          file={chosen}
          accept=".srt,.vtt"
          isBusy={send.isPending}
          onFiles={([file]) => setChosen(file ?? null)}
        />
        {send.error && (
          <div role="alert">
            <UploadProblem error={send.error} />
          </div>
        )}
        <div className={classes.buttons}>
          <Button disabled={!chosen} loading={send.isPending} onClick={() => chosen && send.mutate(chosen)}>
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
