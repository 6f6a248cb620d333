import classes from './badge-picture.module.css'

/** Behind the picture of a badge: a sticker's white edge, or a rose with two ribbons, as the hub draws them too. */
export function BadgeFrame({ style }: { style: string }) {
  return (
    <svg className={classes.frame} viewBox="0 0 256 256" aria-hidden>
      {style === 'rose' ? (
        <>
          <path className={classes.ribbons} d="m84 168-26 82 34-14 20 20 18-76zm88 0 26 82-34-14-20 20-18-76z" />
          <polygon className={classes.petals} points={PETALS} />
          <circle className={classes.edge} cx="128" cy="112" r="90" />
        </>
      ) : (
        <circle className={classes.edge} cx="128" cy="128" r="126" />
      )}
    </svg>
  )
}

const PETALS = Array.from({ length: 40 }, (_, index) => {
  const angle = (index * Math.PI) / 20
  const radius = index % 2 === 0 ? 110 : 98
  return `${(128 + radius * Math.sin(angle)).toFixed(1)},${(112 - radius * Math.cos(angle)).toFixed(1)}`
}).join(' ')
