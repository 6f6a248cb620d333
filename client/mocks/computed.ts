import type { Entity } from '../../generated/resources.ts'
import { isReached } from '../../server/assets/rules.ts'
import { completionRate } from '../../server/content/rules.ts'
import { audienceOf } from '../../server/hub-admin/welcome-rules.ts'
import { rankKey } from '../../server/playlists/rules.ts'
import { all, find, text, type MockHub } from './hub.ts'
import { kept, type Item } from './records.ts'

/** What is counted anew with each answer, by entity and field. */
type Computed = (hub: MockHub, item: Item, me: string | null) => unknown

const displayName: Computed = (_hub, item) =>
  `${text(item, 'first_name')} ${text(item, 'last_name')}`.trim() || text(item, 'email').split('@')[0]

const commentCount: Computed = (hub, { key }) =>
  all(hub, 'Comment').filter(({ fields }) => fields['contentId'] === key).length

const nameParts: Computed = (_hub, { fields }) => [{ text: fields['name'], isMatch: false }]

export const computed: Partial<Record<Entity, Record<string, Computed>>> = {
  User: { displayName, name: displayName, account: accountOf },
  Asset: { commentCount, nameParts },
  Playlist: {
    commentCount,
    nameParts,
    completionRate: rateOf,
    userContentStatus: statusOf,
    contentCount: (hub, { key }) => rowsOf(hub, key).filter(({ fields }) => fields['type'] !== 'section').length,
  },
  Badge: { award: awardOf },
  Comment: {
    message: (_hub, item) => (item.isDeleted ? null : item.fields['message']),
    canEdit: (_hub, item, me) => authorOf(item) === me,
    canDelete: (_hub, item, me) => authorOf(item) === me,
    repliesCount: (hub, item) => repliesTo(hub, item).length,
    replies: (hub, item) => Array.from(repliesTo(hub, item), ({ key }) => key).slice(0, 10),
  },
  File: { fileStatus, assetType },
  WelcomeView: {
    isForMe: (hub, { key }, me) =>
      hub.accounts.some((one) => one.id === me && audienceOf(one, one.managedTeamIds) === key),
    pictureUrl: (_hub, item) => (text(item, 'pictureId') ? `/api/picture/${text(item, 'pictureId')}` : null),
  },
  Topic: { index: (hub, item) => Math.max(levelBelow(hub, parentOf(item)).indexOf(item), 0) },
}

/** What those who look after people see beside the name. */
function accountOf(_hub: MockHub, { fields }: Item) {
  return { isAdmin: false, state: 'active', lastAccess: null, ...fields }
}

export function parentOf(topic: Item): string | null {
  return (kept(topic, 'parent_id', null) ?? null) as string | null
}

/** The topics directly below one in their order; a new one is the last. */
export function levelBelow(hub: MockHub, parentId: string | null): Item[] {
  const placeOf = ({ fields }: Item) => (fields['index'] as number | undefined) ?? Number.MAX_SAFE_INTEGER
  return all(hub, 'Topic')
    .filter((topic) => parentOf(topic) === parentId)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The rows of a playlist in their order: sections, and what stands in them. */
export function rowsOf(hub: MockHub, playlistId: string): Item[] {
  return all(hub, 'PlaylistItem')
    .filter(({ scope }) => scope['playlistId'] === playlistId)
    .toSorted((a, b) => (rankKey(text(a, 'rank')) < rankKey(text(b, 'rank')) ? -1 : 1))
}

/** The asset or playlist that a row stands for; nothing for a section. */
export function contentOf(hub: MockHub, { fields }: Item): Item | undefined {
  return fields['type'] === 'section' ? undefined : find(hub, 'Content', String(fields['id']))
}

export function isCompleted(hub: MockHub, content: Item, me: string | null): boolean {
  const status = content.kind === 'Playlist' ? statusOf(hub, content, me) : kept(content, 'userContentStatus', me)
  return status === 'completed'
}

function requiredOf(hub: MockHub, playlistId: string): Item[] {
  return rowsOf(hub, playlistId).flatMap((row) => (row.fields['optional'] ? [] : (contentOf(hub, row) ?? [])))
}

function rateOf(hub: MockHub, { key }: Item, me: string | null): number {
  const required = requiredOf(hub, key)
  return completionRate(required.filter((content) => isCompleted(hub, content, me)).length, required.length)
}

function statusOf(hub: MockHub, item: Item, me: string | null): string {
  const required = requiredOf(hub, item.key)
  if (required.length === 0) return 'notstarted'
  if (rateOf(hub, item, me) === 1) return 'completed'
  return required.some((content) => kept(content, 'userContentStatus', me) !== 'notstarted') ? 'opened' : 'notstarted'
}

function awardOf(hub: MockHub, item: Item, me: string | null): unknown {
  const { id } = item.fields['playlist'] as { id: string }
  const playlist = find(hub, 'Playlist', id)
  if (!playlist || !isCompleted(hub, playlist, me)) return null
  return (
    item.fields['award'] ?? {
      id: item.key,
      awardedTime: hub.now().toISOString(),
      url: `${hub.origin}/badges/${item.key}`,
    }
  )
}

function repliesTo(hub: MockHub, { key }: Item): Item[] {
  return all(hub, 'Comment').filter(({ fields }) => fields['parentId'] === key)
}

const authorOf = ({ ownerId, fields }: Item) =>
  (fields['authorId'] as string | undefined) ?? ownerId ?? (fields['author'] as { id: string } | null)?.id

/** Whether a place in a recording is its end, in seconds. */
export const isAtEnd = (item: Item, position: number) =>
  isReached(position, (item.fields['duration'] as number | null) ?? null)

function assetType(hub: MockHub, item: Item): unknown {
  const { type, filename } = item.fields
  if (type !== 'asset' || fileStatus(hub, item) !== 'ready') return null
  return String(filename).endsWith('.zip') ? 'scorm' : 'upload'
}

/** The status of an upload, which time changes. `broken.zip` never is any good. */
function fileStatus(hub: MockHub, { fields }: Item): unknown {
  const { fileStatus: status, processedAt, filename } = fields
  if (status !== 'processing' || Number(processedAt) > hub.now().getTime()) return status ?? 'ready'
  return filename === 'broken.zip' ? 'invalid' : 'ready'
}
