import { useState, type CSSProperties, type ReactNode } from 'react'
import type { ContentKind } from '../content/content-kind.ts'
import classes from './cover.module.css'
import { turnOf } from './cover-seed.ts'
import { KindIcon } from '../content/kind-icon.tsx'
import { LaterCoverArt } from './later-cover-art.tsx'

type CoverProps = {
  id: string
  kind: ContentKind
  /** Whose art it is. */
  topicId: string | null
  pictureUrl: string | null
  iconSize?: number
  /** What the page is about: its picture comes before the others, and in any case. */
  isMain?: boolean
  children?: ReactNode
}

/**
 * 16:9. Without a picture, or with one that cannot be shown, the art of its topic in a colour beside the hub's, with the icon of
 * the kind. Purely decorative.
 */
export function Cover({ id, kind, topicId, pictureUrl, iconSize = 20, isMain, children }: CoverProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const picture = pictureUrl !== broken && pictureUrl
  return (
    <div className={classes.cover} style={{ '--cover-turn': turnOf(topicId ?? id) } as CSSProperties}>
      {picture ? (
        <img
          className={classes.picture}
          src={picture}
          alt=""
          loading={isMain ? 'eager' : 'lazy'}
          fetchPriority={isMain ? 'high' : undefined}
          decoding="async"
          onError={() => setBroken(picture)}
        />
      ) : (
        <>
          <LaterCoverArt topicId={topicId} id={id} />
          <span className={classes.kind}>
            <KindIcon kind={kind} size={iconSize} />
          </span>
        </>
      )}
      {children}
    </div>
  )
}
