import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useAddFeaturedContent, useListContent } from '../../../generated/client/content-admin/content-admin.ts'
import type { ContentItem } from '../../../generated/client/model/contentItem.ts'
import { useChange } from '../../api/use-change.ts'
import { QueryState } from '../../shell/query-state.tsx'
import { FoundList } from '../../ui/chooser/found-list.tsx'
import { kindOf } from '../../ui/content/content-kind.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import '../../ui/control/field-styles.ts'
import { KindIcon } from '../../ui/content/kind-icon.tsx'
import { kindLabel } from '../../ui/content/kind-label.ts'
import classes from '../library.module.css'
import { useCommonNote } from '../use-common-note.ts'

/** So many are shown; words find others. */
const SHOWN = 20

type AddFeaturedProps = {
  list: string
  /** What the list has. */
  held: readonly string[]
  onClose: () => void
}

/** Puts content at the end of a list, one after the other, without leaving the window. */
export function AddFeatured({ list, held, onClose }: AddFeaturedProps) {
  const { t, i18n } = useLingui()
  const commonNote = useCommonNote()
  const [words, setWords] = useState('')
  const search = useDeferredValue(words.trim())
  const query = useListContent(
    { owner: 'local_and_common', limit: SHOWN, ...(search && { search }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const { run, isPending } = useChange(useAddFeaturedContent, { done: () => t`It stands at the end of the list.` })
  const found = (query.data?.items ?? []).map((item) => ({
    id: item.id,
    name: item.name,
    icon: <KindIcon kind={kindOf(item)} size={18} />,
    note: noteOf(item),
  }))
  function noteOf(item: ContentItem) {
    if (held.includes(item.id)) return t`Added`
    return item.published ? (commonNote(item) ?? i18n._(kindLabel(kindOf(item)))) : t`Draft`
  }
  return (
    <Dialog title={t`Feature content`} onClose={onClose}>
      <div className={classes.bench}>
        <TextInput
          label={t`Search playlists and assets`}
          value={words}
          data-autofocus
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <QueryState query={query} height={200} />
        {query.data && found.length === 0 && (
          <p className={classes.none}>
            <Trans>Nothing has this name.</Trans>
          </p>
        )}
        {found.length > 0 && (
          <FoundList
            label={t`Playlists and assets`}
            found={found}
            isChosen={({ id }) => held.includes(id)}
            onChoose={({ id }) => isPending || run({ teamIds: list, data: { contentIds: [id] } })}
            isFinal
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
