import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { shownValue } from './shown-value.ts'
import classes from './changes.module.css'

/** A property that was changed, with its values as text. */
interface Detail {
  property: string
  oldValue: string | null
  value: string | null
}

export interface ChangeDetailsProps {
  details: readonly Detail[]
  /** What a property is called where people set it; null for one that no screen sets. */
  wordOf?: ((property: string) => MessageDescriptor | null) | undefined
}

/** Each property with what it was and what it became. */
export function ChangeDetails({ details, wordOf }: ChangeDetailsProps) {
  const { t, i18n } = useLingui()
  const shown = (value: string | null) => {
    const text = shownValue(value)
    return text === 'true' ? t`Yes` : text === 'false' ? t`No` : text
  }
  if (details.length === 0) return null
  return (
    <ul className={classes.details}>
      {details.map(({ property, ...detail }) => {
        const [oldValue, value] = [shown(detail.oldValue), shown(detail.value)]
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
