import { useLingui } from '@lingui/react/macro'
import { updateBadgeImageBody } from '../../../generated/client/bodies/updateBadgeImage.ts'
import { useUpdateBadgeImage } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { BadgeImage } from '../../../generated/client/model/badgeImage.ts'
import { useChange } from '../../api/use-change.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PictureFields } from './picture-fields.tsx'

/** What is said of a picture, and its frame, in all badges that show it. */
export function EditPicture({ image, onClose }: { image: BadgeImage; onClose: () => void }) {
  const { t } = useLingui()
  const { id: imageId, etag, style } = image
  const { send } = useChange(() => useUpdateBadgeImage({ request: { headers: { 'If-Match': etag } } }), {
    done: () => t`The picture is saved.`,
  })
  return (
    <Dialog title={t`Change the picture`} onClose={onClose}>
      <Form
        body={updateBadgeImageBody}
        values={{ alternativeText: image.alternativeText ?? '', style }}
        onSave={(data) => send({ imageId, data })}
        onSaved={onClose}
        save={t`Save the picture`}
      >
        {(field) => <PictureFields field={field} url={image.pictureUrl} />}
      </Form>
    </Dialog>
  )
}
