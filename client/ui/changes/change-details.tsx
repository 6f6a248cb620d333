import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { shownValues, type Names } from './shown-value.ts'
import classes from './changes.module.css'

/** A property that was changed, with its values as text. */
interface Detail {
  property: string
  oldValue: string | null
  value: string | null
}

export interface ChangeDetailsProps {
  details: readonly Detail[]
  /** What the ids among the values are called. */
  names?: Names | undefined
  /** What a property is called where people set it; null for one that no screen sets. */
  wordOf?: ((property: string) => MessageDescriptor | null) | undefined
  /** A value in words, where it is more than a text or a list; undefined for any other. */
  spokenValue?: ((property: string, value: string) => string | undefined) | undefined
}

const NO_NAMES: Names = new Map()

/** Each property with what it was and what it became. */
export function ChangeDetails({ details, names = NO_NAMES, wordOf, spokenValue }: ChangeDetailsProps) {
  const { t, i18n } = useLingui()
  const spoken = (property: string, value: string | null) => (value && spokenValue?.(property, value)) ?? value
  const shown = (text: string | null) => (text === 'true' ? t`Yes` : text === 'false' ? t`No` : text)
  if (details.length === 0) return null
  return (
    <ul className={classes.details}>
      {details.map(({ property, ...detail }) => {
        const texts = { oldValue: spoken(property, detail.oldValue), value: spoken(property, detail.value) }
        const values = shownValues(texts, names)
        const [oldValue, value] = [shown(values.oldValue), shown(values.value)]
        const word = wordOf?.(property)
        return (
          <li key={property}>
            {word ? i18n._(word) : property}
            {(oldValue ?? value) !== null && ': '}
            {oldValue !== null && <del>{oldValue}</del>} {value !== null && <ins>{value}</ins>}
          </li>
        )
      })}
    </ul>
  )
}
