import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural } from '@lingui/react/macro'
import type { UserChangesPreview } from '../../generated/client/model/userChangesPreview.ts'
import type { UserChangesPreviewItem } from '../../generated/client/model/userChangesPreviewItem.ts'
import { LeftOut } from '../ui/wizard/left-out.tsx'
import { NamedList } from '../ui/wizard/named-list.tsx'
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
  const changed = items.filter(({ isChanged }) => isChanged)
  return (
    <>
      <p>
        <Plural value={changedCount} one="# person changes:" other="# people change:" />
      </p>
      <NamedList
        entries={changed.map(({ id, name, email }) => ({ id, words: name === email ? name : `${name}, ${email}` }))}
        total={changedCount}
      />
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
  return (
    <LeftOut items={items} words={obstacleWords} total={refusedCount}>
      <Plural value={refusedCount} one="# person is left out:" other="# people are left out:" />
    </LeftOut>
  )
}
