import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import type { UserChangesPreview } from '../../generated/client/model/userChangesPreview.ts'
import type { UserChangesPreviewItem } from '../../generated/client/model/userChangesPreviewItem.ts'
import { useFormat } from '../i18n/use-format.ts'
import classes from './users.module.css'

type Obstacle = NonNullable<UserChangesPreviewItem['obstacle']>

const obstacleWords: Record<Obstacle, MessageDescriptor> = {
  ownAccount: msg`this is you`,
  outranksYou: msg`holds rights that you do not hold`,
  lastAdmin: msg`nobody else may look after people`,
  memberByRules: msg`the rules of the team would add them again`,
  noLongerRestorable: msg`was deleted more than 30 days ago`,
}

/** Who would change. */
export function ChangedPeople({ found: { items, changedCount, unchangedCount } }: { found: UserChangesPreview }) {
  const { t } = useLingui()
  const format = useFormat()
  const changed = items.filter(({ isChanged }) => isChanged)
  const more = format.number(changedCount - changed.length)
  return (
    <>
      <p>
        <Plural value={changedCount} one="# person changes:" other="# people change:" />
      </p>
      <ul className={classes.bullets}>
        {changed.map(({ id, name, email }) => (
          <li key={id}>{name === email ? name : `${name}, ${email}`}</li>
        ))}
        {changedCount > changed.length && <li>{t`and ${more} more`}</li>}
      </ul>
      {unchangedCount > 0 && (
        <p className={classes.quiet}>
          <Plural value={unchangedCount} one="# person is so already." other="# people are so already." />
        </p>
      )}
    </>
  )
}

/** Who would stay as they are because something stands against it. */
export function PeopleLeftOut({ found: { items, refusedCount } }: { found: UserChangesPreview }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const refused = items.flatMap(({ id, name, obstacle }) => (obstacle ? [{ id, name, obstacle }] : []))
  const more = format.number(refusedCount - refused.length)
  if (refusedCount === 0) return null
  return (
    <>
      <p>
        <Plural value={refusedCount} one="# person is left out:" other="# people are left out:" />
      </p>
      <ul className={classes.bullets}>
        {refused.map(({ id, name, obstacle }) => (
          <li key={id}>
            {name}: {i18n._(obstacleWords[obstacle])}
          </li>
        ))}
        {refusedCount > refused.length && <li>{t`and ${more} more`}</li>}
      </ul>
    </>
  )
}
