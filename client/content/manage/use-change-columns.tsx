import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ContentChange } from '../../../generated/client/model/contentChange.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { searchWith } from '../../ui/data-table/search-with.ts'
import { actionWords } from './action-words.ts'
import { wordOf } from './property-words.ts'
import { shownValue } from './shown-value.ts'
import classes from './changes.module.css'

export function useChangeColumns(): Column<ContentChange>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return [
    {
      id: 'time',
      label: t`Time`,
      width: '172px',
      cell: ({ changeTime }) => <time dateTime={changeTime}>{format.dateTime(changeTime)}</time>,
    },
    {
      id: 'content',
      label: t`Content`,
      isTitle: true,
      width: '28%',
      cell: ({ content }) => (
        <Link to="." search={searchWith({ content: content.id })}>
          {content.name}
        </Link>
      ),
    },
    { id: 'change', label: t`Change`, width: '120px', cell: ({ action }) => i18n._(actionWords[action]) },
    { id: 'person', label: t`Person`, width: '18%', cell: ({ author }) => author?.name ?? t`The hub` },
    { id: 'details', label: t`Details`, cell: ({ details }) => <Details details={details} /> },
  ]
}

/** Each property with what it was and what it became. */
function Details({ details }: Pick<ContentChange, 'details'>) {
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
        const word = wordOf(property)
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
