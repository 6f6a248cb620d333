import {
  getCreateRecommendationsMockHandler,
  getDeleteTeamShareMockHandler,
  getGetShareAudienceMockHandler,
} from '../../generated/client/recommendations-sharing/recommendations-sharing.msw.ts'
import {
  getDismissMySharedContentMockHandler,
  getListMySharedContentMockHandler,
} from '../../generated/client/shared/shared.msw.ts'
import type { RecommendationsCreate } from '../../generated/client/model/recommendationsCreate.ts'
import type { SharedItem } from '../../generated/client/model/sharedItem.ts'
import type { TeamShareDelete } from '../../generated/client/model/teamShareDelete.ts'
import { mayShare } from '../../server/sharing/rules.ts'
import { askedWords, nameWords } from '../../server/users/name-rules.ts'
import { displayName, managedTeamIds, privilegesOf, teamsOf } from './access.ts'
import { answer, pageOf } from './answer.ts'
import { cardOf } from './cards.ts'
import { queueMail, type MockMail } from './emails.ts'
import type { MockHub } from './hub.ts'
import { tell } from './notifications.ts'
import { badInput, notAllowed, notFound } from './problems.ts'
import type { ContentRow, PersonRow, ShareRow, TeamRow } from './rows.ts'
import { searchRows } from './search.ts'
import { entriesFor, findDismissal, isSamePlace, sharersOf, sharesOf, type Entry } from './shares.ts'
import { isVisible, isVisibleIn, visibleContent } from './visible.ts'

const DONE = { success: true } as const
const MOST_OF_EACH = 50
const FOUND_UNLESS_SAID = 5

export function sharingHandlers(hub: MockHub) {
  return [
    getListMySharedContentMockHandler(
      answer(hub, 'listMySharedContent', ({ me, query }) => {
        const { items, ...page } = pageOf(entriesFor(hub, me), query)
        return { items: items.map((entry) => itemOf(hub, me, entry)), ...page }
      }),
    ),
    getDismissMySharedContentMockHandler(
      answer(hub, 'dismissMySharedContent', ({ me, body }) => {
        dismiss(hub, me, { contentId: body.share_ref_id, contextId: body.share_context_id })
        return DONE
      }),
    ),
    getGetShareAudienceMockHandler(
      answer(hub, 'getShareAudience', ({ me, query }) => {
        const contents = mustBeShareable(hub, me, query)
        return audienceOf(hub, me, contents, query.query ?? '')
      }),
    ),
    getCreateRecommendationsMockHandler(
      answer(hub, 'createRecommendations', ({ me, body }) => ({ ...DONE, ...recommend(hub, me, body) })),
    ),
    getDeleteTeamShareMockHandler(
      answer(hub, 'deleteTeamShare', ({ me, body }) => {
        endTeamShare(hub, me, body)
        return DONE
      }),
    ),
  ]
}

function itemOf(hub: MockHub, me: PersonRow, { content, shares }: Entry): SharedItem {
  const [latest] = shares
  return {
    share_ref_id: content.id,
    share_context_id: latest.contextId,
    content: cardOf(hub, me, content),
    sharers: sharersOf(hub, shares),
    sharedTime: latest.createdTime,
    label: latest.label,
    message: latest.message,
  }
}

function dismiss(hub: MockHub, me: PersonRow, place: Pick<ShareRow, 'contentId' | 'contextId'>): void {
  const content = hub.content.find(({ id }) => id === place.contentId)
  const [latest] = sharesOf(hub, me, content).filter((share) => isSamePlace(share, place))
  if (!content || !latest || !isVisibleIn(hub, me, content, place.contextId)) throw notFound()
  const known = findDismissal(hub, me, place)
  if (known) known.until = latest.createdTime
  else hub.dismissals.push({ personId: me.id, ...place, until: latest.createdTime })
}

interface Named {
  assetIds?: string[]
  playlistIds?: string[]
}

/** @throws 404 for what somebody must not know of or what is not of the kind that it is named as, 403 for what they may only read */
function mustBeShareable(hub: MockHub, me: PersonRow, { assetIds = [], playlistIds = [] }: Named): ContentRow[] {
  const contents = [...assetIds, ...playlistIds].map((id) => hub.content.find((row) => row.id === id && !row.isDeleted))
  const answers = contents.map((content, index) => {
    if (!content || (content.type === 'playlist') !== index >= assetIds.length) throw notFound()
    return sharing(hub, me, content, null)
  })
  if (answers.includes('unknown')) throw notFound()
  if (answers.includes('no')) throw notAllowed()
  return contents.flatMap((content) => content ?? [])
}

function sharing(hub: MockHub, me: PersonRow, content: ContentRow, contextId: string | null) {
  const kind = kindOf(content)
  const held = privilegesOf(me)
  return mayShare(isVisibleIn(hub, me, content, contextId), {
    mayRead: held.includes(`${kind}_read`),
    mayWrite: held.includes(`${kind}_write`),
    ownsIt:
      hub.hub.features.includes('team_playlists') &&
      content.ownerTeamId !== null &&
      managedTeamIds(hub, me).includes(content.ownerTeamId),
  })
}

function kindOf({ type }: ContentRow): 'playlist' | 'asset' {
  return type === 'playlist' ? 'playlist' : 'asset'
}

function audienceOf(hub: MockHub, me: PersonRow, contents: ContentRow[], query: string) {
  const text = query.toLowerCase()
  const seesAll = (person: PersonRow) => contents.every((content) => isVisible(hub, person, content))
  const teams = teamsFor(hub, me)
    .filter(({ name }) => name.toLowerCase().includes(text))
    .filter((team) => team.roles.length === 0 || membersOf(hub, [team.id]).some(seesAll))
    .map(({ id, name }) => ({ id, name }))
  const users = peopleFor(hub, me)
    .filter((person) => person.id !== me.id && (text === '' || hasName(displayName(person), text)) && seesAll(person))
    .map((person) => ({
      id: person.id,
      name: displayName(person),
      first_name: person.first_name,
      last_name: person.last_name,
    }))
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
  return { teams: teams.sort(byName).slice(0, MOST_OF_EACH), users: users.sort(byName).slice(0, MOST_OF_EACH) }
}

/** Whether each word that was asked for begins one of the name. */
function hasName(name: string, query: string): boolean {
  const [words, asked] = [nameWords(name), askedWords(query)]
  return asked.length > 0 && asked.every((start) => words.some((word) => word.startsWith(start)))
}

function teamsFor(hub: MockHub, me: PersonRow): TeamRow[] {
  return hub.teams.filter(({ roles }) => me.isAdmin || roles.some(({ personId }) => personId === me.id))
}

function peopleFor(hub: MockHub, me: PersonRow): PersonRow[] {
  if (me.isAdmin) return hub.people
  return membersOf(
    hub,
    teamsOf(hub, me).map(({ id }) => id),
  )
}

function membersOf(hub: MockHub, teamIds: readonly string[]): PersonRow[] {
  const roles = hub.teams.filter(({ id }) => teamIds.includes(id)).flatMap((team) => team.roles)
  return hub.people.filter(({ id }) => roles.some(({ personId }) => personId === id))
}

interface Wanted {
  content: ContentRow
  contextId: string | null
}

function recommend(hub: MockHub, me: PersonRow, body: RecommendationsCreate) {
  const { user_ids = [], team_ids = [], type = 'share', sendEmail = false, testMode = false } = body
  const wanted = wantedOf(hub, me, body)
  const mayWrite = ({ content }: Wanted) => privilegesOf(me).includes(`${kindOf(content)}_write`)
  if (type === 'recommendation' && !wanted.every(mayWrite)) throw notAllowed()
  if (user_ids.length + team_ids.length === 0) throw badInput('audience-required', '/user_ids', 'Name people or teams.')
  const [people, teams] = [[...peopleFor(hub, me), me], teamsFor(hub, me)]
  if (
    !user_ids.every((id) => people.some((person) => person.id === id)) ||
    !team_ids.every((id) => teams.some((team) => team.id === id))
  )
    throw notAllowed()
  const [named, members] = [hub.people.filter(({ id }) => user_ids.includes(id)), membersOf(hub, team_ids)]
  const sees = (person: PersonRow, { content, contextId }: Wanted) => isVisibleIn(hub, person, content, contextId)
  const receivers = [...new Set([...named, ...members])].flatMap((person) => {
    const first = person.id === me.id ? undefined : wanted.find((one) => sees(person, one))
    return first ? [{ person, first }] : []
  })
  if (!testMode) {
    const known = { sharerId: me.id, type, label: body.label ?? null, message: body.message ?? null }
    for (const { content, contextId } of wanted)
      hub.shares.push({
        ...known,
        contentId: content.id,
        contextId,
        createdTime: hub.now().toISOString(),
        personIds: named.filter((person) => sees(person, { content, contextId })).map(({ id }) => id),
        teamIds: [...team_ids],
      })
    const actorId = type === 'share' ? me.id : null
    for (const { person, first } of receivers)
      tell(hub, [person.id], {
        type: 'contentShared',
        actorId,
        contentId: first.content.id,
        refId: null,
        message: known.message,
      })
  }
  const byMail = receivers.filter(({ person }) => person.notification_channel === 'email')
  if (sendEmail && testMode && wanted[0]) queueMail(hub, me, mailAbout(me, body, wanted, wanted[0]))
  else if (sendEmail && !testMode)
    for (const { person, first } of byMail) queueMail(hub, person, mailAbout(me, body, wanted, first))
  return { contentCount: wanted.length, userCount: receivers.length, emailCount: sendEmail ? byMail.length : 0 }
}

function mailAbout(
  me: PersonRow,
  { type = 'share', subject, message }: RecommendationsCreate,
  wanted: readonly Wanted[],
  { content, contextId }: Wanted,
): MockMail {
  const hasMore = wanted.length > 1
  const actorName = type === 'share' ? displayName(me) : null
  const path =
    content.type === 'playlist'
      ? `/playlists/${content.id}`
      : `${contextId ? `/playlists/${contextId}` : ''}/assets/${content.id}`
  return {
    template: 'share',
    about: { actorName, contentName: content.name, hasMore, subject: subject ?? null, message: message ?? null },
    path: hasMore ? '/shared' : path,
  }
}

function wantedOf(hub: MockHub, me: PersonRow, body: RecommendationsCreate): Wanted[] {
  const { share_ref_ids: ids, share_context_ids: contexts, searchQuery, limit = FOUND_UNLESS_SAID } = body
  if (contexts?.length && contexts.length !== (ids?.length ?? 0))
    throw badInput('context-count-mismatch', '/share_context_ids', 'Name as many playlists as pieces of content.')
  if (ids) return ids.map((id, index) => wantedAt(hub, me, id, contexts?.[index] ?? null, index))
  if (searchQuery === undefined) throw badInput('content-required', '/share_ref_ids', 'Say what to share.')
  return searchRows(hub, visibleContent(hub, me), searchQuery, {})
    .rows.slice(0, limit)
    .map((content) => ({ content, contextId: null }))
}

function wantedAt(hub: MockHub, me: PersonRow, id: string, contextId: string | null, index: number): Wanted {
  const content = hub.content.find((row) => row.id === id && !row.isDeleted)
  const may = content ? sharing(hub, me, content, contextId) : 'unknown'
  if (!content || may === 'unknown')
    throw badInput('unknown-reference', `/share_ref_ids/${index}`, 'There is no such content.')
  if (may === 'no') throw notAllowed()
  const isHeld = hub.items.some((item) => item.contentId === id && item.playlistId === contextId)
  if (contextId !== null && !isHeld)
    throw badInput('unknown-reference', `/share_context_ids/${index}`, 'This playlist does not hold the content.')
  return { content, contextId }
}

function endTeamShare(
  hub: MockHub,
  me: PersonRow,
  { team_id, playlist_id, action = 'unshare' }: TeamShareDelete,
): void {
  const playlist = hub.content.find(
    ({ id, type, isDeleted }) => id === playlist_id && type === 'playlist' && !isDeleted,
  )
  if (!playlist) throw notFound()
  const managed = hub.hub.features.includes('team_playlists') ? managedTeamIds(hub, me) : []
  const mayEnd =
    privilegesOf(me).includes('playlist_write') || managed.some((id) => [team_id, playlist.ownerTeamId].includes(id))
  if (!mayEnd) throw notAllowed()
  const shares = hub.shares.filter(({ contentId, teamIds }) => contentId === playlist.id && teamIds.includes(team_id))
  const isOpen = action === 'unshare' && playlist.teamIds.includes(team_id)
  if (shares.length === 0 && !isOpen) throw notFound()
  for (const share of shares) share.teamIds = share.teamIds.filter((id) => id !== team_id)
  if (!isOpen) return
  playlist.teamIds = playlist.teamIds.filter((id) => id !== team_id)
  playlist.version += 1
  playlist.lastUpdated = hub.now().toISOString()
}
