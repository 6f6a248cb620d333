import { Plural, useLingui } from '@lingui/react/macro'
import type { ChangePreviewPage } from '../../../generated/client/model/changePreviewPage.ts'
import { useFormat } from '../../i18n/use-format.ts'
import classes from './change-preview.module.css'

/** So many of the things that a change would touch are asked for by name. */
export const PREVIEWED = 100

/** What a change of many things would touch. */
export function ChangePreview({ preview: { items, total } }: { preview: ChangePreviewPage }) {
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
