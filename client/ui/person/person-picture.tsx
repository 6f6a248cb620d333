import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { initialsOf } from './initials.ts'
import classes from './person-picture.module.css'

type PersonPictureProps = { name: string; url: string | null | undefined; size: number; alt?: string }

/**
 * Somebody's picture, or their initials where there is none or it does not come. Where the name stands beside it, it is
 * silent for screen readers. @param size in pixels
 */
export function PersonPicture({ name, url, size, alt = '' }: PersonPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const square = { width: size, height: size }
  if (url && url !== failed)
    return <img className={classes.picture} style={square} src={url} alt={alt} onError={() => setFailed(url)} />
  return (
    <span
      className={classes.initials}
      style={{ ...square, fontSize: size / 2.5 }}
      title={alt || undefined}
      aria-hidden={alt === '' || undefined}
    >
      {initialsOf(name) || <IconUser size={size * 0.6} aria-hidden />}
    </span>
  )
}
