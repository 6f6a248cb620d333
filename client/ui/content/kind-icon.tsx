import {
  IconBook2,
  IconFileDownload,
  IconFileTypePdf,
  IconHeadphones,
  IconLink,
  IconPackage,
  IconPhoto,
  IconPlayerPlay,
  IconStack2,
} from '@tabler/icons-react'
import type { ContentKind } from './content-kind.ts'

const icons = {
  playlist: IconStack2,
  course: IconBook2,
  package: IconPackage,
  link: IconLink,
  video: IconPlayerPlay,
  audio: IconHeadphones,
  pdf: IconFileTypePdf,
  picture: IconPhoto,
  file: IconFileDownload,
} satisfies Record<ContentKind, unknown>

export function KindIcon({ kind, size = 18 }: { kind: ContentKind; size?: number }) {
  const Icon = icons[kind]
  return <Icon size={size} stroke={1.6} aria-hidden />
}
