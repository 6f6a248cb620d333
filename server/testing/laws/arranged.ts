import {
  addAsset,
  addCourseFile,
  addFile,
  addPlaylist,
  addVideo,
  type AssetAbout,
} from '../../assets/asset-fixtures.ts'
import { builtIns } from '../../badges/built-in-table.ts'
import { clearCallerCache } from '../../auth/sessions/identity-service.ts'
import type { OperationId } from '../../../generated/server/operations.ts'
import type { Db } from '../../db/connect.ts'
import { docx, withoutOffice } from '../../files/document-fixtures.ts'
import { parseCmi5 } from '../../files/package/cmi5-codec.ts'
import { packageLimits } from '../../files/package/package-limits.ts'
import { cmi5Structure, courseOf, unitOf } from '../../files/package/package-fixtures.ts'
import { announce, assetOf, photo, upload } from '../../files/upload-fixtures.ts'
import { hashOf, newId, newSecret } from '../../platform/ids.ts'
import { addTeam } from '../people.ts'
import { film, PDF } from '../small-files.ts'
import { totpCode } from '../totp.ts'
import { requestFor } from './requests.ts'
import type { About, RealSide } from './side.ts'

/**
 * What must be there before a change that the calls of one admin do not prepare; past the API where that is shorter. Its ids
 * are the side's world from then on, so that what shows it is looked at before and after.
 */
type Arrange = (side: RealSide) => Promise<About>

const PASSWORD = 'a-demo-passphrase-of-my-own'
const HOUR_MS = 3_600_000
const CUE = { startMilliseconds: 1000, endMilliseconds: 2000, text: 'Hello', settings: '' }
const RECORD_STORE = { endpoint: 'https://records.example/xapi', username: 'hub', password: 'secret', isOn: false }

/** Each answers the call of its change. */
export const ARRANGED: Partial<Record<OperationId, Arrange>> = {
  createMyAssetAttempt: async (side) => {
    await begunCourse(side)
    await dbOf(side)
      .updateTable('asset')
      .set({ scorm_settings: JSON.stringify({ canStartAgain: true }) })
      .where('asset.content_id', '=', side.world['assetId']!)
      .execute()
    await side.call('updateMyAssetAttempt', inWorld(side, attemptOf('completed')))
    return inWorld(side)
  },
  updateMyAssetAttempt: async (side) => {
    await begunCourse(side)
    return inWorld(side, attemptOf('completed'))
  },
  launchMyAssetActivity: async (side) => {
    const structure = Buffer.from(cmi5Structure(unitOf('one')))
    const scorm = parseCmi5(structure, { paths: ['one.html'], folder: '' }, packageLimits, () => undefined)
    const found = { kind: 'scorm', title: scorm.title, startPath: 'one.html', scorm }
    const fileId = await addFile(dbOf(side), { contentType: 'application/zip', format: 'zip', package: found })
    await held(side, { type: 'scorm', fileId })
    const { attempt } = (await side.call('launchMyAsset', inWorld(side))).body
    side.world['attemptId'] = attempt.id
    return inWorld(side, { launchId: attempt.launchId, activityId: scorm.activities[0]!.id })
  },
  updateMyAssetPages: async (side) => {
    await held(side, {
      type: 'upload',
      fileId: await addFile(dbOf(side), { contentType: 'application/pdf', format: 'pdf' }),
    })
    await side.call('launchMyAsset', inWorld(side))
    return inWorld(side, { page: 2, pageCount: 2, seen: [{ first: 1, last: 2 }] })
  },
  updateMyAssetPosition: async (side) => {
    await held(side, { type: 'upload', fileId: await addVideo(dbOf(side)) })
    await side.call('launchMyAsset', inWorld(side))
    return inWorld(side, { position: 100, duration: 100 })
  },
  updateAssetPackageTrial: async (side) => {
    const { hub, person, world } = side
    const fileId = await upload(person, 'course.zip', await courseOf([{ name: 'index.html' }]))
    world['assetId'] = world['contentId'] = await assetOf(hub, fileId, { type: 'scorm' })
    const { body } = await side.call('getAssetPackageTrial', inWorld(side))
    const counts = { pageCount: 1, triedCount: 1, openedCount: 1, reportedCount: 0, statusCount: 0 }
    return inWorld(side, { fileId: body.fileId, ...counts, missingFiles: [], blockedHosts: [], errors: [] })
  },
  createAssetSubtitle: async (side) => {
    await recorded(side)
    return inWorld(side, { language: 'en-GB', cues: [CUE] })
  },
  updateSubtitle: async (side) => {
    await subtitled(side)
    return inWorld(side, { language: 'de-DE' })
  },
  updateSubtitleCues: async (side) => {
    await subtitled(side)
    return inWorld(side, { cues: [{ ...CUE, text: 'Good day' }] })
  },
  deleteSubtitle: async (side) => {
    await subtitled(side)
    return inWorld(side)
  },
  restoreSubtitle: async (side) => {
    await subtitled(side)
    await side.call('deleteSubtitle', inWorld(side))
    return inWorld(side)
  },
  cancelFilePreparation: async (side) => {
    side.world['fileId'] = await addFile(dbOf(side), { status: 'processing' })
    await held(side, { type: 'upload', fileId: side.world['fileId'] })
    return inWorld(side)
  },
  prepareFile: async (side) => {
    const { context } = side.hub
    const { workers } = context
    context.workers = withoutOffice(workers)
    const fileId = await upload(side.person, 'letter.docx', await docx('Letter'))
    context.workers = workers
    side.world['fileId'] = fileId
    side.world['assetId'] = side.world['contentId'] = await assetOf(side.hub, fileId)
    return inWorld(side)
  },
  cancelUpload: async (side) => ({ params: await announced(side) }),
  uploadFilePart: async (side) => ({
    params: await announced(side),
    body: PDF,
    headers: {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
  }),
  createContentImport: (side) =>
    imported(side, 'previewContentImport', [
      'externalRefId,type,name,url',
      'found,web,Found,https://example.com/found',
    ]),
  createUserImport: (side) => imported(side, 'previewUserImport', ['E-mail,First name,Last name', 'i@hub.example,I,M']),
  createCompletionImport: async (side) => {
    const assetId = await held(side, { markAsDone: 'manual' })
    return imported(side, 'previewCompletionImport', [
      'E-mail,Content id,Completed',
      `${side.person.email},${assetId},2025-03-04T10:00:00Z`,
    ])
  },
  undoJob: async (side) => {
    const about = await imported(side, 'previewContentImport', [
      'externalRefId,type,name,url',
      'undone,web,Undone,https://example.com/undone',
    ])
    const { body } = await side.call('createContentImport', about)
    side.world['jobId'] = body.id
    return inWorld(side)
  },
  undoContentChange: async (side) => {
    const { body } = await side.call('createPlaylist', { body: { name: 'Before' } })
    side.world['playlistId'] = side.world['contentId'] = body.id
    await side.call('updatePlaylist', { ...inWorld(side, { name: 'After' }), headers: { 'If-Match': '*' } })
    const { items } = (await side.call('listContentChanges', { query: { contentId: body.id } })).body
    side.world['changeId'] = items[0].id
    return inWorld(side, { properties: ['name'] })
  },
  dismissMySharedContent: async (side) => {
    await sharedWithMe(side)
    return { body: { share_ref_id: side.world['assetId'], share_context_id: null } }
  },
  restoreMySharedContent: async (side) => {
    await sharedWithMe(side)
    const body = { share_ref_id: side.world['assetId'], share_context_id: null }
    await side.call('dismissMySharedContent', { body })
    return { body }
  },
  deleteTeamShare: async (side) => {
    const teamId = await myTeam(side)
    const { body } = await side.call('createPlaylist', {
      body: { name: 'Of a team', audience: 'teams', teamIds: [teamId] },
    })
    side.world['playlistId'] = body.id
    await side.call('createRecommendations', { body: { share_ref_ids: [body.id], team_ids: [teamId] } })
    return { body: { team_id: teamId, playlist_id: body.id } }
  },
  updateMyNotification: async (side) => {
    await sharedWithMe(side)
    const { body } = await side.call('listMyNotifications')
    side.world['notificationId'] = body.items[0].id
    return inWorld(side, { read: true })
  },
  restoreMyContentComment: async (side) => {
    const learner = await side.hub.person()
    const { contentId } = side.world
    const { body } = await learner.post(`/me/content/${contentId}/comments/`, { message: 'Hello' })
    side.world['commentId'] = body.id
    await side.call('deleteMyContentComment', inWorld(side))
    return inWorld(side)
  },
  addMyPlaylistContents: async (side) => {
    await playlistOfMyTeam(side)
    return inWorld(side, { contentIds: [side.world['assetId']] })
  },
  removeMyPlaylistContent: async (side) => {
    await playlistOfMyTeam(side)
    await side.call('addMyPlaylistContents', inWorld(side, { contentIds: [side.world['assetId']] }))
    return inWorld(side)
  },
  deleteApiToken: async (side) => {
    const { body } = await side.call('createMyApiToken', {
      body: { name: 'A token', scopes: ['me'], expiresTime: new Date(Date.now() + HOUR_MS).toISOString() },
    })
    side.world['tokenId'] = body.id
    return inWorld(side)
  },
  deleteUserPicture: async (side) => {
    await upload(side.person, 'me.png', await photo(300, 300), { type: 'profilePicture' })
    side.world['userId'] = side.me
    return inWorld(side)
  },
  updateBadgeImage: async (side) => {
    await badgeImage(side)
    return inWorld(side, { alternativeText: 'A mountain' })
  },
  deleteBadgeImage: async (side) => {
    await badgeImage(side)
    return inWorld(side)
  },
  deleteUserMfa: async (side) => {
    const { memberId } = await side.hub.person({ hasFactor: true })
    side.world['userId'] = memberId
    return inWorld(side)
  },
  eraseUser: async (side) => {
    const { memberId, email } = await side.hub.person()
    side.world['userId'] = memberId
    return inWorld(side, { confirmation: email })
  },
  acceptTeamRules: async (side) => {
    const { body } = await side.call('createTeam', {
      body: {
        name: `A team ${newId()}`,
        smart_settings: {
          match: 'all',
          conditions: [{ type: 'emailDomain', operator: 'is', values: ['hub.example'] }],
        },
      },
    })
    side.world['teamId'] = body.id
    await dbOf(side)
      .updateTable('team')
      .set({ rules_waiting: JSON.stringify({ joinCount: 0, leaveCount: 1, foundTime: new Date() }) })
      .where('team.id', '=', body.id)
      .execute()
    return inWorld(side)
  },
  connectHubRecordStore: async () => ({ body: RECORD_STORE }),
  deleteHubRecordStore: async (side) => {
    await side.call('connectHubRecordStore', { body: RECORD_STORE })
    return {}
  },
  updateHubPrimaryHostname: async (side) => {
    const about = { hostname: 'learn.example', domain_id: 1, is_primary: false, verified_at: new Date() }
    await side.hub.context.databases.shared.insertInto('hub_hostname').values(about).execute()
    return { params: { hostname: about.hostname } }
  },
  createContentGrant: async (side) => ({
    body: { hostname: 'second.localhost', contentIds: [await held(side)] },
  }),
  deleteContentGrant: async (side) => {
    const { body } = await side.call('createContentGrant', {
      body: { hostname: 'second.localhost', contentIds: [await held(side)] },
    })
    side.world['grantId'] = body.id
    return inWorld(side)
  },
  acceptContentGrant: async (side) => {
    const giver = await side.hub.person({ domainId: 2, isAdmin: true, privileges: ['asset_write', 'settings_write'] })
    const contentId = await addAsset(side.hub.context.databases.forHub(2))
    const { body } = await giver.post('/hub/contentGrants', { hostname: 'localhost', contentIds: [contentId] })
    side.world['grantId'] = body.id
    return inWorld(side)
  },
  deleteMySession: async (side) => {
    const [id, now] = [newId(), new Date()]
    const times = { created_at: now, last_seen_at: now, expires_at: new Date(now.getTime() + HOUR_MS) }
    await dbOf(side)
      .insertInto('session')
      .values({ id, member_id: side.me, token_hash: hashOf(newSecret()), ...times })
      .execute()
    side.world['sessionId'] = id
    return inWorld(side)
  },
  finishMyTotp: async (side) => ({ body: { code: await codeOfMyApp(side) } }),
  createMyRecoveryCodes: async (side) => {
    await side.call('finishMyTotp', { body: { code: await codeOfMyApp(side) } })
    return {}
  },
  resetPassword: async (side) => {
    const other = await side.hub.person()
    const [token, now] = [newSecret(), new Date()]
    const link = { id: newId(), member_id: other.memberId, token_hash: hashOf(token), purpose: 'password_reset' }
    const times = { created_at: now, expires_at: new Date(now.getTime() + HOUR_MS) }
    await dbOf(side)
      .insertInto('mail_link')
      .values({ ...link, ...times, password_version: 0 })
      .execute()
    return { body: { token, password: PASSWORD } }
  },
  cancelEmailChange: async (side) => {
    await side.call('createMyEmailChange', { body: { email: 'next@hub.example' } })
    const token = newSecret()
    await dbOf(side)
      .updateTable('email_change')
      .set({ cancel_hash: hashOf(token) })
      .execute()
    return { body: { token } }
  },
}

const dbOf = ({ hub }: RealSide): Db => hub.context.databases.forHub(1)

/** A call about what is in the world. */
const inWorld = ({ world }: RealSide, body?: unknown): About => ({
  params: world,
  ...(body === undefined ? {} : { body }),
})

/** Something that is asked of the caller, in a playlist that is done once it is and awards a badge then. @returns its id */
async function held(side: RealSide, about: AssetAbout = {}): Promise<string> {
  const [assetId, { world }] = [await addAsset(dbOf(side), about), side]
  const playlistId = await addPlaylist(dbOf(side), { name: 'A course', items: [assetId] })
  Object.assign(world, { assetId, playlistId, contentId: assetId })
  await side.call('createContentAssignment', await requestFor(side, 'createContentAssignment'))
  const badge = { contentIds: [playlistId], imageId: builtIns[2]!.id }
  world['badgeId'] = (await side.call('createBadges', { body: badge })).body.items[0].id
  return assetId
}

async function begunCourse(side: RealSide): Promise<void> {
  const db = dbOf(side)
  await held(side, { type: 'scorm', fileId: await addCourseFile(db), completeWhen: 'completed' })
  const { body } = await side.call('launchMyAsset', inWorld(side))
  side.world['attemptId'] = body.attempt.id
}

const attemptOf = (status: string) => ({
  sequence: 1,
  currentActivityId: 'one',
  activities: [{ activityId: 'one', values: { 'cmi.core.lesson_status': status } }],
})

async function recorded(side: RealSide): Promise<void> {
  const fileId = await upload(side.person, 'film.mp4', film(10))
  await held(side, { type: 'upload', fileId })
}

async function subtitled(side: RealSide): Promise<void> {
  await recorded(side)
  const { body } = await side.call('createAssetSubtitle', inWorld(side, { language: 'en-GB', cues: [CUE] }))
  side.world['id'] = side.world['subtitleId'] = body.id
}

async function announced(side: RealSide): Promise<Record<string, string>> {
  const { fileId, uploadToken } = await announce(side.person, 'a.pdf', PDF.length)
  Object.assign(side.world, { fileId, uploadToken })
  return side.world
}

/** Sends a table and looks at what its import would do. @returns the call of the import */
async function imported(side: RealSide, preview: OperationId, lines: readonly string[]): Promise<About> {
  const fileId = await upload(side.person, 'table.csv', Buffer.from(lines.join('\r\n')), { type: 'userImport' })
  const { body } = await side.call(preview, { body: { fileId } })
  if (body.refusedCount !== 0) throw new Error(`Nothing would come of it: ${JSON.stringify(body)}`)
  return { body: { fileId, previewToken: body.previewToken } }
}

async function sharedWithMe(side: RealSide): Promise<void> {
  const assetId = await held(side)
  const mate = await side.hub.person({ teams: [{ id: await myTeam(side), role: 'member' }] })
  await mate.post('/recommendations/', { share_ref_ids: [assetId], user_ids: [side.me] })
}

/** A team in which the caller is. @returns its id */
async function myTeam(side: RealSide): Promise<string> {
  const teamId = await addTeam(side.hub.context.databases, `A team ${newId()}`)
  await dbOf(side).insertInto('team_member').values({ team_id: teamId, member_id: side.me, role: 'manager' }).execute()
  clearCallerCache(side.hub)
  side.world['teamId'] = teamId
  return teamId
}

async function playlistOfMyTeam(side: RealSide): Promise<void> {
  const ownerTeamId = await myTeam(side)
  const assetId = await addAsset(dbOf(side))
  const playlistId = await addPlaylist(dbOf(side), { name: 'Of my team', ownerTeamId })
  await dbOf(side)
    .updateTable('playlist')
    .set({ allow_member_contributions: true })
    .where('playlist.content_id', '=', playlistId)
    .execute()
  Object.assign(side.world, { assetId, playlistId, contentId: assetId })
}

async function badgeImage(side: RealSide): Promise<void> {
  side.world['imageId'] = await upload(side.person, 'badge.png', await photo(40, 40), { type: 'badge' })
}

async function codeOfMyApp(side: RealSide): Promise<string> {
  await side.call('deleteMyTotp')
  const { body } = await side.call('createMyTotp')
  return totpCode(body.secret, side.hub.context.now())
}
