import type { CSSProperties } from 'react'
import { CoverArt } from './cover-art.tsx'
import { turnOf } from './cover-seed.ts'
import classes from './cover.module.css'

/** The art of a topic alone. */
export function TopicCover({ topicId }: { topicId: string }) {
  return (
    <div className={classes.cover} style={{ '--cover-turn': turnOf(topicId) } as CSSProperties}>
      <CoverArt topicId={topicId} id={topicId} />
    </div>
  )
}
