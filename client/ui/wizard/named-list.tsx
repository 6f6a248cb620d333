import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../i18n/use-format.ts'
import classes from './change-preview.module.css'

interface NamedListProps {
  /** The first of them. */
  entries: readonly { id: string; words: string }[]
  /** How many there are. */
  total: number
}

/** The first of many things by name, and how many more there are. */
export function NamedList({ entries, total }: NamedListProps) {
  const { t } = useLingui()
  const more = useFormat().number(total - entries.length)
  return (
    <ul className={classes.things}>
      {entries.map(({ id, words }) => (
        <li key={id}>{words}</li>
      ))}
      {total > entries.length && <li>{t`and ${more} more`}</li>}
    </ul>
  )
}
