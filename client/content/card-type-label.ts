import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { CardType } from '../../generated/client/model/cardType.ts'

const labels: Record<CardType, MessageDescriptor> = {
  playlist: msg`Playlists`,
  upload: msg`Files, videos and documents`,
  zip: msg`Interactive pages`,
  web: msg`Links`,
  scorm: msg`Courses`,
}

export const cardTypes = Object.values(CardType)

/** The word for a type in a filter; give it to `i18n._`. */
export function cardTypeLabel(type: CardType): MessageDescriptor {
  return labels[type]
}
