import { IconAward } from '@tabler/icons-react'
import classes from './badges.module.css'

type BadgePictureProps = { badge: { pictureUrl: string | null; imageAlternativeText: string | null; style: string } }

/** The picture in its frame; a quiet sign where there is none. */
export function BadgePicture({ badge }: BadgePictureProps) {
  return (
    <span className={classes.picture} data-style={badge.style}>
      {badge.pictureUrl ? (
        <img src={badge.pictureUrl} alt={badge.imageAlternativeText ?? ''} width={128} height={128} />
      ) : (
        <IconAward size={56} stroke={1.4} aria-hidden />
      )}
    </span>
  )
}
