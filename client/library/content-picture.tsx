import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconPhoto } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { pictureIn } from '../api/pictures.ts'
import { useChange } from '../api/use-change.ts'
import { useUploadThen } from '../api/use-upload.ts'
import { ChooseFiles } from '../ui/file/choose-files.tsx'
import classes from './library.module.css'
import { UploadProblem } from './uploads/upload-problem.tsx'

interface PictureValues {
  thumbnailId: string | null
}

/** The picture of content on cards, as a field of the form around: it is sent at once and taken when the form is saved. */
export function ContentPicture({ content }: { content: PictureValues & { id: string; pictureUrl: string | null } }) {
  const id = useId()
  const { setValue } = useFormContext<PictureValues>()
  const { thumbnailId } = useWatch<PictureValues>() as PictureValues
  const [sent, setSent] = useState<{ id: string; url: string } | null>(null)
  const choose = (pictureId: string | null) => setValue('thumbnailId', pictureId, { shouldDirty: true })
  const { send, isPending, error } = useChange(() =>
    useUploadThen((picture, { file }) => {
      setSent({ id: picture.id, url: URL.createObjectURL(file) })
      choose(picture.id)
    }),
  )
  const purpose = { type: 'picture', referenceId: content.id, skipAssigningToReference: true } as const
  const kept = thumbnailId && thumbnailId === content.thumbnailId ? pictureIn('320x180', content) : null
  const url = thumbnailId && thumbnailId === sent?.id ? sent.url : kept
  return (
    <>
      <p id={id} className={classes.label}>
        <Trans>Picture</Trans>
      </p>
      <div role="group" aria-labelledby={id} className={classes.picture}>
        {url ? (
          <img src={url} alt="" />
        ) : (
          <span className={classes.noPicture}>
            <IconPhoto size={28} aria-hidden />
          </span>
        )}
        <div className={classes.buttons}>
          <ChooseFiles
            accept="image/jpeg,image/png,image/webp,image/gif,image/svg+xml"
            disabled={isPending}
            onFiles={([file]) => file && void send({ file, purpose })}
          >
            {thumbnailId ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
          </ChooseFiles>
          {thumbnailId && (
            <Button variant="subtle" onClick={() => choose(null)}>
              <Trans>Remove the picture</Trans>
            </Button>
          )}
        </div>
      </div>
      {isPending && (
        <p className={classes.none} role="status">
          <Trans>The picture is on its way</Trans>
        </p>
      )}
      {error !== null && (
        <div role="alert">
          <UploadProblem error={error} />
        </div>
      )}
    </>
  )
}
