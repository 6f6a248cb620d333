import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { IconListCheck } from '@tabler/icons-react'
import type { ContentCard } from '../../generated/client/model/contentCard.ts'
import { useListMyTodoContent } from '../../generated/client/content/content.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { Pager } from '../ui/list/pager.tsx'
import { RowsSkeleton } from '../ui/page/rows-skeleton.tsx'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'
import { AskedOf } from '../shell/asked-of/asked-of.tsx'
import { CalendarButton } from '../shell/calendar-button.tsx'
import { ContentRows } from './content-rows.tsx'
import { WhatToDo } from './what-to-do.tsx'

export function TodoPage() {
  const { t } = useLingui()
  const { page } = useSearch({ from: '/app/todo' })
  const query = useListMyTodoContent(pageOfList(page))
  const nothing = (
    <EmptyState
      icon={<IconListCheck size={28} aria-hidden />}
      title={t`Nothing is waiting for you`}
      action={
        <ButtonLink to="/browse">
          <Trans>Browse everything</Trans>
        </ButtonLink>
      }
    >
      <Trans>What you are asked to open or finish appears here, and what you set yourself a date for.</Trans>
    </EmptyState>
  )
  return (
    <Page
      title={t`To do`}
      sentence={t`What you are asked or want to finish, earliest date first.`}
      action={<CalendarButton />}
    >
      <ListAnswer query={query} skeleton={<RowsSkeleton />} empty={nothing}>
        {({ items, total, totalIsCapped }) => (
          <>
            <ContentRows level={2} items={items} label={t`To do`} note={(item) => <Note item={item} />} />
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={total} isCapped={totalIsCapped} />
          </>
        )}
      </ListAnswer>
    </Page>
  )
}

function Note({ item }: { item: ContentCard }) {
  return (
    <>
      <WhatToDo item={item} />
      <AskedOf goal={item.goal} />
    </>
  )
}
