import { Button } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconStack2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { ProblemNote } from '../../ui/page/problem-note.tsx'
import { AddContent } from './add-content.tsx'
import { ContentsHistory } from './contents-history.tsx'
import { moved, stepped, type Entry, type ItemEntry, type SectionEntry } from './contents-rules.ts'
import { DraftState, FoundDraft, isOfOtherWindow, OtherWindow } from './draft-notes.tsx'
import { dueTooEarly } from './due-rules.ts'
import { EditSection } from './edit-section.tsx'
import { EntryActions } from './entry-actions.tsx'
import { EntryList } from './entry-list.tsx'
import classes from '../library.module.css'
import { LossQuestion } from '../loss-question.tsx'
import { MergeNotes } from './merge-notes.tsx'
import { MoveEntry } from './move-entry.tsx'
import { PublishEntry } from './publish-entry.tsx'
import { useContents, type LoadedContents } from './use-contents.ts'
import { useEditing } from './use-editing.ts'
import { QueryState } from '../../shell/query-state.tsx'

type PlaylistContentsProps = {
  playlistId: string
  /** When it is to be completed. */
  dueDate: string | null
  isPublished: boolean
  hasNumbers: boolean
}

/** What a playlist holds, to be arranged and saved as a whole. */
export function PlaylistContents(playlist: PlaylistContentsProps) {
  const query = useContents(playlist.playlistId)
  const { data, refetch } = query
  if (!data) return <QueryState query={query} height={240} />
  return <Workbench {...playlist} loaded={data} refetch={refetch} />
}

type Window = 'add' | 'section' | 'edit' | 'move' | 'history'

type WorkbenchProps = PlaylistContentsProps & {
  loaded: LoadedContents
  refetch: ReturnType<typeof useContents>['refetch']
}

function Workbench({ playlistId, dueDate, isPublished, hasNumbers, loaded, refetch }: WorkbenchProps) {
  const { t } = useLingui()
  const editing = useEditing(playlistId, loaded, refetch)
  const { entries, edit, discard, save, isDirty, refusal, draft, found } = editing
  const bench = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState('')
  const [window, setWindow] = useState<Window | null>(null)
  const [said, setSaid] = useState('')
  const chosen = entries.find(({ key }) => key === wanted) ?? entries[0]
  const close = () => setWindow(null)
  const arrange = (next: Entry[] | null, entry: Entry) => {
    if (!next) return
    edit(next)
    setWanted(entry.key)
    const [name, place, count] = [entry.name, next.findIndex(({ key }) => key === entry.key) + 1, next.length]
    setSaid(t`“${name}” is at position ${place} of ${count}.`)
  }
  const replace = (entry: Entry, changes: Partial<SectionEntry> | Partial<ItemEntry>) =>
    edit(entries.map((each) => (each.key === entry.key ? ({ ...each, ...changes } as Entry) : each)))
  const remove = (entry: Entry) => {
    const at = entries.findIndex(({ key }) => key === entry.key)
    const next = entries.toSpliced(at, 1)
    edit(next)
    setWanted((next[at] ?? next.at(-1))?.key ?? '')
    const { name } = entry
    setSaid(t`“${name}” was taken out.`)
  }
  /** Behind what is chosen, so that a list can be written downwards. */
  const insert = (entry: Entry) => {
    const at = chosen ? entries.findIndex(({ key }) => key === chosen.key) + 1 : 0
    const place = entry.kind === 'section' ? entries.length : at
    edit(entries.toSpliced(place, 0, entry))
    setWanted(entry.key)
    const { name } = entry
    setSaid(t`“${name}” was added.`)
  }
  const putBack = (former: Entry[]) => {
    edit(former)
    setSaid(t`It is as it was before. Save the contents to keep it so.`)
  }
  const goOn = () => {
    editing.goOn()
    bench.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus()
  }
  return (
    <div ref={bench} className={classes.bench}>
      {found && <FoundDraft draft={found} isPublished={isPublished} onGoOn={goOn} onDiscard={discard} />}
      {isOfOtherWindow(draft.failure) && <OtherWindow onShow={editing.reload} onKeep={draft.overwrite} />}
      <MergeNotes conflicts={editing.conflicts} onChoose={editing.choose} onDiscard={discard} />
      {refusal && <ProblemNote title={refusal.title} text={refusal.text} />}
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setWindow('add')}>
          <Trans>Add content…</Trans>
        </Button>
        <Button variant="default" onClick={() => setWindow('section')}>
          <Trans>Add a section…</Trans>
        </Button>
        <Button variant="default" onClick={() => setWindow('history')}>
          <Trans>History…</Trans>
        </Button>
      </div>
      {chosen ? (
        <>
          <EntryActions
            entry={chosen}
            onStep={(step) => arrange(stepped(entries, chosen.key, step), chosen)}
            onAsk={setWindow}
            onToggle={(optional) => replace(chosen, { optional })}
            onRemove={() => remove(chosen)}
          >
            {chosen.kind === 'item' && loaded.drafts.has(chosen.id) && <PublishEntry entry={chosen} />}
          </EntryActions>
          <EntryList
            entries={entries}
            hasNumbers={hasNumbers}
            chosen={chosen.key}
            faults={refusal?.faults}
            drafts={loaded.drafts}
            tooEarly={dueTooEarly(entries, loaded.dueDates, dueDate)}
            onChoose={setWanted}
            onStep={(entry, step) => arrange(stepped(entries, entry.key, step), entry)}
            onDrop={(entry, index) => arrange(moved(entries, entry.key, index), entry)}
            onEdit={(entry) => entry.kind === 'section' && setWindow('edit')}
            onRemove={remove}
          />
        </>
      ) : (
        <EmptyState icon={<IconStack2 size={28} aria-hidden />} title={t`This playlist is empty`}>
          <Trans>Add playlists and assets that the hub has, and sections to group them.</Trans>
        </EmptyState>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isDirty) save()
        }}
      >
        <SaveBar
          save={t`Save the contents`}
          isDirty={isDirty}
          isSaving={editing.isSaving}
          isSaved={editing.isSaved}
          unsaved={<DraftState savedTime={found?.savedTime ?? draft.savedTime} failure={draft.failure} />}
          onDiscard={discard}
        />
      </form>
      {editing.loss && (
        <LossQuestion onAnswer={editing.loss.onAnswer}>
          <p>
            <Plural
              value={editing.loss.loss}
              one="# person would no longer see something that only this playlist shows them."
              other="# people would no longer see something that only this playlist shows them."
            />
          </p>
        </LossQuestion>
      )}
      <LeaveGuard isDirty={draft.isAtRisk} />
      {window === 'add' && (
        <AddContent
          playlistId={playlistId}
          held={new Set(entries.map(({ key }) => key))}
          onAdd={insert}
          onClose={close}
        />
      )}
      {window === 'history' && (
        <ContentsHistory
          playlistId={playlistId}
          saved={loaded.entries}
          entries={entries}
          onPutBack={putBack}
          onClose={close}
        />
      )}
      {window === 'section' && <EditSection section={null} onSave={insert} onClose={close} />}
      {window === 'edit' && chosen?.kind === 'section' && (
        <EditSection section={chosen} onSave={(section) => replace(chosen, section)} onClose={close} />
      )}
      {window === 'move' && chosen && (
        <MoveEntry
          entry={chosen}
          entries={entries}
          onMove={(index) => arrange(moved(entries, chosen.key, index), chosen)}
          onClose={close}
        />
      )}
    </div>
  )
}
