import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useUpdateBadge } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { Badge } from '../../../generated/client/model/badge.ts'
import { useChange } from '../../api/use-change.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PicturePicker } from './picture-picker.tsx'
import classes from './studio.module.css'

/** Another picture for a badge, also for those who have it. */
export function ChangeBadge({ badge, onClose }: { badge: Badge; onClose: () => void }) {
  const { t } = useLingui()
  const [imageId, setImageId] = useState(badge.imageId)
  const { name } = badge.playlist
  const { run, isPending } = useChange(() => useUpdateBadge({ request: { headers: { 'If-Match': badge.etag } } }), {
    done: () => {
      onClose()
      return t`The badge of “${name}” has another picture.`
    },
  })
  return (
    <Dialog title={t`Picture of the badge of “${name}”`} onClose={onClose}>
      <div className={classes.window}>
        <PicturePicker label={t`Picture`} chosen={imageId} onChoose={({ id }) => setImageId(id)} />
        {badge.awardedCount > 0 && (
          <p className={classes.note}>
            <Plural
              value={badge.awardedCount}
              one="# person who has the badge sees the other picture as well."
              other="# people who have the badge see the other picture as well."
            />
          </p>
        )}
        <div className={classes.buttons}>
          <Button
            disabled={imageId === badge.imageId}
            loading={isPending}
            onClick={() => run({ badgeId: badge.id, data: { imageId } })}
          >
            <Trans>Take this picture</Trans>
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
