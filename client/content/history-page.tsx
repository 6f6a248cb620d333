import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconCheck, IconHistory } from '@tabler/icons-react'
import { useListMyContentHistory } from '../../generated/client/content/content.ts'
import type { ContentHistoryItem } from '../../generated/client/model/contentHistoryItem.ts'
import type { HistorySearch } from './content-search-params.ts'
import { formatDayOfHistory, formatTime } from '../i18n/format-past.ts'
import { activeTag } from '../i18n/i18n.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Filter } from '../ui/list/filter-bar.tsx'
import { ListFilters } from '../ui/list/list-filters.tsx'
import { Page } from '../ui/page/page.tsx'
import { Pager } from '../ui/list/pager.tsx'
import { RowsSkeleton } from '../ui/page/rows-skeleton.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/page/section.tsx'
import { byDay, type Day } from './by-day.ts'
import { cardTypeLabel, cardTypes } from './card-type-label.ts'
import { ContentRows } from './content-rows.tsx'
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
      <ListAnswer query={query} skeleton={<RowsSkeleton />} empty={<NoHistory isFiltered={isFiltered} />}>
        {({ items, total, totalIsCapped }) => (
          <>
            {byDay(items, ({ openedTime }) => openedTime).map((day) => (
              <DayOfHistory key={day.time} day={day} />
            ))}
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={total} isCapped={totalIsCapped} />
          </>
        )}
      </ListAnswer>
    </Page>
  )
}

function DayOfHistory({ day }: { day: Day<ContentHistoryItem> }) {
  const title = formatDayOfHistory(day.time, activeTag())
  return (
    <Section title={title}>
      <ContentRows
        items={day.items}
        label={title}
        playlistOf={(item) => item.playlistId}
        note={(item) => <OpenedNote item={item} />}
      />
    </Section>
  )
}

function HistoryFilters({ filters }: { filters: HistorySearch }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate({ from: '/history' })
  const show = (change: HistorySearch) => void navigate({ search: { ...filters, ...change } })
  return (
    <ListFilters label={t`Filter`}>
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
    </ListFilters>
  )
}

function OpenedNote({ item }: { item: ContentHistoryItem }) {
  const { t } = useLingui()
  const format = useFormat()
  const completed = item.completedTime && format.day(item.completedTime)
  return (
    <>
      {completed && (
        <Pill tone="done" icon={<IconCheck size={14} stroke={2.4} aria-hidden />}>
          {t`Finished ${completed}`}
        </Pill>
      )}
      <time className={classes.opened} dateTime={item.openedTime}>
        {formatTime(item.openedTime, activeTag())}
      </time>
    </>
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
