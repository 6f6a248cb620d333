import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useListBadgeImages } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import type { BadgeImage } from '../../../generated/client/model/badgeImage.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { BadgePicture } from '../../ui/badge/badge-picture.tsx'
import { useStyleWords } from './style-words.ts'
import classes from './studio.module.css'

type PicturePickerProps = {
  label: string
  chosen: string | null
  onChoose: (image: BadgeImage) => void
  /** One that is not offered. */
  without?: string
}

/** One of the pictures of the hub, each in its frame. */
export function PicturePicker({ label, chosen, onChoose, without }: PicturePickerProps) {
  const { t } = useLingui()
  const name = useId()
  const styleWords = useStyleWords()
  const query = useListBadgeImages({ limit: 100 })
  if (!query.data) return <QueryState query={query} height={160} />
  const images = query.data.items.filter(({ id }) => id !== without)
  return (
    <fieldset className={classes.picker}>
      <legend>{label}</legend>
      {images.length === 0 && <Trans>There are no pictures yet.</Trans>}
      {images.map((image) => (
        <label key={image.id} className={classes.choice}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={image.id === chosen}
            onChange={() => onChoose(image)}
          />
          <BadgePicture badge={{ ...image, imageAlternativeText: '' }} isEarned />
          <span>{image.alternativeText ?? t`Nothing is said of it`}</span>
          <span className={classes.meta}>{styleWords[image.style]}</span>
        </label>
      ))}
    </fieldset>
  )
}
