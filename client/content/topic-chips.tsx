import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { TopicFilter } from '../../generated/client/model/topicFilter.ts'
import { useFormat } from '../i18n/use-format.ts'
import type { BrowseSearch } from './search-params.ts'
import { ChipLink } from '../ui/chip-link.tsx'
import { MOST_COUNTED } from './most-counted.ts'
import classes from './topic-chips.module.css'

type TopicChipsProps = { topics: TopicFilter[] | null; filters: BrowseSearch }

/** The hub's topics; below a chosen one those that stand under it. Null while they are on their way. */
export function TopicChips({ topics, filters }: TopicChipsProps) {
  const { t } = useLingui()
  if (!topics) return <Skeleton height={40} />
  if (topics.length === 0) return null
  const chosen = topics.find(({ id }) => id === filters.topic)
  const openId = chosen ? (hasChildren(topics, chosen.id) ? chosen.id : chosen.parent_id) : null
  const under = openId ? topics.filter(({ parent_id: parent }) => parent === openId) : []
  const isOpen = (id: string) => id === filters.topic || id === openId
  return (
    <nav aria-label={t`Topics`} className={classes.topics}>
      <ul className={classes.row}>
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
            <TopicChip key={topic.id} topic={topic} filters={filters} isChosen={isOpen(topic.id)} />
          ))}
      </ul>
      {under.length > 0 && (
        <ul className={classes.row}>
          {under.map((topic) => (
            <TopicChip key={topic.id} topic={topic} filters={filters} isChosen={topic.id === filters.topic} />
          ))}
        </ul>
      )}
    </nav>
  )
}

function TopicChip({ topic, filters, isChosen }: { topic: TopicFilter; filters: BrowseSearch; isChosen: boolean }) {
  const format = useFormat()
  return (
    <li>
      <ChipLink to="/browse" search={{ ...filters, topic: topic.id, page: undefined }} isChosen={isChosen}>
        {topic.name} <span className={classes.count}>{format.count(topic.count, MOST_COUNTED)}</span>
      </ChipLink>
    </li>
  )
}

function hasChildren(topics: TopicFilter[], id: string): boolean {
  return topics.some(({ parent_id: parent }) => parent === id)
}
