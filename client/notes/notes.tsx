import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconBookmarkPlus, IconPencilPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { NotePosition } from '../../generated/client/model/notePosition.ts'
import { useNoteKey, usePlaceInContent, type PlaceInContent } from '../shell/place-in-content.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Section } from '../ui/page/section.tsx'
import { NoteEntry } from './note-entry.tsx'
import { NoteForm } from './note-form.tsx'
import classes from './notes.module.css'
import { PlaceButton } from './place-button.tsx'
import { usePlaceWords } from './use-place-words.ts'
import { useCreateNote } from './use-note-changes.ts'
import { useNotesOn } from './use-notes-on.ts'

/** What the reader noted for themselves on an asset, in the order of its places, and a way to note more. */
export function Notes({ contentId }: { contentId: string }) {
  const { t } = useLingui()
  const place = usePlaceInContent()
  const { create, bookmark } = useCreateNote(contentId)
  const { writing, section, begin, end } = useWriting(place)
  const label = usePlaceWords()
  const where = writing?.position && label(writing.position)
  return (
    <div ref={section}>
      <Section title={t`Your notes`} more={<Link to="/notes">{t`All your notes`}</Link>}>
        <p className={classes.about}>
          <Trans>Only you see them.</Trans>{' '}
          {place?.unit === 'seconds' && (
            <span className={classes.keyHint}>
              <Trans>Press N in the player to write at the second that plays.</Trans>
            </span>
          )}
        </p>
        <div className={classes.buttons}>
          <Button variant="default" leftSection={<IconPencilPlus size={18} aria-hidden />} onClick={begin}>
            <Trans>Add a note</Trans>
          </Button>
          {place && (
            <Button
              variant="default"
              leftSection={<IconBookmarkPlus size={18} aria-hidden />}
              onClick={() => bookmark(positionIn(place))}
            >
              <Trans>Bookmark this place</Trans>
            </Button>
          )}
        </div>
        {writing && (
          <NoteForm
            draftKey={`note-${contentId}`}
            label={where ? t`Your note: ${where}` : t`Your note`}
            send={(text) => create({ position: writing.position, text })}
            onEnd={end}
          />
        )}
        <NoteList contentId={contentId} />
      </Section>
    </div>
  )
}

function NoteList({ contentId }: { contentId: string }) {
  const { t } = useLingui()
  const { notes, query } = useNotesOn(contentId)
  return (
    <>
      <QueryState query={query} height={56} />
      {notes && notes.length > 0 && (
        <ul className={classes.list} aria-label={t`Your notes`}>
          {notes.map((note) => (
            <NoteEntry key={note.id} note={note} head={note.position && <PlaceButton position={note.position} />} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>Show more notes</Trans>
        </Button>
      )}
    </>
  )
}

/** A note that is being written stays at the place where it was begun, and its end leads back to where one was. */
function useWriting(place: PlaceInContent | null) {
  const [writing, setWriting] = useState<{ position: NotePosition } | null>(null)
  const section = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const begin = () => {
    if (writing) return section.current?.querySelector('textarea')?.focus()
    cameFrom.current = document.activeElement
    setWriting({ position: place && positionIn(place) })
  }
  const end = () => {
    setWriting(null)
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
  }
  useNoteKey(begin)
  return { writing, section, begin, end }
}

function positionIn({ unit, now }: PlaceInContent): NotePosition {
  return unit === 'seconds' ? { seconds: Math.floor(now()) } : { page: now() }
}
