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
import type { ContentPage } from '../../generated/client/model/contentPage.ts'
import type { ContentRecommendation } from '../../generated/client/model/contentRecommendation.ts'
import { useSession } from '../api/session.ts'
import type { Answer } from '../ui/answer.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { Section } from '../ui/section.tsx'
import { CardList } from '../shell/card-list.tsx'
import { CardSection } from './card-section.tsx'
import { ReasonNote } from './reason-note.tsx'
import { ContinuePanel } from './continue-panel.tsx'

const SHOWN = 4

/** Nobody waits for it: most people have seen theirs. */
const WelcomeStep = lazy(() => import('./welcome-step.tsx').then((module) => ({ default: module.WelcomeStep })))

/**
 * What to do next comes first: where one left off, then what is due, then what is new and what was kept. A part is shown once
 * the answers of those above it are there, so that nothing moves down that somebody is about to press.
 */
export function HomePage() {
  const { t } = useLingui()
  const { first_name: firstName } = useSession().user
  const started = useListMyContinueContent({ limit: SHOWN + 1 })
  const todo = useListMyTodoContent({ limit: SHOWN })
  const recommended = useListMyRecommendations({ limit: SHOWN })
  const featured = useListMyFeaturedContent({ limit: SHOWN * 2 })
  const saved = useListMySavedContent({ limit: SHOWN })
  const parts = [
    { query: started, part: <ContinuePanel key="started" query={started} /> },
    { query: todo, part: <TodoSection key="todo" query={todo} /> },
    { query: recommended, part: <RecommendedSection key="recommended" items={recommended.data?.items ?? []} /> },
    { query: featured, part: <FeaturedSection key="featured" query={featured} /> },
    { query: saved, part: <SavedSection key="saved" query={saved} /> },
  ]
  const waiting = parts.findIndex(({ query }) => query.isPending)
  const shown = waiting === -1 ? parts : parts.slice(0, waiting + 1)
  return (
    <Page title={t`Hello ${firstName}`} sentence={t`Here is what you can continue with.`}>
      <Suspense fallback={null}>
        <WelcomeStep />
      </Suspense>
      {shown.map(({ part }) => part)}
    </Page>
  )
}

function TodoSection({ query }: { query: Answer<ContentPage> }) {
  const { t } = useLingui()
  return (
    <CardSection
      title={t`To do`}
      query={query}
      more={<Link to="/todo">{t`See everything to do`}</Link>}
      empty={<Trans>Nothing is waiting for you.</Trans>}
    >
      {(items) => <CardList items={items} label={t`To do`} />}
    </CardSection>
  )
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

function FeaturedSection({ query }: { query: Answer<ContentPage> }) {
  const { t } = useLingui()
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
      {(items) => <CardList items={items} label={t`Featured`} />}
    </CardSection>
  )
}

function SavedSection({ query }: { query: Answer<ContentPage> }) {
  const { t } = useLingui()
  return (
    <CardSection
      title={t`Saved`}
      query={query}
      more={<Link to="/saved">{t`See everything you saved`}</Link>}
      empty={<Trans>The bookmark on a card saves it here for later.</Trans>}
    >
      {(items) => <CardList items={items} label={t`Saved`} />}
    </CardSection>
  )
}
