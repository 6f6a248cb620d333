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
import { useSession } from '../api/session.ts'
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

/** What to do next comes first: where one left off, then what is due, then what is new and what was kept. */
export function HomePage() {
  const { t } = useLingui()
  const { first_name: firstName } = useSession().user
  return (
    <Page title={t`Hello ${firstName}`} sentence={t`Here is what you can continue with.`}>
      <Suspense fallback={null}>
        <WelcomeStep />
      </Suspense>
      <ContinueSection />
      <TodoSection />
      <RecommendedSection />
      <FeaturedSection />
      <SavedSection />
    </Page>
  )
}

function ContinueSection() {
  const query = useListMyContinueContent({ limit: SHOWN + 1 })
  return <ContinuePanel query={query} />
}

function TodoSection() {
  const { t } = useLingui()
  const query = useListMyTodoContent({ limit: SHOWN })
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
function RecommendedSection() {
  const { t } = useLingui()
  const query = useListMyRecommendations({ limit: SHOWN })
  if (!query.data?.items.length) return null
  return (
    <Section title={t`Recommended for you`}>
      <CardList
        items={query.data.items}
        label={t`Recommended for you`}
        note={({ reason }) => <ReasonNote reason={reason} />}
      />
    </Section>
  )
}

function FeaturedSection() {
  const { t } = useLingui()
  const query = useListMyFeaturedContent({ limit: SHOWN * 2 })
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

function SavedSection() {
  const { t } = useLingui()
  const query = useListMySavedContent({ limit: SHOWN })
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
