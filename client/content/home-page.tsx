import { Skeleton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconSparkles } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import {
  useListMyContinueContent,
  useListMyFeaturedContent,
  useListMyRecommendations,
  useListMySavedContent,
  useListMyTodoContent,
} from '../../generated/client/content/content.ts'
import type { ContentCard } from '../../generated/client/model/contentCard.ts'
import type { ContentPage } from '../../generated/client/model/contentPage.ts'
import type { ContinuePage } from '../../generated/client/model/continuePage.ts'
import type { ContentRecommendation } from '../../generated/client/model/contentRecommendation.ts'
import { useSession } from '../api/session.ts'
import { viewAs } from '../api/view-as.ts'
import type { Answer } from '../ui/answer.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { Section } from '../ui/page/section.tsx'
import { formatPosition } from '../i18n/format.ts'
import { CardList } from '../shell/card-list.tsx'
import { QueryProblem } from '../shell/query-state.tsx'
import type { ContinueItem } from '../../generated/client/model/continueItem.ts'
import { CardSection } from './card-section.tsx'
import { ReasonNote } from './reason-note.tsx'
import { ContentRows } from './content-rows.tsx'
import classes from './home.module.css'
import { HomeHero } from './home-hero.tsx'
import heroClasses from './home-hero.module.css'
import { mostUrgent, unlessShown } from './most-urgent.ts'
import { OwnFigures } from './own-figures.tsx'
import { WhatToDo } from './what-to-do.tsx'

const SHOWN = 4

/** Nobody waits for it: most people have seen theirs. */
const WelcomeStep = lazy(() => import('./welcome-step.tsx').then((module) => ({ default: module.WelcomeStep })))

/**
 * The one thing to do first, then what else is asked and started, what is new and what was kept; nothing twice. A part is
 * shown once the answers of those above it are there, so that nothing moves down that somebody is about to press.
 */
export function HomePage() {
  const { t } = useLingui()
  const { first_name: firstName } = useSession().user
  const started = useListMyContinueContent({ limit: SHOWN + 1 })
  const todo = useListMyTodoContent({ limit: SHOWN })
  const recommended = useListMyRecommendations({ limit: SHOWN })
  const featured = useListMyFeaturedContent({ limit: SHOWN * 2 })
  const saved = useListMySavedContent({ limit: SHOWN })
  const urgent = mostUrgent(todo.data?.items ?? [], started.data?.items ?? [])
  const shown = new Set([urgent?.asked, urgent?.started].flatMap((item) => item?.id ?? []))
  const left = <T extends { id: string }>(query: { data: { items: T[] } | undefined }) =>
    unlessShown(query.data?.items ?? [], shown)
  const parts = [
    { query: todo, part: <TodoSection key="todo" query={todo} items={left(todo)} /> },
    { query: started, part: <StartedSection key="started" query={started} items={left(started)} /> },
    { query: recommended, part: <RecommendedSection key="recommended" items={left(recommended)} /> },
    { query: featured, part: <FeaturedSection key="featured" query={featured} items={left(featured)} /> },
    { query: saved, part: <SavedSection key="saved" query={saved} items={left(saved)} /> },
  ]
  const isWaiting = started.isPending || todo.isPending
  const waiting = parts.findIndex(({ query }) => query.isPending)
  const ready = waiting === -1 ? parts : parts.slice(0, waiting + 1)
  return (
    <div className={classes.home}>
      <Page title={t`Hello ${firstName}`} sentence={t`Here is what you can continue with.`}>
        <Suspense fallback={null}>{!viewAs() && <WelcomeStep />}</Suspense>
        {isWaiting && <Skeleton className={heroClasses.skeleton} radius={12} />}
        {!isWaiting && (urgent ? <HomeHero urgent={urgent} /> : <NothingToDo />)}
        {!isWaiting && <OwnFigures />}
        {!isWaiting && ready.map(({ part }) => part)}
      </Page>
    </div>
  )
}

function NothingToDo() {
  return (
    <p className={classes.empty}>
      <Trans>Nothing is waiting for you.</Trans>
    </p>
  )
}

type PartProps<Page, Item> = { query: Answer<Page>; items: Item[] }

function TodoSection({ query, items }: PartProps<ContentPage, ContentCard>) {
  const { t } = useLingui()
  if (query.error && !query.data) return <QueryProblem query={query} />
  if (items.length === 0) return null
  return (
    <Section title={t`To do`} more={<Link to="/todo">{t`See everything to do`}</Link>}>
      <ContentRows items={items} label={t`To do`} note={(item) => <WhatToDo item={item} />} />
    </Section>
  )
}

function StartedSection({ query, items }: PartProps<ContinuePage, ContinueItem>) {
  const { t } = useLingui()
  if (query.error && !query.data) return <QueryProblem query={query} />
  if (items.length === 0) return null
  return (
    <Section title={t`Also started`}>
      <ContentRows
        items={items}
        label={t`Also started`}
        playlistOf={({ playlistId }) => playlistId}
        note={({ position }) => position && <Place position={position} />}
      />
    </Section>
  )
}

function Place({ position }: { position: number }) {
  const { t } = useLingui()
  const place = formatPosition(position)
  return t`Continue at ${place}`
}

/** Left out as long as there is nothing to recommend. */
function RecommendedSection({ items }: { items: ContentRecommendation[] }) {
  const { t } = useLingui()
  if (!items.length) return null
  return (
    <Section title={t`Recommended for you`}>
      <CardList items={items} label={t`Recommended for you`} note={({ reason }) => <ReasonNote reason={reason} />} />
    </Section>
  )
}

function FeaturedSection({ query, items }: PartProps<ContentPage, ContentCard>) {
  const { t } = useLingui()
  if (isShownAbove(query, items)) return null
  const nothing = (
    <EmptyState
      icon={<IconSparkles size={28} aria-hidden />}
      title={t`Nothing is featured yet`}
      action={
        <ButtonLink to="/browse" variant="default">
          <Trans>Browse everything</Trans>
        </ButtonLink>
      }
    >
      <Trans>What the admins of this hub recommend appears here.</Trans>
    </EmptyState>
  )
  return (
    <CardSection
      title={t`Featured`}
      query={query}
      emptyState={nothing}
      more={<Link to="/browse">{t`Browse everything`}</Link>}
    >
      {() => <CardList items={items} label={t`Featured`} />}
    </CardSection>
  )
}

function SavedSection({ query, items }: PartProps<ContentPage, ContentCard>) {
  const { t } = useLingui()
  if (isShownAbove(query, items)) return null
  return (
    <CardSection
      title={t`Saved`}
      query={query}
      more={<Link to="/saved">{t`See everything you saved`}</Link>}
      empty={<Trans>The bookmark on a card saves it here for later.</Trans>}
    >
      {() => <CardList items={items} label={t`Saved`} />}
    </CardSection>
  )
}

/** Whether all that a list has stands higher on the page. */
function isShownAbove({ data }: Answer<ContentPage>, items: ContentCard[]): boolean {
  return data !== undefined && data.items.length > 0 && items.length === 0
}
