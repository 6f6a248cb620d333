import { Plural, useLingui } from '@lingui/react/macro'
import { useFormat } from '../../i18n/use-format.ts'
import classes from './change-preview.module.css'

/** So many of the things that a change would touch are asked for by name. */
export const PREVIEWED = 100

interface ChangePreviewProps {
  /** The first of the things, by name. */
  items: readonly { type: string; id: string | null; name: string }[]
  /** How many there are. */
  total: number
}

/** What a change of many things would touch. */
export function ChangePreview({ items, total }: ChangePreviewProps) {
  const { t } = useLingui()
  const more = useFormat().number(total - items.length)
  return (
    <>
      <p>
        <Plural value={total} one="# thing changes:" other="# things change:" />
      </p>
      <ul className={classes.things}>
        {items.map(({ type, id, name }) => (
          <li key={`${type} ${id ?? name}`}>{name}</li>
        ))}
        {total > items.length && <li>{t`and ${more} more`}</li>}
      </ul>
    </>
  )
}
