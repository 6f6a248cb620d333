import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useListMyBrowseContent } from '../../generated/client/content/content.ts'
import type { TopicFilter } from '../../generated/client/model/topicFilter.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Crumbs } from '../ui/page/crumbs.tsx'
import { ProgressLine } from '../ui/content/progress-line.tsx'
import { TopicCover } from '../ui/cover/topic-cover.tsx'
import { COUNT_LIMIT } from './count-limit.ts'
import { pathToTopic } from './path-to-topic.ts'
import classes from './topic-head.module.css'

type TopicHeadProps = {
  topicId: string
  /** Undefined while it is on its way. */
  contentCount: number | undefined
}

/** The picture of a topic, how much stands under it, and how much of that the person has done. */
export function TopicHead({ topicId, contentCount }: TopicHeadProps) {
  const { data } = useListMyBrowseContent({ topic: topicId, mine: 'completed', limit: 1 })
  return (
    <div className={classes.head}>
      <div className={classes.cover}>
        <TopicCover topicId={topicId} />
      </div>
      <div className={classes.words}>
        {contentCount !== undefined && data && <HowFar contentCount={contentCount} doneCount={data.total} />}
      </div>
    </div>
  )
}

function HowFar({ contentCount, doneCount }: { contentCount: number; doneCount: number }) {
  const { t } = useLingui()
  const format = useFormat()
  const [shownCount, shownDone] = [format.count(contentCount, COUNT_LIMIT), format.count(doneCount, COUNT_LIMIT)]
  const words = t`${shownDone} of ${shownCount} done`
  return (
    <>
      <p className={classes.count}>{plural(contentCount, { one: '# item', other: '# items' })}</p>
      <ProgressLine className={classes.line} rate={Math.min(1, doneCount / contentCount)} label={words} />
      <p className={classes.done}>{words}</p>
    </>
  )
}

/** The way down to a topic, as far as it is known. */
export function PathToTopic({ topics, topicId }: { topics: TopicFilter[]; topicId: string }) {
  const { t } = useLingui()
  return (
    <Crumbs>
      <Link to="/browse">{t`Browse`}</Link>
      {pathToTopic(topics, topicId)
        .slice(0, -1)
        .map(({ id, name }) => (
          <Link key={id} to="/browse" search={{ topic: id }}>
            {name}
          </Link>
        ))}
    </Crumbs>
  )
}
