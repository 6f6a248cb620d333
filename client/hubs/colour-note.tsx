import { Trans } from '@lingui/react/macro'
import { useFormat } from '../i18n/use-format.ts'
import { FILLED, rampOf } from '../ui/brand/brand.ts'
import { contrast } from '../ui/brand/oklch.ts'
import classes from './settings.module.css'

/** WCAG AA for words of normal size. */
const READABLE = 4.5

/** Warns of a colour on which white words are hard to read, and shows what the hub takes instead. */
export function ColourNote({ colour }: { colour: string }) {
  const format = useFormat()
  const found = contrast(colour, '#ffffff')
  const [ratio, needed] = [format.number(Math.floor(found * 10) / 10), format.number(READABLE)]
  return (
    <div role="status">
      {found < READABLE && (
        <p className={classes.warning}>
          <span className={classes.swatches} aria-hidden>
            <span style={{ background: colour }} />
            <span style={{ background: rampOf(colour)[FILLED] }} />
          </span>
          <span>
            <Trans>
              White words on this colour would be hard to read: the contrast is {ratio} to 1, and {needed} to 1 is
              needed. Buttons take a darker one.
            </Trans>
          </span>
        </p>
      )}
    </div>
  )
}
