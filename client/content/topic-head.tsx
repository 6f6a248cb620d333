import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useListMyBrowseContent } from '../../generated/client/content/content.ts'
import type { TopicFilter } from '../../generated/client/model/topicFilter.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import { ProgressLine } from '../ui/progress-line.tsx'
import { TopicCover } from '../ui/topic-cover.tsx'
import { COUNT_LIMIT } from './count-limit.ts'
import { pathToTopic } from './path-to-topic.ts'
import classes from './topic-head.module.css'

/** The picture of a topic, how much stands under it, and how much of that the person has done. */
export function TopicHead({ topic: { id, count: contentCount } }: { topic: TopicFilter }) {
  const { t } = useLingui()
  const format = useFormat()
  const { data } = useListMyBrowseContent({ topic: id, mine: 'completed', limit: 1 })
  const done = data?.total ?? 0
  const [shownCount, shownDone] = [format.count(contentCount, COUNT_LIMIT), format.count(done, COUNT_LIMIT)]
  const words = t`${shownDone} of ${shownCount} done`
  return (
    <div className={classes.head}>
      <div className={classes.cover}>
        <TopicCover topicId={id} />
      </div>
      <div className={classes.words}>
        <p className={classes.count}>{plural(contentCount, { one: '# item', other: '# items' })}</p>
        {data && (
          <>
            <ProgressLine className={classes.line} rate={Math.min(1, done / contentCount)} label={words} />
            <p className={classes.done}>{words}</p>
          </>
        )}
      </div>
    </div>
  )
}

/** The topics above one. */
export function PathToTopic({ topics, topic }: { topics: TopicFilter[]; topic: TopicFilter }) {
  const { t } = useLingui()
  return (
    <Crumbs>
      <Link to="/browse">{t`Browse`}</Link>
      {pathToTopic(topics, topic.parent_id).map(({ id, name }) => (
        <Link key={id} to="/browse" search={{ topic: id }}>
          {name}
        </Link>
      ))}
    </Crumbs>
  )
}
