import type { CSSProperties, ReactNode } from 'react'
import type { ContentKind } from './content-kind.ts'
import classes from './cover.module.css'
import { hueOf } from './hue.ts'
import { KindIcon } from './kind-icon.tsx'

type CoverProps = { id: string; kind: ContentKind; pictureUrl: string | null; iconSize?: number; children?: ReactNode }

/** 16:9. Without a picture a gradient whose hue comes from the id, with the icon of the kind. Purely decorative. */
export function Cover({ id, kind, pictureUrl, iconSize = 40, children }: CoverProps) {
  return (
    <div className={classes.cover} style={{ '--cover-hue': hueOf(id) } as CSSProperties}>
      <KindIcon kind={kind} size={iconSize} />
      {pictureUrl && <img className={classes.picture} src={pictureUrl} alt="" loading="lazy" decoding="async" />}
      {children}
    </div>
  )
}
