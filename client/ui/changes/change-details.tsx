import { shownValue } from './shown-value.ts'
import classes from './changes.module.css'

/** A property that was changed, with its values as text. */
interface Detail {
  property: string
  oldValue: string | null
  value: string | null
}

/** Each property with what it was and what it became. */
export function ChangeDetails({ details }: { details: readonly Detail[] }) {
  if (details.length === 0) return null
  return (
    <ul className={classes.details}>
      {details.map(({ property, ...detail }) => {
        const [oldValue, value] = [shownValue(detail.oldValue), shownValue(detail.value)]
        return (
          <li key={property}>
            {property}
            {(oldValue ?? value) !== null && ': '}
            {oldValue !== null && <del>{oldValue}</del>} {value !== null && <ins>{value}</ins>}
          </li>
        )
      })}
    </ul>
  )
}
