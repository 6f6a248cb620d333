import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { TopicFilter } from '../../generated/client/model/topicFilter.ts'
import { useFormat } from '../i18n/use-format.ts'
import type { BrowseSearch } from './content-search-params.ts'
import { ChipLink } from '../ui/list/chip-link.tsx'
import { ChipList } from '../ui/list/chip-list.tsx'
import { COUNT_LIMIT } from './count-limit.ts'
import { pathToTopic } from './path-to-topic.ts'
import classes from './topic-chips.module.css'

type TopicChipsProps = { topics: TopicFilter[] | null; filters: BrowseSearch }

/** The hub's topics; below a chosen one, and each above it, those that stand under it. Null while they are on their way. */
export function TopicChips({ topics, filters }: TopicChipsProps) {
  const { t } = useLingui()
  if (!topics) return <Skeleton height={40} />
  if (topics.length === 0) return null
  const path = pathToTopic(topics, filters.topic).map(({ id }) => id)
  const levels = path
    .map((id) => topics.filter(({ parent_id: parent }) => parent === id))
    .filter((level) => level.length > 0)
  return (
    <nav aria-label={t`Topics`} className={classes.topics}>
      <ChipList>
        <li>
          <ChipLink
            to="/browse"
            search={{ ...filters, topic: undefined, page: undefined }}
            isChosen={filters.topic === undefined}
          >
            {t`All topics`}
          </ChipLink>
        </li>
        {topics
          .filter(({ parent_id: parent }) => parent === null)
          .map((topic) => (
            <TopicChip key={topic.id} topic={topic} filters={filters} isChosen={path.includes(topic.id)} />
          ))}
      </ChipList>
      {levels.map((level) => (
        <ChipList key={level[0]!.parent_id}>
          {level.map((topic) => (
            <TopicChip key={topic.id} topic={topic} filters={filters} isChosen={path.includes(topic.id)} />
          ))}
        </ChipList>
      ))}
    </nav>
  )
}

function TopicChip({ topic, filters, isChosen }: { topic: TopicFilter; filters: BrowseSearch; isChosen: boolean }) {
  const format = useFormat()
  return (
    <li>
      <ChipLink to="/browse" search={{ ...filters, topic: topic.id, page: undefined }} isChosen={isChosen}>
        {topic.name} <span className={classes.count}>{format.count(topic.count, COUNT_LIMIT)}</span>
      </ChipLink>
    </li>
  )
}
