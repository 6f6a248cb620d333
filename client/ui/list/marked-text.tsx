import classes from './highlighted.module.css'

/** A text that the hub cut where something in it was searched for. */
export function MarkedText({ parts }: { parts: readonly { text: string; isMatch: boolean }[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={classes.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
