import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  useDeleteBadgeImage,
  useListBadgeImagePlaylists,
} from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { BadgeImage } from '../../../generated/client/model/badgeImage.ts'
import { useChange } from '../../api/use-change.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PicturePicker } from './picture-picker.tsx'
import classes from './studio.module.css'

/** So many playlists are named. */
const NAMED = 5

/** Says which badges show the picture, and asks for the one that takes its place. */
export function DeletePicture({ image, onClose }: { image: BadgeImage; onClose: () => void }) {
  const { t } = useLingui()
  const [replacementImageId, setReplacement] = useState<string | null>(null)
  const { id: imageId, badgeCount } = image
  const { run, isPending } = useChange(useDeleteBadgeImage, {
    done: () => {
      onClose()
      return t`The picture was deleted.`
    },
  })
  return (
    <Dialog title={t`Delete the picture?`} onClose={onClose}>
      <div className={classes.window}>
        {badgeCount > 0 ? (
          <>
            <p>
              <Plural
                value={badgeCount}
                one="# badge shows it. Choose what it shows instead."
                other="# badges show it. Choose what they show instead."
              />
            </p>
            <Playlists imageId={imageId} />
            <PicturePicker
              label={t`Picture instead`}
              chosen={replacementImageId}
              onChoose={({ id }) => setReplacement(id)}
              without={imageId}
            />
          </>
        ) : (
          <p>
            <Trans>No badge shows it.</Trans>
          </p>
        )}
        <p className={classes.note}>
          <Trans>A deleted picture cannot be restored.</Trans>
        </p>
        <div className={classes.buttons}>
          <Button
            disabled={badgeCount > 0 && !replacementImageId}
            loading={isPending}
            onClick={() => run({ imageId, params: { ...(replacementImageId && { replacementImageId }) } })}
          >
            <Trans>Delete the picture</Trans>
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Whose badges show it, as far as the reader may see the playlists. */
function Playlists({ imageId }: { imageId: string }) {
  const { t } = useLingui()
  const { data } = useListBadgeImagePlaylists(imageId, { limit: NAMED })
  if (!data || data.items.length === 0) return null
  const more = data.total - data.items.length
  return (
    <ul aria-label={t`Playlists`}>
      {data.items.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
      {more > 0 && (
        <li>
          <Plural value={more} one="# more" other="# more" />
        </li>
      )}
    </ul>
  )
}
