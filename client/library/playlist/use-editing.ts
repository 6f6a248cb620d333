import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useUpdatePlaylistContents } from '../../../generated/client/playlists-admin/playlists-admin.ts'
import { HubProblem } from '../../api/hub-problem.ts'
import { problemWords } from '../../api/problems.ts'
import { useChange } from '../../api/use-change.ts'
import { notify } from '../../ui/notices/notices-store.ts'
import { discardDraft, isChanged, sendDraft, type Editing } from './contents-draft.ts'
import { refusedContents, type RefusedContents } from './refused-contents.ts'
import { changesOf, resolved, withChanges, type Choices, type Conflict, type Side } from './contents-merge.ts'
import { patchOf, type Entry } from './contents-rules.ts'
import type { LoadedContents, useContents } from './use-contents.ts'
import { useDraftSaving } from './use-draft-saving.ts'
import { lossIn, useLossQuestion } from '../../shell/sight/use-loss-question.ts'

/** What somebody else did meanwhile, and what is taken of it. */
export interface OpenConflict extends Conflict {
  choices: Choices
}

/** Whether something that both changed waits for an answer. */
const isUndecided = ({ choices, ...conflict }: OpenConflict) =>
  changesOf(conflict).some(({ id, isAsked }) => isAsked && !choices.has(id))

/**
 * The contents as somebody arranges them: until they save, the hub keeps them as a draft of theirs. Where somebody else saved
 * meanwhile, both changes are put together, it is said what the other did, and asked where both changed the same. Until that is
 * answered the draft stays as it was, so that whoever leaves and comes back is asked again.
 */
export function useEditing(
  playlistId: string,
  loaded: LoadedContents,
  refetch: ReturnType<typeof useContents>['refetch'],
) {
  const { t } = useLingui()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [conflicts, setConflicts] = useState<readonly OpenConflict[]>([])
  const [refusal, setRefusal] = useState<RefusedContents | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const shown: Editing = editing ?? loaded.draft ?? { base: loaded, entries: loaded.entries }
  const { base, entries } = shown
  const isDirty = isChanged(shown)
  const onOutdated = () => void combine(shown)
  const { ask, open: loss } = useLossQuestion<number>()
  const isAsking = conflicts.some(isUndecided)
  const draft = useDraftSaving({ playlistId, editing, isPaused: isBusy || isAsking, onOutdated })
  const edited = useRef('')
  const request = {
    // Read when it is sent, since a second try names another version.
    get headers() {
      return { 'If-Match': edited.current }
    },
  }
  const update = useChange(() => useUpdatePlaylistContents({ request }), { refuse: (error) => ({ error }) })
  const goOn = () => {
    if (editing || !loaded.draft) return
    draft.begin(loaded.draftTag, loaded.draft, loaded.draft.savedTime)
    setEditing(loaded.draft)
  }
  const edit = (next: Entry[]) => {
    if (!editing) draft.begin(loaded.draftTag)
    setEditing({ base, entries: next })
  }
  /** Shows what the hub has. */
  const reload = async () => {
    await refetch()
    setEditing(null)
    setConflicts([])
    setRefusal(null)
  }
  /** Puts both changes together. @returns what can be saved at once, where they changed other things about the playlist than its contents; otherwise null */
  const combine = async (mine: Editing): Promise<Editing | null> => {
    const { data: now } = await refetch()
    if (!now) return null
    const conflictOf = ({ base, entries }: Editing) => ({ base: base.entries, theirs: now.entries, mine: entries })
    const onto = (current: Editing) => ({ base: now, entries: resolved(conflictOf(current), NO_CHOICES) })
    const isTouched = changesOf(conflictOf(mine)).length > 0
    setEditing((current) => current && onto(current))
    if (isTouched) setConflicts((open) => [...open, { ...conflictOf(mine), choices: NO_CHOICES }])
    return !isTouched && now.etag !== mine.base.etag ? onto(mine) : null
  }
  /** Takes the other side of one change. All that was arranged since stays. */
  const choose = (conflict: OpenConflict, id: string, side: Side) => {
    const choices = new Map([...conflict.choices, [id, side]])
    const [before, after] = [resolved(conflict, conflict.choices), resolved(conflict, choices)]
    setConflicts((open) => open.map((each) => (each === conflict ? { ...conflict, choices } : each)))
    setEditing((current) => current && { ...current, entries: withChanges(before, after, current.entries) })
  }
  const send = async (one: Editing, acceptedLosses = 0): Promise<void> => {
    edited.current = one.base.etag
    const refused = await update.send({ playlistId, params: { acceptedLosses }, data: patchOf(one.entries) })
    if (refused) {
      const { error } = refused
      const lost = lossIn(error)
      if (lost) return (await ask(lost)) ? send(one, lost) : undefined
      if (!(error instanceof HubProblem && error.code === 'version-mismatch'))
        return setRefusal(refusedContents(error, one.entries))
      const same = await combine(one)
      return same ? send(same, acceptedLosses) : undefined
    }
    await reload()
    setSaved(true)
    notify(t`The contents are saved.`)
  }
  /** One after the other with the drafts, so that none is kept of what is saved or discarded. */
  const alone = async (work: (draftTag: string) => Promise<void>) => {
    setBusy(true)
    await work(editing ? await draft.settle() : loaded.draftTag)
    setBusy(false)
  }
  const save = () => {
    goOn()
    if (isAsking)
      return setRefusal({
        title: t`Something waits for your answer`,
        text: t`Both of you changed the same. Say above which of the two stays, then save again.`,
        faults: new Map(),
      })
    setRefusal(null)
    void alone(() => send(shown))
  }
  const restore = async () => {
    await sendDraft(playlistId, shown, '*')
    await refetch()
  }
  const discard = () =>
    alone(async (draftTag) => {
      try {
        if (draftTag) await discardDraft(playlistId, draftTag)
        await reload()
        notify(t`Your changes are discarded.`, 'done', () => void restore().catch(sayProblem))
      } catch (error) {
        sayProblem(error)
      }
    })
  return {
    entries,
    edit,
    goOn,
    reload: () => void reload(),
    discard: () => void discard(),
    save,
    isDirty,
    isSaving: isBusy,
    isSaved,
    conflicts,
    choose,
    refusal,
    /** The question that is open before people lose sight of something. */
    loss,
    draft,
    /** The draft that is on the screen as it was found there. */
    found: editing ? null : loaded.draft,
  }
}

const NO_CHOICES: Choices = new Map()

const sayProblem = (error: unknown) => notify(problemWords(error).text, 'problem')
