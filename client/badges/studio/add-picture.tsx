import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { updateBadgeImageBody } from '../../../generated/client/bodies/updateBadgeImage.ts'
import { useChange } from '../../api/use-change.ts'
import { useUpload } from '../../api/use-upload.ts'
import { ChooseFiles } from '../../ui/file/choose-files.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { SendForm } from '../../ui/form/send-form.tsx'
import { PictureFields, type PictureValues } from './picture-fields.tsx'
import classes from './studio.module.css'

/** A picture of somebody's own, seen in its frame before it is sent. */
export function AddPicture({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null)
  const { send } = useChange(useUpload, { done: () => t`The picture is there.` })
  const choose = (file: File) => {
    if (chosen) URL.revokeObjectURL(chosen.url)
    setChosen({ file, url: URL.createObjectURL(file) })
  }
  const add = async ({ alternativeText, style }: PictureValues) => {
    if (!chosen) return { title: t`Something is missing`, text: t`Choose a picture.`, fields: {} }
    const purpose = { type: 'badge', style, alternativeText: alternativeText || null } as const
    return send({ file: chosen.file, purpose, isPatient: true })
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
                accept="image/jpeg,image/png,image/webp,image/gif,image/svg+xml"
                onFiles={([file]) => file && choose(file)}
              >
                {chosen ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
              </ChooseFiles>
            </div>
            <p className={classes.note}>
              <Trans>A square of 256 pixels or more looks best. It is cut to a circle.</Trans>
            </p>
            <PictureFields field={field} url={chosen?.url ?? null} />
          </>
        )}
      </SendForm>
    </Dialog>
  )
}
