import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useUpdatePlaylistContents } from '../../generated/client/playlists-admin/playlists-admin.ts'
import { HubProblem } from '../api/hub-problem.ts'
import { notify } from '../ui/notices-store.ts'
import { refusedContents, type RefusedContents } from './refused-contents.ts'
import { isSame, merged, patchOf, type Entry, type Note } from './contents-rules.ts'
import type { LoadedContents, useContents } from './use-contents.ts'

interface Editing {
  /** What was on the screen before anything was changed. */
  base: LoadedContents
  entries: Entry[]
}

/**
 * The contents as somebody arranges them: nothing is sent until they save. Where somebody else saved meanwhile, both changes are
 * put together, and it is said what the other did.
 */
export function useEditing(
  playlistId: string,
  loaded: LoadedContents,
  refetch: ReturnType<typeof useContents>['refetch'],
) {
  const { t } = useLingui()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [notes, setNotes] = useState<Note[]>([])
  const [refusal, setRefusal] = useState<RefusedContents | null>(null)
  const [isSaved, setSaved] = useState(false)
  const { base, entries } = editing ?? { base: loaded, entries: loaded.entries }
  const { mutateAsync, isPending } = useUpdatePlaylistContents({ request: { headers: { 'If-Match': base.etag } } })
  const isDirty = editing !== null && !isSame(entries, base.entries)
  const edit = (next: Entry[]) => setEditing({ base, entries: next })
  const discard = () => {
    setEditing(null)
    setNotes([])
    setRefusal(null)
  }
  const combine = async () => {
    const { data: now } = await refetch()
    if (!now) return
    const both = merged(base.entries, now.entries, entries)
    setEditing({ base: now, entries: both.entries })
    setNotes(both.notes)
  }
  const save = async () => {
    setRefusal(null)
    try {
      await mutateAsync({ playlistId, data: patchOf(entries) })
      await refetch()
      discard()
      setSaved(true)
      notify(t`The contents are saved.`)
    } catch (error) {
      if (error instanceof HubProblem && error.code === 'version-mismatch') return combine()
      setRefusal(refusedContents(error, entries))
    }
  }
  return { entries, edit, discard, save: () => void save(), isDirty, isSaving: isPending, isSaved, notes, refusal }
}
