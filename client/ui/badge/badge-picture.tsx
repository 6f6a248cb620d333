import { IconAward } from '@tabler/icons-react'
import { BadgeFrame } from './badge-frame.tsx'
import classes from './badge-picture.module.css'
import { progressbar } from '../content/progressbar.ts'

interface Badge {
  pictureUrl: string | null
  imageAlternativeText: string | null
  style: string
}

/** The picture in its frame, without colour until it is earned; a quiet sign where there is none. */
export function BadgePicture({ badge, isEarned }: { badge: Badge; isEarned: boolean }) {
  return (
    <span className={classes.picture} data-style={badge.style} data-earned={isEarned || undefined}>
      {badge.pictureUrl ? (
        <>
          <BadgeFrame style={badge.style} />
          <img src={badge.pictureUrl} alt={badge.imageAlternativeText ?? ''} width={128} height={128} />
        </>
      ) : (
        <IconAward size={56} stroke={1.4} aria-hidden />
      )}
    </span>
  )
}

interface BadgeRingProps {
  badge: Badge
  isEarned: boolean
  /** How much of what earns it is done, from 0 to 1. */
  rate: number
  label: string
  /** Whether it is drawn before the reader's eyes. */
  isDrawn?: boolean
}

/** A badge with a ring around it that fills as one gets nearer. */
export function BadgeRing({ badge, isEarned, rate, label, isDrawn = false }: BadgeRingProps) {
  return (
    <div className={classes.ring} data-drawn={isDrawn || undefined} {...progressbar(rate, label)}>
      <BadgePicture badge={badge} isEarned={isEarned} />
    </div>
  )
}
