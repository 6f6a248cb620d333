import classes from './cover-art.module.css'
import { motifs } from './cover-motifs.ts'
import { seedOf } from './cover-seed.ts'

/** The poster of a topic, in the variation of what stands under it; what stands under none is its own topic. */
export function CoverArt({ topicId, id }: { topicId: string | null; id: string }) {
  const own = seedOf(id)
  const shapes = motifs[seedOf(topicId ?? id) % motifs.length]!(own % 4)
  return (
    <svg
      className={classes.art}
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      data-mirrored={(own >>> 2) % 2 === 1 || undefined}
      aria-hidden
    >
      {shapes.map(({ tone, path }) => (
        <path key={path} className={classes[tone]} d={path} />
      ))}
    </svg>
  )
}
