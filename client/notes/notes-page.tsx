import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { IconDownload, IconNotes } from '@tabler/icons-react'
import { exportMyNotes, useListMyNotes } from '../../generated/client/notes/notes.ts'
import type { Note } from '../../generated/client/model/note.ts'
import type { NotePage } from '../../generated/client/model/notePage.ts'
import type { NotePatch } from '../../generated/client/model/notePatch.ts'
import { useFile } from '../api/use-file.ts'
import { useShown } from '../api/use-shown.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ListAnswer } from '../shell/list-answer.tsx'
import { PAGE_SIZE, pageOfList } from '../shell/page-of-list.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Highlighted } from '../ui/list/highlighted.tsx'
import { Page } from '../ui/page/page.tsx'
import { Pager } from '../ui/list/pager.tsx'
import { RowsSkeleton } from '../ui/page/rows-skeleton.tsx'
import { SearchForm } from '../ui/list/search-form.tsx'
import { NoteEntry } from './note-entry.tsx'
import classes from './notes.module.css'
import { without, withText } from './shown-notes.ts'
import { placeOf, usePlaceWords } from './use-place-words.ts'

/** Everything that the reader noted for themselves, the newest first. */
export function NotesPage() {
  const { t } = useLingui()
  const { page, q } = useSearch({ from: '/app/notes' })
  const navigate = useNavigate({ from: '/notes' })
  const answer = useListMyNotes(
    { ...pageOfList(page), ...(q && { search: q }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const query = useShown(answer, { updateMyNote: changed, deleteMyNote: lessOne })
  const hasNotes = q !== undefined || (query.data?.total ?? 0) > 0
  return (
    <Page
      title={t`Notes`}
      sentence={t`What you noted for yourself, newest first. Only you see it.`}
      action={hasNotes && <SaveButton />}
    >
      {hasNotes && (
        <SearchForm
          words={q}
          label={t`Search your notes`}
          placeholder={t`Search your notes`}
          onSearch={(words) => void navigate({ search: { q: words || undefined } })}
        />
      )}
      <ListAnswer query={query} skeleton={<RowsSkeleton isPlain />} empty={<NoNotes isSearched={q !== undefined} />}>
        {({ items, total }) => (
          <>
            <ul className={classes.cards}>
              {items.map((note) => (
                <NoteEntry key={note.id} note={note} head={<Head note={note} words={q ?? ''} />} words={q ?? ''} />
              ))}
            </ul>
            <Pager page={page ?? 1} pageSize={PAGE_SIZE} total={total} />
          </>
        )}
      </ListAnswer>
    </Page>
  )
}

function changed(page: NotePage, { noteId, data }: { noteId: string; data: NotePatch }): NotePage {
  return { ...page, items: withText(page.items, noteId, data) }
}

function lessOne(page: NotePage, { noteId }: { noteId: string }): NotePage {
  const items = without(page.items, noteId)
  return { ...page, items, total: page.total - (page.items.length - items.length) }
}

function SaveButton() {
  const { onSave, isSaving } = useFile(exportMyNotes, 'notes.md')
  return (
    <Button variant="default" loading={isSaving} leftSection={<IconDownload size={18} aria-hidden />} onClick={onSave}>
      <Trans>Download as Markdown</Trans>
    </Button>
  )
}

/** What a note is about, which leads to its place, and when it was written. */
function Head({ note, words }: { note: Note; words: string }) {
  const format = useFormat()
  const where = usePlaceWords()
  const { contentId, contentName, position, createdTime } = note
  return (
    <div className={classes.head}>
      <h2 className={classes.name}>
        {contentId === null || contentName === null ? (
          <span className={classes.gone}>
            <Trans>This content is no longer available to you</Trans>
          </span>
        ) : (
          <Link
            to="/assets/$assetId"
            params={{ assetId: contentId }}
            search={{ at: position ? placeOf(position).at : undefined }}
          >
            <Highlighted text={contentName} words={words} />
            {position && <span className={classes.at}> · {where(position)}</span>}
          </Link>
        )}
      </h2>
      <time className={classes.time} dateTime={createdTime}>
        {format.dateTime(createdTime)}
      </time>
    </div>
  )
}

function NoNotes({ isSearched }: { isSearched: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<IconNotes size={28} aria-hidden />}
      title={isSearched ? t`No note has these words` : t`You have no notes yet`}
      action={
        isSearched ? (
          <ButtonLink to="/notes" variant="default">
            <Trans>Show all notes</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to="/browse">
            <Trans>Browse everything</Trans>
          </ButtonLink>
        )
      }
    >
      {isSearched ? (
        <Trans>Look for other words, of a note or of the name of its content.</Trans>
      ) : (
        <Trans>What you note beside a film, a document or anything else appears here.</Trans>
      )}
    </EmptyState>
  )
}
