import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { IconAward } from '@tabler/icons-react'
import { useListMyBadges } from '../../generated/client/badges/badges.ts'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { Pager } from '../ui/list/pager.tsx'
import { BadgeCard } from './badge-card.tsx'
import { BadgesSkeleton } from './badges-skeleton.tsx'
import classes from './badges.module.css'

/** What the reader has earned, and what there is still to win. */
export function BadgesPage() {
  const { t } = useLingui()
  const { page } = useSearch({ from: '/app/badges' })
  const query = useListMyBadges(pageOfList(page))
  const nothing = (
    <EmptyState
      icon={<IconAward size={28} aria-hidden />}
      title={t`There are no badges to earn yet`}
      action={
        <ButtonLink to="/browse" variant="default">
          <Trans>Browse everything</Trans>
        </ButtonLink>
      }
    >
      <Trans>If a playlist awards a badge, it appears here, before and after you complete the playlist.</Trans>
    </EmptyState>
  )
  return (
    <Page title={t`Badges`} sentence={t`What you have earned, and what you can still earn.`}>
      <ListAnswer query={query} skeleton={<BadgesSkeleton />} empty={nothing}>
        {({ items, total }) => (
          <>
            <ul className={classes.grid} aria-label={t`Badges`}>
              {items.map((badge) => (
                <li key={badge.id}>
                  <BadgeCard badge={badge} />
                </li>
              ))}
            </ul>
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={total} />
          </>
        )}
      </ListAnswer>
    </Page>
  )
}
