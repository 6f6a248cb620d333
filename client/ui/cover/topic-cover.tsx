import type { CSSProperties } from 'react'
import { turnOf } from './cover-seed.ts'
import classes from './cover.module.css'
import { LaterCoverArt } from './later-cover-art.tsx'

/** The art of a topic alone. */
export function TopicCover({ topicId }: { topicId: string }) {
  return (
    <div className={classes.cover} style={{ '--cover-turn': turnOf(topicId) } as CSSProperties}>
      <LaterCoverArt topicId={topicId} id={topicId} />
    </div>
  )
}
