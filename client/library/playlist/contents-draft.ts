import {
  deletePlaylistContentsDraft,
  getPlaylistContentsDraft,
  savePlaylistContentsDraft,
} from '../../../generated/client/playlists-admin/playlists-admin.ts'
import { etagOf } from '../../api/fetcher.ts'
import { isSame, patchOf, type Entry } from './contents-rules.ts'
import { formerEntries } from './former-contents.ts'

/** What a playlist holds, of one version. */
export interface Held {
  entries: Entry[]
  etag: string
}

/** The contents as somebody arranges them, and what they began with. */
export interface Editing {
  base: Held
  entries: Entry[]
}

/** One's own draft, as the hub keeps it. */
export interface KeptDraft extends Editing {
  savedTime: string
  /** What was in it and is no longer there, by name. */
  missing: string[]
}

export interface OwnDraft {
  draft: KeptDraft | null
  /** Of the draft, or of there being none; the next change of it names this. */
  draftTag: string
}

const queues = new Map<string, Promise<void>>()

/** Sends one draft of a playlist after the other, also of a page that is left and opened again. */
export function inTurn(playlistId: string, send: () => Promise<void>): void {
  queues.set(playlistId, settled(playlistId).then(send))
}

/** Until no draft of a playlist is on its way. */
export const settled = (playlistId: string): Promise<void> => queues.get(playlistId) ?? Promise.resolve()

export async function loadDraft(playlistId: string, signal: AbortSignal): Promise<OwnDraft> {
  await settled(playlistId)
  const answer = await getPlaylistContentsDraft(playlistId, { signal })
  const draftTag = etagOf(answer) ?? ''
  if (!answer.draft) return { draft: null, draftTag }
  const { contentsVersion, base, items, missing, savedTime } = answer.draft
  const draft = {
    base: { entries: formerEntries(base, []), etag: contentsVersion },
    entries: formerEntries(items, []),
    savedTime,
    missing: missing.map(({ name }) => name),
  }
  return { draft, draftTag }
}

export const isChanged = ({ base, entries }: Editing) => !isSame(entries, base.entries)

const bodyOf = ({ base, entries }: Editing) => ({ contentsVersion: base.etag, contents: patchOf(entries) })

// A browser lets a leaving page send 64 KiB in all.
const KEEPALIVE_MAX = 60_000

/** Whether a draft can be sent by a page that is being left. */
export const outlivesPage = (editing: Editing) => JSON.stringify(bodyOf(editing)).length < KEEPALIVE_MAX

interface SentDraft {
  draftTag: string
  /** Null where there is no draft any more. */
  savedTime: string | null
}

/** Keeps what is not saved as the draft of this person. @param draftTag of the draft that is replaced, `*` for any */
export async function sendDraft(playlistId: string, editing: Editing, draftTag: string): Promise<SentDraft> {
  const keepalive = outlivesPage(editing)
  const headers = { 'If-Match': draftTag }
  const answer = await savePlaylistContentsDraft(playlistId, bodyOf(editing), { keepalive, headers })
  return { draftTag: etagOf(answer) ?? '', savedTime: answer.savedTime }
}

/** Discards the draft. @returns that there is none */
export async function discardDraft(playlistId: string, draftTag: string): Promise<SentDraft> {
  const answer = await deletePlaylistContentsDraft(playlistId, { keepalive: true, headers: { 'If-Match': draftTag } })
  return { draftTag: etagOf(answer) ?? '', savedTime: null }
}
