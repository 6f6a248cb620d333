import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconInbox } from '@tabler/icons-react'
import { useState } from 'react'
import { useListContentRequests } from '../../../generated/client/messages/messages.ts'
import type { ContentRequest } from '../../../generated/client/model/contentRequest.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { listStateOf } from '../../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../../shell/page-of-list.ts'
import type { Column } from '../../ui/data-table/column.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { FilterChips } from '../../ui/data-table/filter-chips.tsx'
import { FilterSearch } from '../../ui/data-table/filter-search.tsx'
import { Filters } from '../../ui/data-table/filters.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Pill } from '../../ui/pill.tsx'
import classes from '../library.module.css'
import { AnswerRequest } from './answer-request.tsx'

/** What people asked for, what waits first. */
export function RequestsPage() {
  const { t } = useLingui()
  const { q, state, page = 1 } = useSearch({ from: '/app/manage/requests' })
  const [chosen, setChosen] = useState<string | null>(null)
  const query = useListContentRequests(
    {
      ...pageOfList(page, TABLE_PAGE_SIZE),
      ...(state !== 'any' && { state: state ?? 'open' }),
      ...(q && { search: q }),
    },
    { query: { placeholderData: keepPreviousData, select: (data) => ({ ...data, totalIsCapped: false }) } },
  )
  return (
    <Page title={t`Content requests`} sentence={t`What people are missing. An answer reaches whoever asked.`}>
      <Filters>
        <FilterSearch label={t`Search requests`} words={q} />
        <FilterChips
          name="state"
          label={t`State`}
          value={state}
          all={t`Open`}
          options={[
            { value: 'answered', label: t`Answered` },
            { value: 'closed', label: t`Closed` },
            { value: 'any', label: t`All` },
          ]}
        />
      </Filters>
      <DataTable
        name="requests"
        label={t`Content requests`}
        columns={useRequestColumns(setChosen)}
        list={listStateOf(query)}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        empty={
          <EmptyState icon={<IconInbox size={28} aria-hidden />} title={t`Nothing waits here`}>
            <Trans>People ask for content from their messages.</Trans>
          </EmptyState>
        }
      />
      {chosen && <AnswerRequest requestId={chosen} onClose={() => setChosen(null)} />}
    </Page>
  )
}

function useRequestColumns(onOpen: (id: string) => void): Column<ContentRequest>[] {
  const { t } = useLingui()
  const format = useFormat()
  return [
    {
      id: 'name',
      label: t`Request`,
      isTitle: true,
      cell: ({ name, content }) => (
        <>
          <strong>{name}</strong>
          <p className={classes.asked}>{content}</p>
        </>
      ),
    },
    { id: 'author', label: t`From`, width: '160px', cell: ({ author }) => author?.displayName },
    {
      id: 'created',
      label: t`Asked`,
      width: '164px',
      align: 'end',
      cell: ({ createdTime }) => <time dateTime={createdTime}>{format.dateTime(createdTime)}</time>,
    },
    { id: 'state', label: t`State`, width: '132px', cell: (request) => <State request={request} /> },
    {
      id: 'open',
      label: t`What to do`,
      width: '152px',
      cell: ({ id, name }) => (
        <Button variant="default" aria-label={t`Answer “${name}”`} onClick={() => onOpen(id)}>
          <Trans>Answer…</Trans>
        </Button>
      ),
    },
  ]
}

function State({ request: { state } }: { request: ContentRequest }) {
  const { t } = useLingui()
  if (state === 'open') return <Pill tone="due">{t`Open`}</Pill>
  if (state === 'answered') return <Pill tone="done">{t`Answered`}</Pill>
  return <Pill tone="quiet">{t`Closed`}</Pill>
}
