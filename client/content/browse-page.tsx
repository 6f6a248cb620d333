import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconCompass } from '@tabler/icons-react'
import { useListMyBrowseContent, useListMyContentFilters } from '../../generated/client/content/content.ts'
import type { BrowseItem } from '../../generated/client/model/browseItem.ts'
import type { ContentCard } from '../../generated/client/model/contentCard.ts'
import type { ContentFilters } from '../../generated/client/model/contentFilters.ts'
import type { BrowseSearch } from './content-search-params.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Filter } from '../ui/list/filter-bar.tsx'
import { ListFilters } from '../ui/list/list-filters.tsx'
import { Page } from '../ui/page/page.tsx'
import { Pager } from '../ui/list/pager.tsx'
import { CardList } from '../shell/card-list.tsx'
import { cardTypeLabel, cardTypes } from './card-type-label.ts'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'
import { TopicChips } from './topic-chips.tsx'
import { PathToTopic, TopicHead } from './topic-head.tsx'

const orders = [
  { value: 'newest' as const, label: msg`Newest first` },
  { value: 'popular' as const, label: msg`Most popular first` },
  { value: 'name' as const, label: msg`By name` },
]

const owns = [
  { value: 'new' as const, label: msg`New since your last visit` },
  { value: 'assigned' as const, label: msg`Assigned to you` },
  { value: 'saved' as const, label: msg`Saved` },
  { value: 'notstarted' as const, label: msg`Not started` },
  { value: 'opened' as const, label: msg`Started` },
  { value: 'completed' as const, label: msg`Done` },
]

export function BrowsePage() {
  const { t } = useLingui()
  const { page, ...filters } = useSearch({ from: '/app/browse' })
  const query = useListMyBrowseContent(
    { ...filters, ...pageOfList(page) },
    { query: { placeholderData: keepPreviousData } },
  )
  const { data: facets } = useListMyContentFilters()
  const topic = facets?.topics.find(({ id }) => id === filters.topic)
  // Its page has its shape before its name is known.
  const topicId = facets ? topic?.id : filters.topic
  return (
    <Page
      title={topic?.name ?? t`Browse`}
      sentence={topicId ? undefined : t`Everything that is open to you, by topic and type.`}
      crumbs={topicId && <PathToTopic topics={facets?.topics ?? []} topicId={topicId} />}
      action={
        !topicId && (
          <ButtonLink to="/playlists" variant="default">
            <Trans>All playlists</Trans>
          </ButtonLink>
        )
      }
    >
      {topicId && <TopicHead topicId={topicId} contentCount={topic?.count} />}
      <BrowseFilters facets={facets} filters={filters} />
      <ListAnswer query={query} empty={<NothingToBrowse filters={filters} />}>
        {({ items, total, totalIsCapped }) => (
          <>
            <CardList level={2} items={items.filter(isContent)} label={t`Content`} />
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={total} isCapped={totalIsCapped} />
          </>
        )}
      </ListAnswer>
    </Page>
  )
}

function isContent(item: BrowseItem): item is ContentCard {
  return item.type !== 'topic'
}

function BrowseFilters({ facets: data, filters }: { facets: ContentFilters | undefined; filters: BrowseSearch }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate({ from: '/browse' })
  const show = (change: BrowseSearch) => void navigate({ search: { ...filters, ...change } })
  const types = cardTypes.filter(
    (type) => type === filters.type || !data || data.types.some((found) => found.type === type),
  )
  return (
    <>
      <TopicChips topics={data?.topics ?? null} filters={filters} />
      <ListFilters label={t`Filter and sort`}>
        <Filter
          label={t`Type`}
          value={filters.type}
          all={t`All types`}
          options={types.map((value) => ({ value, label: i18n._(cardTypeLabel(value)) }))}
          onChange={(type) => show({ type })}
        />
        <Filter
          label={t`Show`}
          value={filters.mine}
          all={t`Everything`}
          options={owns.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          onChange={(mine) => show({ mine })}
        />
        <Filter
          label={t`Sort by`}
          value={filters.order ?? 'newest'}
          options={orders.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          onChange={(order) => show({ order: order === 'newest' ? undefined : order })}
        />
      </ListFilters>
    </>
  )
}

function NothingToBrowse({ filters: { topic, type, mine } }: { filters: BrowseSearch }) {
  const { t } = useLingui()
  const isFiltered = (topic ?? type ?? mine) !== undefined
  const showAll = (
    <ButtonLink to="/browse" variant="default">
      <Trans>Show everything</Trans>
    </ButtonLink>
  )
  return (
    <EmptyState
      icon={<IconCompass size={28} aria-hidden />}
      title={isFiltered ? t`Nothing matches these filters` : t`There is nothing here yet`}
      action={isFiltered ? showAll : null}
    >
      {isFiltered ? (
        <Trans>Choose another filter, or none.</Trans>
      ) : (
        <Trans>What the admins of this hub publish for you appears here.</Trans>
      )}
    </EmptyState>
  )
}
