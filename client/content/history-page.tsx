import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconHistory } from '@tabler/icons-react'
import { useListMyContentHistory } from '../../generated/client/content/content.ts'
import type { ContentHistoryItem } from '../../generated/client/model/contentHistoryItem.ts'
import type { HistorySearch } from './content-search-params.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Filter, FilterBar } from '../ui/filter-bar.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { CardList } from '../shell/card-list.tsx'
import { cardTypeLabel, cardTypes } from './card-type-label.ts'
import classes from './history.module.css'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'

const statuses = [
  { value: 'opened' as const, label: msg`Started` },
  { value: 'completed' as const, label: msg`Done` },
  { value: 'notstarted' as const, label: msg`Marked as not started` },
]

export function HistoryPage() {
  const { t } = useLingui()
  const { page, ...filters } = useSearch({ from: '/app/history' })
  const query = useListMyContentHistory({ ...filters, ...pageOfList(page) })
  const isFiltered = Boolean(filters.status ?? filters.type)
  return (
    <Page title={t`History`} sentence={t`What you have opened, newest first.`}>
      <HistoryFilters filters={filters} />
      <ListAnswer query={query} empty={<NoHistory isFiltered={isFiltered} />}>
        {({ items, total, totalIsCapped }) => (
          <>
            <CardList
              level={2}
              items={items}
              label={t`History`}
              playlistOf={(item) => item.playlistId}
              note={(item) => <OpenedNote item={item} />}
            />
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={total} isCapped={totalIsCapped} />
          </>
        )}
      </ListAnswer>
    </Page>
  )
}

function HistoryFilters({ filters }: { filters: HistorySearch }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate({ from: '/history' })
  const show = (change: HistorySearch) => void navigate({ search: { ...filters, ...change } })
  return (
    <FilterBar label={t`Filter`}>
      <Filter
        label={t`Status`}
        value={filters.status}
        all={t`Any status`}
        options={statuses.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        onChange={(status) => show({ status })}
      />
      <Filter
        label={t`Type`}
        value={filters.type}
        all={t`All types`}
        options={cardTypes.map((value) => ({ value, label: i18n._(cardTypeLabel(value)) }))}
        onChange={(type) => show({ type })}
      />
    </FilterBar>
  )
}

function OpenedNote({ item }: { item: ContentHistoryItem }) {
  const format = useFormat()
  const opened = format.dateTime(item.openedTime)
  const completed = item.completedTime ? format.dateTime(item.completedTime) : null
  return (
    <p className={classes.opened}>{completed ? <Trans>Finished {completed}</Trans> : <Trans>Opened {opened}</Trans>}</p>
  )
}

function NoHistory({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<IconHistory size={28} aria-hidden />}
      title={isFiltered ? t`Nothing matches these filters` : t`You have opened nothing yet`}
      action={
        isFiltered ? (
          <ButtonLink to="/history" variant="default">
            <Trans>Show everything</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to="/browse">
            <Trans>Browse everything</Trans>
          </ButtonLink>
        )
      }
    >
      {isFiltered ? (
        <Trans>Choose another status or type.</Trans>
      ) : (
        <Trans>What you open appears here, so that you can find it again.</Trans>
      )}
    </EmptyState>
  )
}
