import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconTags } from '@tabler/icons-react'
import { useState } from 'react'
import * as access from '../../generated/access.ts'
import { createTagsBody } from '../../generated/client/bodies/createTags.ts'
import { useCreateTags, useListTags } from '../../generated/client/topics-admin/topics-admin.ts'
import type { TagItem } from '../../generated/client/model/tagItem.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import { listStateOf } from '../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { FilterSearch } from '../ui/data-table/filter-search.tsx'
import { Filters } from '../ui/data-table/filters.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import '../ui/control/field-styles.ts'
import { SendForm } from '../ui/form/send-form.tsx'
import { Page } from '../ui/page/page.tsx'
import { DeleteTags } from './delete-tags.tsx'
import { RenameTags } from './rename-tags.tsx'

/** What is done to the tags that are selected. */
type Window = { kind: 'rename' | 'delete'; names: string[]; clear: () => void }

/** The words that content is found by. */
export function TagsPage() {
  const { t } = useLingui()
  const { page = 1, q } = useSearch({ from: '/app/manage/tags' })
  const [isAdding, setAdding] = useState(false)
  const [window, setWindow] = useState<Window | null>(null)
  const canChange = can(useSession(), access.deleteTags)
  const query = useListTags(
    { ...pageOfList(page, TABLE_PAGE_SIZE), ...(q && { search: q }) },
    { query: { placeholderData: keepPreviousData, select: (data) => ({ ...data, totalIsCapped: false }) } },
  )
  return (
    <Page
      title={t`Tags`}
      sentence={t`Words that help people find content, and how often each is used.`}
      action={
        <Button onClick={() => setAdding(true)}>
          <Trans>New tag</Trans>
        </Button>
      }
    >
      <Filters>
        <FilterSearch label={t`Search tags`} words={q} />
      </Filters>
      <DataTable
        name="tags"
        label={t`Tags`}
        columns={useTagColumns()}
        list={listStateOf(query)}
        rowId={({ name }) => name}
        rowLabel={({ name }) => name}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        {...(canChange && {
          bulk: (rows: TagItem[], clear: () => void) => (
            <TagActions onAsk={(kind) => setWindow({ kind, names: rows.map(({ name }) => name), clear })} />
          ),
        })}
        empty={
          <EmptyState
            icon={<IconTags size={28} aria-hidden />}
            title={q ? t`Nothing matches these filters` : t`There are no tags yet`}
          >
            <Trans>Add tags here, or when you edit content.</Trans>
          </EmptyState>
        }
      />
      {isAdding && <NewTag onClose={() => setAdding(false)} />}
      {window?.kind === 'delete' && (
        <DeleteTags names={window.names} onClose={() => setWindow(null)} onBegun={window.clear} />
      )}
      {window?.kind === 'rename' && (
        <RenameTags names={window.names} onClose={() => setWindow(null)} onBegun={window.clear} />
      )}
    </Page>
  )
}

function TagActions({ onAsk }: { onAsk: (kind: Window['kind']) => void }) {
  return (
    <>
      <Button variant="default" onClick={() => onAsk('rename')}>
        <Trans>Rename or merge…</Trans>
      </Button>
      <Button variant="default" onClick={() => onAsk('delete')}>
        <Trans>Delete tags…</Trans>
      </Button>
    </>
  )
}

function useTagColumns(): Column<TagItem>[] {
  const { t } = useLingui()
  const format = useFormat()
  return [
    { id: 'name', label: t`Tag`, isTitle: true, cell: ({ name }) => name },
    {
      id: 'content',
      label: t`Playlists and assets`,
      width: '200px',
      align: 'end',
      cell: ({ contentCount }) => format.number(contentCount),
    },
  ]
}

function NewTag({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { send } = useChange(useCreateTags, {
    done: ({ createdCount }, { data: { names } }) => {
      const [name] = names
      return createdCount === 0 ? t`“${name}” already exists.` : t`“${name}” was added.`
    },
  })
  return (
    <Dialog title={t`New tag`} onClose={onClose}>
      <SendForm
        body={createTagsBody}
        values={{ names: [''] }}
        onSend={(data) => send({ data })}
        onSent={onClose}
        send={t`Add the tag`}
      >
        {(field) => <TextInput label={t`Tag`} data-autofocus {...field('names.0')} />}
      </SendForm>
    </Dialog>
  )
}
