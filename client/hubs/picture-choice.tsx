import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { problemWords } from '../api/problems.ts'
import { useChange } from '../api/use-change.ts'
import { useUploadThen } from '../api/use-upload.ts'
import { ChooseFiles } from '../ui/file/choose-files.tsx'
import { ProblemNote } from '../ui/page/problem-note.tsx'
import classes from './settings.module.css'

interface Picture {
  id: string | null
  url: string | null
}

export interface PictureSlot {
  /** Where what is chosen now can be looked at. */
  url: string | null
  /** Keeps in mind where a picture lies that was just sent. */
  remember: (sent: Picture) => void
}

/** A picture that is saved with the form around it. @param id what is chosen now @param saved what the hub has */
export function usePictureSlot(id: string | null, saved: Picture): PictureSlot {
  const [sent, remember] = useState<Picture | null>(null)
  const known = [sent, saved].find((picture) => picture?.id === id)
  return { url: id === null ? null : (known?.url ?? null), remember }
}

type PictureChoiceProps = {
  label: string
  sentence: string
  slot: PictureSlot
  onChoose: (id: string | null) => void
}

/** A picture as a field of the form around: it is sent at once, and taken when the form is saved. */
export function PictureChoice({ label, sentence, slot, onChoose }: PictureChoiceProps) {
  const id = useId()
  const { send, isPending, error } = useChange(() =>
    useUploadThen((picture, { file }) => {
      slot.remember({ id: picture.id, url: URL.createObjectURL(file) })
      onChoose(picture.id)
    }),
  )
  return (
    <div role="group" aria-labelledby={id} className={classes.picture}>
      <p id={id} className={classes.label}>
        {label}
      </p>
      <p className={classes.note}>{sentence}</p>
      <div className={classes.buttons}>
        <ChooseFiles
          accept="image/jpeg,image/png,image/webp,image/gif,image/svg+xml"
          disabled={isPending}
          onFiles={([file]) => file && void send({ file, purpose: { type: 'picture' } })}
        >
          {slot.url ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
        </ChooseFiles>
        {slot.url && (
          <Button variant="subtle" onClick={() => onChoose(null)}>
            <Trans>Remove the picture</Trans>
          </Button>
        )}
      </div>
      {isPending && (
        <p className={classes.note} role="status">
          <Trans>The picture is on its way</Trans>
        </p>
      )}
      {error !== null && <ProblemNote {...problemWords(error)} />}
    </div>
  )
}
