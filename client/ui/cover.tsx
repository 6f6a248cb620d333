import { useState, type CSSProperties, type ReactNode } from 'react'
import type { ContentKind } from './content-kind.ts'
import classes from './cover.module.css'
import { hueOf } from './hue.ts'
import { KindIcon } from './kind-icon.tsx'

type CoverProps = { id: string; kind: ContentKind; pictureUrl: string | null; iconSize?: number; children?: ReactNode }

/** 16:9. Without a picture, or with one that cannot be shown, a gradient whose hue comes from the id, with the icon of the kind. Purely decorative. */
export function Cover({ id, kind, pictureUrl, iconSize = 40, children }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div className={classes.cover} style={{ '--cover-hue': hueOf(id) } as CSSProperties}>
      <KindIcon kind={kind} size={iconSize} />
      {pictureUrl && pictureUrl !== broken && (
        <img
          className={classes.picture}
          src={pictureUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(pictureUrl)}
        />
      )}
      {children}
    </div>
  )
}
