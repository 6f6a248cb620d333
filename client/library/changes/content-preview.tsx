import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural } from '@lingui/react/macro'
import type { ContentChangesPreview } from '../../../generated/client/model/contentChangesPreview.ts'
import type { ContentChangesPreviewItem } from '../../../generated/client/model/contentChangesPreviewItem.ts'
import { LeftOut } from '../../ui/wizard/left-out.tsx'
import { NamedList } from '../../ui/wizard/named-list.tsx'
import classes from '../library.module.css'

const obstacleWords: Record<NonNullable<ContentChangesPreviewItem['obstacle']>, MessageDescriptor> = {
  assetsHaveNoTopics: msg`stands where its playlists stand`,
  takesFromOthers: msg`would take content from people of other teams, or content of the hub: ask an admin`,
  tooManyTags: msg`would have more than 50 tags`,
  tooManyTopics: msg`would stand under more than 100 topics`,
}

type Found = { found: ContentChangesPreview }

/** What would change, and who would no longer see something. */
export function ChangedContent({ found: { items, changedCount, unchangedCount, lossCount } }: Found) {
  const changed = items.filter(({ isChanged }) => isChanged)
  return (
    <>
      {lossCount > 0 && (
        <p>
          <strong>
            <Plural
              value={lossCount}
              one="# person would lose sight of something that they see now."
              other="# people would lose sight of something that they see now."
            />
          </strong>
        </p>
      )}
      <p>
        <Plural value={changedCount} one="# item changes:" other="# items change:" />
      </p>
      <NamedList entries={changed.map(({ id, name }) => ({ id, words: name }))} total={changedCount} />
      {unchangedCount > 0 && (
        <p className={classes.none}>
          <Plural value={unchangedCount} one="# item is so already." other="# items are so already." />
        </p>
      )}
    </>
  )
}

/** What would stay as it is because something stands against it. */
export function ContentLeftOut({ found: { items, refusedCount } }: Found) {
  return (
    <LeftOut items={items} words={obstacleWords} total={refusedCount}>
      <Plural value={refusedCount} one="# item is left out:" other="# items are left out:" />
    </LeftOut>
  )
}
