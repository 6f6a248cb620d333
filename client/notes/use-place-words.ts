import { useLingui } from '@lingui/react/macro'
import type { NotePosition } from '../../generated/client/model/notePosition.ts'
import { formatPosition } from '../i18n/format.ts'
import type { PlaceInContent } from '../shell/place-in-content.ts'

type Position = NonNullable<NotePosition>

/** A position as its unit and its number. */
export function placeOf(position: Position): { unit: PlaceInContent['unit']; at: number } {
  return 'seconds' in position ? { unit: 'seconds', at: position.seconds } : { unit: 'page', at: position.page }
}

/** Says where a note stands: 1:05, or page 3. */
export function usePlaceWords(): (position: Position) => string {
  const { t } = useLingui()
  return (position) => {
    const { unit, at } = placeOf(position)
    return unit === 'seconds' ? formatPosition(at) : t`Page ${at}`
  }
}
