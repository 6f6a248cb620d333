import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { IconBookmark } from '@tabler/icons-react'
import { useListMySavedContent } from '../../generated/client/content/content.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { Pager } from '../ui/list/pager.tsx'
import { CardList } from '../shell/card-list.tsx'
import { OnThisDevice } from '../shell/on-this-device.tsx'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'

export function SavedPage() {
  const { t } = useLingui()
  const { page } = useSearch({ from: '/app/saved' })
  const query = useListMySavedContent(pageOfList(page))
  const nothing = (
    <EmptyState
      icon={<IconBookmark size={28} aria-hidden />}
      title={t`You have saved nothing yet`}
      action={
        <ButtonLink to="/browse">
          <Trans>Find something to save</Trans>
        </ButtonLink>
      }
    >
      <Trans>The bookmark on a card saves it here for later.</Trans>
    </EmptyState>
  )
  return (
    <Page title={t`Saved`} sentence={t`What you saved for later.`} action={<OnThisDevice />}>
      <ListAnswer query={query} empty={nothing}>
        {({ items, total, totalIsCapped }) => (
          <>
            <CardList level={2} items={items} label={t`Saved`} />
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={total} isCapped={totalIsCapped} />
          </>
        )}
      </ListAnswer>
    </Page>
  )
}
