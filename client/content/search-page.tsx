import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconSearch, IconZoomQuestion } from '@tabler/icons-react'
import { useSearchMyContent } from '../../generated/client/content/content.ts'
import type { ContentSearchPage } from '../../generated/client/model/contentSearchPage.ts'
import type { ContentFilters } from '../../generated/client/model/contentFilters.ts'
import type { TextSearch } from './content-search-params.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { Pager } from '../ui/list/pager.tsx'
import { RowsSkeleton } from '../ui/page/rows-skeleton.tsx'
import { AskButton } from '../shell/ask-button.tsx'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'
import { ResultRows } from './result-rows.tsx'
import { SearchFilters } from './search-filters.tsx'

/** What was found for the words in the field of the top bar, which a phone shows when it is wanted. */
export function SearchPage() {
  const { t } = useLingui()
  const filters = useSearch({ from: '/app/search' })
  const words = filters.q ?? ''
  const title = words ? t`Results for “${words}”` : t`Search`
  return (
    <Page
      title={title}
      sentence={t`Searches the names, descriptions, tags and topics of everything that is open to you.`}
    >
      {words ? <Results words={words} filters={filters} /> : <NothingSearched />}
    </Page>
  )
}

function Results({ words, filters }: { words: string; filters: TextSearch }) {
  const { t } = useLingui()
  const { type, locale, topic, page } = filters
  const query = useSearchMyContent(
    { query: words, type, locale, topic, ...pageOfList(page) },
    { query: { placeholderData: keepPreviousData } },
  )
  const isFiltered = (type ?? locale ?? topic) !== undefined && hasAny(query.data?.facets)
  return (
    <>
      {query.data && <SearchFilters facets={query.data.facets} filters={filters} />}
      <p role="status">{query.data && <Sum found={query.data} />}</p>
      <ListAnswer
        query={query}
        skeleton={<RowsSkeleton />}
        empty={
          query.data?.totalIsCapped ? (
            <TooMuch />
          ) : isFiltered ? (
            <NothingFits words={words} />
          ) : (
            <NothingFound words={words} />
          )
        }
      >
        {(found) => (
          <>
            <ResultRows items={found.items} label={t`Results`} />
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={found.total} isCapped={found.totalIsCapped} />
          </>
        )}
      </ListAnswer>
    </>
  )
}

/** Whether other filters would find something. */
function hasAny(facets: ContentFilters | undefined): boolean {
  return facets !== undefined && facets.types.length + facets.locales.length + facets.topics.length > 0
}

function Sum({ found: { total, totalIsCapped, isClose } }: { found: ContentSearchPage }) {
  const format = useFormat()
  // There may be none among what was looked at, and still some.
  if (totalIsCapped && total === 0) return null
  const count = format.count(total, total)
  if (totalIsCapped) return <Trans>{count} results. Add a word or choose a filter to see fewer.</Trans>
  if (isClose)
    return (
      <Trans>
        No exact match. Here is what comes close: <Plural value={total} one="# result" other="# results" />.
      </Trans>
    )
  return <Plural value={total} one="# result" other="# results" />
}

function NothingFits({ words }: { words: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<IconZoomQuestion size={28} aria-hidden />}
      title={t`Nothing matches these filters`}
      action={
        <ButtonLink to="/search" search={{ q: words }} variant="default">
          <Trans>Show all results</Trans>
        </ButtonLink>
      }
    >
      <Trans>Choose another filter, or none.</Trans>
    </EmptyState>
  )
}

function NothingFound({ words }: { words: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<IconZoomQuestion size={28} aria-hidden />}
      title={t`No results for “${words}”`}
      action={
        <>
          <ButtonLink to="/browse" variant="default">
            <Trans>Browse by topic</Trans>
          </ButtonLink>
          <AskButton wanted={words} />
        </>
      }
    >
      <Trans>Try fewer or other words, or browse the topics.</Trans>
    </EmptyState>
  )
}

/** Too many have one of the words to say that none has all of them. */
function TooMuch() {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<IconZoomQuestion size={28} aria-hidden />}
      title={t`What are you looking for?`}
      action={
        <ButtonLink to="/browse" variant="default">
          <Trans>Browse by topic</Trans>
        </ButtonLink>
      }
    >
      <Trans>Try fewer or other words, or browse the topics.</Trans>
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
