import { exampleOf, operationOf, parametersOf } from '../../../client/mocks/input.ts'
import type { OperationId } from '../../../generated/server/operations.ts'
import { newId } from '../../platform/ids.ts'
import { builtIns } from '../../badges/built-in-table.ts'
import { withIds } from './bodies.ts'
import type { About, Side } from './side.ts'

/** What is between hubs is tested where there are two. */
export const NO_OTHER_HUB = 'there is no other hub'

/** What no call of an admin alone can bring about. */
export const OUT_OF_REACH: Partial<Record<OperationId, string>> = {
  updateMyPassword: 'the session would go on under another secret',
  createMyStepUp: 'the session would go on under another secret',
  createMyPasskeyStepUp: 'the session would go on under another secret',
  launchOidcSignIn: 'the hub has no identity provider',
  launchHubSwitch: NO_OTHER_HUB,
  getHubSwitchTicket: NO_OTHER_HUB,
}

const TAG_CHANGE = { names: ['one'], newName: 'another' }

/** Nobody shuts themselves out. */
const ABOUT_OTHERS = new Set<OperationId>([
  'createUserSuspension',
  'deleteUser',
  'deleteUserSessions',
  'deleteUserSuspension',
  'restoreUser',
  'updateUserPrivileges',
])

const CONTENT_CHANGE = { changes: { published: false } }

const PEOPLE_CHANGE = { changes: { language: 'de-DE' } }

/** Bodies where the contract's example speaks of things that are not there. */
const BODIES: Partial<Record<OperationId, (side: Side) => unknown>> = {
  updateAsset: () => ({ name: 'Another name' }),
  // It is pinned there afterwards.
  updatePlaylist: ({ world }) => ({ name: 'Another name', topics: [world['topicId']] }),
  updatePlaylistContents: ({ world }) => [{ contentId: world['assetId'], rank: '2' }],
  savePlaylistContentsDraft: ({ world }) => ({
    contentsVersion: '*',
    contents: [{ contentId: world['assetId'], rank: '2' }],
  }),
  createUsers: () => ({ users: [{ email: 'somebody@hub.example', first_name: 'Some', last_name: 'Body' }] }),
  createAsset: () => ({
    type: 'web',
    name: 'A page',
    webUrl: 'https://example.com',
    published: true,
    markAsDoneMode: 'manual',
  }),
  createUploadPolicy: () => ({ type: 'picture', filename: 'a.png', contentType: 'image/png', size: 3 }),
  uploadFile: () => Buffer.from('png'),
  finishUpload: ({ world }) => ({ uploadToken: world['uploadToken'] }),
  createBadges: ({ world }) => ({ contentIds: [world['playlistId']], imageId: builtIns[0]!.id }),
  createCustomField: () => ({ label: 'One more field', type: 'text' }),
  updateBadge: () => ({ imageId: builtIns[1]!.id }),
  updateMyCustomFields: ({ world }) => ({ fields: [{ id: world['customFieldId'], value: 'Something' }] }),
  createRecommendations: ({ world }) => ({ share_ref_ids: [world['playlistId']], user_ids: [world['otherId']] }),
  createTeam: () => ({
    name: `A team ${newId()}`,
    smart_settings: { match: 'all', conditions: [{ type: 'emailDomain', operator: 'is', values: ['nobody.example'] }] },
  }),
  updateTeam: () => ({ name: `Another team ${newId()}` }),
  addTeamMembers: ({ me }) => ({ userIds: [me] }),
  createTeamType: () => ({ name: `A type ${newId()}` }),
  createContentStatusChange: ({ world }) => ({
    newStatus: 'notstarted',
    contentIds: [world['playlistId']],
    userIds: [world['otherId']],
  }),
  addFeaturedContent: ({ world }) => ({ contentIds: [world['contentId']] }),
  removeFeaturedContent: ({ world }) => ({ contentIds: [world['contentId']] }),
  updateContentRequest: () => ({ state: 'closed' }),
  removePlaylistTopics: ({ world }) => ({ idsToRemove: [world['topicId']] }),
  updateTags: () => ({ ...TAG_CHANGE }),
  previewContentChanges: ({ world }) => ({ ...CONTENT_CHANGE, ids: [world['playlistId']] }),
  createContentChanges: ({ world }) => ({ ...CONTENT_CHANGE, ids: [world['playlistId']] }),
  previewUserChanges: ({ world }) => ({ ...PEOPLE_CHANGE, ids: [world['otherId']] }),
  createUserChanges: ({ world }) => ({ ...PEOPLE_CHANGE, ids: [world['otherId']] }),
  updateUserPrivileges: () => ({ isAdmin: true, privileges: ['user_read'] }),
  inviteUsers: ({ world }) => ({ ids: [world['otherId']] }),
}

/** What has one version for the whole hub. */
const SHOWN_BY: Partial<Record<OperationId, OperationId>> = {
  updateHubFeatures: 'getHubFeatures',
  updateHubMail: 'getHubMail',
  updateHubSettings: 'getHubSettings',
}

/** A call that should succeed: the contract's example, about what is there. */
export async function requestFor(side: Side, id: OperationId): Promise<About> {
  const media = operationOf(id).requestBody?.content['application/json']
  const body = BODIES[id]?.(side) ?? (media && withIds(exampleOf(media), side.world))
  const headers: Record<string, string> = Buffer.isBuffer(body) ? { 'content-type': 'application/octet-stream' } : {}
  if (id === 'updatePlaylistContents') {
    const { etag } = await side.call('listPlaylistContents', { params: side.world })
    headers['If-Match'] = etag!
  }
  const shownBy = SHOWN_BY[id]
  if (shownBy) headers['If-Match'] = (await side.call(shownBy)).etag!
  const params: Record<string, string> = { ...side.world, rank: '0' }
  if (ABOUT_OTHERS.has(id)) params['userId'] = side.world['otherId']!
  if (id === 'cancelJob') params['jobId'] = (await side.call('deleteTags', { query: { names: 'one' } })).body.id
  if (id === 'resetAssetMarkAsDoneModes')
    (body as { previewToken: string }).previewToken = (await side.call('previewAssetMarkAsDoneReset')).body.previewToken
  if (id === 'rankPinnedPlaylist') {
    const { playlistId, topicId } = side.world
    await side.call('updatePlaylist', { params: side.world, headers: { 'If-Match': '*' }, body: { topics: [topicId] } })
    await side.call('pinPlaylists', { body: { playlistIds: [playlistId], topicId } })
  }
  if (id === 'updateTags')
    (body as { previewToken: string }).previewToken = (
      await side.call('previewTagChange', { body: TAG_CHANGE })
    ).body.previewToken
  if (id === 'createContentChanges')
    (body as { previewToken: string }).previewToken = (
      await side.call('previewContentChanges', { body: { ...CONTENT_CHANGE, ids: [side.world['playlistId']] } })
    ).body.previewToken
  if (id === 'createUserChanges')
    (body as { previewToken: string }).previewToken = (
      await side.call('previewUserChanges', { body: { ...PEOPLE_CHANGE, ids: [side.world['otherId']] } })
    ).body.previewToken
  if (id.endsWith('FeaturedContent')) params['teamIds'] = 'all'
  if (id === 'updateMyMessage') params['id'] = (await side.call('listMyMessages')).body.items[0]?.id
  return { params, query: neededQuery(id), headers, ...(body === undefined ? {} : { body }) }
}

export function neededQuery(id: OperationId): Record<string, string> {
  const needed = parametersOf(id).filter(({ in: place, required }) => place === 'query' && required)
  return Object.fromEntries(needed.map(({ name, example }) => [name, typeof example === 'string' ? example : 'guide']))
}
