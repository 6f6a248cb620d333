import { stretchesOf } from './highlight.ts'
import classes from './highlighted.module.css'

/** A text in which what was searched for is marked. */
export function Highlighted({ text, words }: { text: string; words: string }) {
  return stretchesOf(text, words).map((stretch, index) =>
    stretch.isMatch ? (
      <mark key={index} className={classes.match}>
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  )
}
