import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ContentFilters } from '../../generated/client/model/contentFilters.ts'
import type { TopicFilter } from '../../generated/client/model/topicFilter.ts'
import type { TextSearch } from './content-search-params.ts'
import { localeName } from '../i18n/locales.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Filter } from '../ui/list/filter-bar.tsx'
import { ListFilters } from '../ui/list/list-filters.tsx'
import { cardTypeLabel } from './card-type-label.ts'
import { COUNT_LIMIT } from './count-limit.ts'

type SearchFiltersProps = { facets: ContentFilters; filters: TextSearch }

/** What the results can be narrowed by, with how many each choice leaves. What has one choice alone is not offered. */
export function SearchFilters({ facets, filters }: SearchFiltersProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const navigate = useNavigate({ from: '/search' })
  const show = (change: TextSearch) => void navigate({ search: { ...filters, ...change, page: undefined } })
  const withCount = (label: string, count: number) => `${label} (${format.count(count, COUNT_LIMIT)})`
  const types = facets.types.map(({ type, count }) => ({
    value: type,
    label: withCount(i18n._(cardTypeLabel(type)), count),
  }))
  const locales = facets.locales.map(({ locale, count }) => ({
    value: locale,
    label: withCount(localeName(locale), count),
  }))
  const topics = inTree(facets.topics).map(({ id, name, count, depth }) => ({
    value: id,
    label: withCount('\u2003'.repeat(depth) + name, count),
  }))
  return (
    <ListFilters label={t`Filter`}>
      {isWorthAsking(types, filters.type) && (
        <Filter
          label={t`Type`}
          value={filters.type}
          all={t`All types`}
          options={types}
          onChange={(type) => show({ type })}
        />
      )}
      {isWorthAsking(topics, filters.topic) && (
        <Filter
          label={t`Topic`}
          value={filters.topic}
          all={t`All topics`}
          options={topics}
          onChange={(topic) => show({ topic })}
        />
      )}
      {isWorthAsking(locales, filters.locale) && (
        <Filter
          label={t`Language`}
          value={filters.locale}
          all={t`All languages`}
          options={locales}
          onChange={(locale) => show({ locale })}
        />
      )}
    </ListFilters>
  )
}

function isWorthAsking(options: readonly unknown[], value: string | undefined): boolean {
  return options.length > 1 || value !== undefined
}

/** Each topic before those below it. */
function inTree(
  topics: readonly TopicFilter[],
  parentId: string | null = null,
  depth = 0,
): (TopicFilter & { depth: number })[] {
  return topics
    .filter(({ parent_id: parent }) => parent === parentId)
    .flatMap((topic) => [{ ...topic, depth }, ...inTree(topics, topic.id, depth + 1)])
}
