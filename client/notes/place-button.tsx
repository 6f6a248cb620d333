import { useLingui } from '@lingui/react/macro'
import type { NotePosition } from '../../generated/client/model/notePosition.ts'
import { usePlaceInContent } from '../shell/place-in-content.ts'
import { placeOf, usePlaceWords } from './use-place-words.ts'
import classes from './notes.module.css'

/** Where a note stands; leads there, unless what is open counts its places in something else by now. */
export function PlaceButton({ position }: { position: NonNullable<NotePosition> }) {
  const { t } = useLingui()
  const place = usePlaceInContent()
  const where = usePlaceWords()(position)
  const { unit, at } = placeOf(position)
  if (place?.unit !== unit) return <span className={classes.where}>{where}</span>
  return (
    <button type="button" className={classes.where} aria-label={t`Go to ${where}`} onClick={() => place.go(at)}>
      {where}
    </button>
  )
}
