import { Avatar } from '@mantine/core'
import { initialsOf } from './initials.ts'

type PersonPictureProps = { name: string; url: string | null | undefined; size: number; alt?: string }

/** Somebody's picture, or their initials. Where the name stands beside it, it is silent for screen readers. */
export function PersonPicture({ name, url, size, alt = '' }: PersonPictureProps) {
  return (
    <Avatar src={url ?? null} size={size} color="brand" alt={alt} aria-hidden={alt === '' || undefined}>
      {initialsOf(name)}
    </Avatar>
  )
}
