import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { ContentKind } from './content-kind.ts'

const labels: Record<ContentKind, MessageDescriptor> = {
  playlist: msg`Playlist`,
  course: msg`Course`,
  package: msg`Interactive page`,
  link: msg`Link`,
  video: msg`Video`,
  audio: msg`Audio`,
  pdf: msg`PDF`,
  picture: msg`Picture`,
  file: msg`File`,
}

/** The word for a kind of content; give it to `i18n._`. */
export function kindLabel(kind: ContentKind): MessageDescriptor {
  return labels[kind]
}
