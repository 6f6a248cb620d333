import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconSearch, IconZoomQuestion } from '@tabler/icons-react'
import { useSearchMyContent } from '../../generated/client/content/content.ts'
import type { TextSearch } from '../api/search-params.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Filter, FilterBar } from '../ui/filter-bar.tsx'
import { Page } from '../ui/page.tsx'
import { Pager } from '../ui/pager.tsx'
import { CardList } from '../shell/card-list.tsx'
import { cardTypeLabel, cardTypes } from './card-type-label.ts'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'
import { SearchForm } from './search-form.tsx'

export function SearchPage() {
  const { t } = useLingui()
  const { q: words = '', type, page } = useSearch({ from: '/app/search' })
  const title = words ? t`Results for “${words}”` : t`Search`
  return (
    <Page title={title} sentence={t`Looks through names, descriptions and tags of everything that is open to you.`}>
      <SearchForm key={words} words={words} type={type} />
      {words ? <Results words={words} type={type} page={page} /> : <NothingSearched />}
    </Page>
  )
}

function Results({ words, type, page }: { words: string; type: TextSearch['type']; page: number | undefined }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate({ from: '/search' })
  const query = useSearchMyContent(
    { query: words, type, ...pageOfList(page) },
    { query: { placeholderData: keepPreviousData } },
  )
  const total = query.data?.total
  return (
    <>
      <FilterBar label={t`Filter`}>
        <Filter
          label={t`Type`}
          value={type}
          all={t`All types`}
          options={cardTypes.map((value) => ({ value, label: i18n._(cardTypeLabel(value)) }))}
          onChange={(next) => void navigate({ search: { q: words, type: next } })}
        />
      </FilterBar>
      <p role="status">{total !== undefined && <Plural value={total} one="# result" other="# results" />}</p>
      <ListAnswer query={query} empty={<NothingFound words={words} />}>
        {(found) => (
          <>
            <CardList level={2} items={found.items} label={t`Results`} />
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={found.total} />
          </>
        )}
      </ListAnswer>
    </>
  )
}

function NothingFound({ words }: { words: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<IconZoomQuestion size={28} aria-hidden />}
      title={t`Nothing was found for “${words}”`}
      action={
        <ButtonLink to="/browse" variant="default">
          <Trans>Browse by topic</Trans>
        </ButtonLink>
      }
    >
      <Trans>Try fewer or other words, or look through the topics.</Trans>
    </EmptyState>
  )
}

function NothingSearched() {
  const { t } = useLingui()
  return (
    <EmptyState icon={<IconSearch size={28} aria-hidden />} title={t`What are you looking for?`}>
      <Trans>Type a word or two, such as the name of a course.</Trans>
    </EmptyState>
  )
}
