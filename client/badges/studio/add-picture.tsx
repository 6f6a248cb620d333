import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { updateBadgeImageBody } from '../../../generated/client/bodies/updateBadgeImage.ts'
import { useChange } from '../../api/use-change.ts'
import { useUpload } from '../../api/use-upload.ts'
import { ChooseFiles } from '../../ui/choose-files.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SendForm } from '../../ui/form/send-form.tsx'
import { PictureFields, type PictureValues } from './picture-fields.tsx'
import classes from './studio.module.css'

/** A picture of somebody's own, seen in its frame before it is sent. */
export function AddPicture({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [file, setFile] = useState<File | null>(null)
  const url = useAddressOf(file)
  const { send } = useChange(useUpload, { done: () => t`The picture is there.` })
  const add = async ({ alternativeText, style }: PictureValues) => {
    if (!file) return { title: t`Something is missing`, text: t`Choose a picture.`, fields: {} }
    const purpose = { type: 'badge', style, alternativeText: alternativeText || null } as const
    return send({ file, purpose, isPatient: true })
  }
  return (
    <Dialog title={t`Add a picture`} onClose={onClose}>
      <SendForm
        body={updateBadgeImageBody}
        values={{ alternativeText: '', style: 'sticker' }}
        onSend={add}
        onSent={onClose}
        send={t`Add the picture`}
      >
        {(field) => (
          <>
            <div className={classes.buttons}>
              <ChooseFiles
                accept="image/jpeg,image/png,image/webp,image/gif"
                onFiles={([chosen]) => setFile(chosen ?? null)}
              >
                {file ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
              </ChooseFiles>
            </div>
            <p className={classes.note}>
              <Trans>A square of 256 pixels or more looks best. It is cut to a circle.</Trans>
            </p>
            <PictureFields field={field} url={url} />
          </>
        )}
      </SendForm>
    </Dialog>
  )
}

/** Where the browser shows a file that was not sent yet. */
function useAddressOf(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
