import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { IconShare3 } from '@tabler/icons-react'
import {
  useDismissMySharedContent,
  useListMySharedContent,
  useRestoreMySharedContent,
} from '../../generated/client/shared/shared.ts'
import type { SharedDismiss } from '../../generated/client/model/sharedDismiss.ts'
import type { SharedItem } from '../../generated/client/model/sharedItem.ts'
import type { SharedItemPage } from '../../generated/client/model/sharedItemPage.ts'
import { useChange } from '../api/use-change.ts'
import { useShown } from '../api/use-shown.ts'
import { useFormat } from '../i18n/use-format.ts'
import { CardList } from '../shell/card-list.tsx'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { Pager } from '../ui/list/pager.tsx'
import classes from './sharing.module.css'

/** What others handed to the reader, who may take it off the list. */
export function SharedPage() {
  const { t } = useLingui()
  const { page } = useSearch({ from: '/app/shared' })
  const query = useShown(useListMySharedContent(pageOfList(page)), { dismissMySharedContent: without })
  const nothing = (
    <EmptyState icon={<IconShare3 size={28} aria-hidden />} title={t`Nothing is shared with you now`}>
      <Trans>What colleagues share with you or your team appears here, with their message.</Trans>
    </EmptyState>
  )
  return (
    <Page title={t`Shared with me`} sentence={t`What others think is worth your time.`}>
      <ListAnswer query={query} empty={nothing}>
        {({ items, total }) => (
          <>
            <CardList
              level={2}
              items={items.map((item) => ({ ...item.content, shared: item }))}
              label={t`Shared with me`}
              playlistOf={({ shared }) => shared.share_context_id}
              note={({ shared }) => <SharedNote item={shared} />}
            />
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={total} />
          </>
        )}
      </ListAnswer>
    </Page>
  )
}

function without(page: SharedItemPage, { data: gone }: { data: SharedDismiss }): SharedItemPage {
  const items = page.items.filter(
    (item) => item.share_ref_id !== gone.share_ref_id || item.share_context_id !== gone.share_context_id,
  )
  return { ...page, items, total: page.total - (page.items.length - items.length) }
}

function SharedNote({ item }: { item: SharedItem }) {
  const { t } = useLingui()
  const format = useFormat()
  const { name } = item.content
  // It goes at once, and comes back with a word if the hub refuses.
  const { mutateAsync: restore } = useRestoreMySharedContent()
  const { run } = useChange(useDismissMySharedContent, {
    done: () => t`${name} is off your list.`,
    undo: (_, entry) => restore(entry),
    refused: (reason) => t`It stays on your list. ${reason}`,
  })
  const { share_ref_id, share_context_id } = item
  const who = item.sharers[0]?.displayName ?? t`The hub`
  const day = format.day(item.sharedTime)
  return (
    <div className={classes.note}>
      <p>
        <Trans>
          {who}, {day}
        </Trans>
      </p>
      {item.message && <p className={classes.message}>{item.message}</p>}
      <Button
        className={classes.dismiss}
        variant="default"
        aria-label={t`Dismiss ${name}`}
        onClick={() => run({ data: { share_ref_id, share_context_id } })}
      >
        <Trans>Dismiss</Trans>
      </Button>
    </div>
  )
}
