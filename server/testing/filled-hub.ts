import { privileges } from '../../generated/reference.ts'
import { newId } from '../platform/ids.ts'
import { setProgress } from '../content/progress/service.ts'
import { featureContent } from '../content/lists/service.ts'
import type { HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { bindProcessing, photo, upload } from '../files/upload-fixtures.ts'
import type { Somebody, TestHub } from './app.ts'
import { addTeam } from './people.ts'

export interface FilledHub {
  /** The id of one thing of every kind, by its kind. */
  things: Record<string, string>
  ids: string[]
  /** Who did and got all this. */
  learner: Somebody
}

/** Fills a hub with one of everything, made through the API, each text of it holding `mark`. */
export async function fillHub(hub: TestHub, domainId: number, mark: string): Promise<FilledHub> {
  const { databases } = hub.context
  const teamId = await addTeam(databases, `${mark} team`, domainId)
  const admin = await hub.person({ domainId, isAdmin: true, privileges, firstName: mark })
  const learner = await hub.person({ domainId, firstName: mark, teams: [{ id: teamId, role: 'member' }] })
  const call = await hub.hubCall(domainId)
  const created = async (path: string, body: object) => {
    const answer = await admin.post(path, body)
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body as { id: string }
  }
  const { id: topicId } = await created('/topics/', { name: `${mark} topic`, tags: [mark.slice(0, 40)] })
  const { id: assetId } = await created('/assets/', {
    type: 'web',
    name: `${mark} link`,
    webUrl: 'https://example.com/',
    published: true,
    description: mark,
    tags: [mark.slice(0, 40)],
  })
  const playlist = {
    name: `${mark} playlist`,
    description: mark,
    tags: [mark.slice(0, 40)],
    topics: [topicId],
    goal: { type: 'complete', dueDate: null },
  }
  const { id: playlistId } = await created('/playlists/', playlist)
  const { id: teamPlaylistId } = await created('/playlists/', {
    name: `${mark} of a team`,
    audience: 'teams',
    teamIds: [teamId],
    ownerTeamId: teamId,
  })
  const patch = [
    { rank: '1', updatedDetails: { name: `${mark} section` } },
    { contentId: assetId, rank: '1.1' },
  ]
  const arranged = await admin.patch(`/playlists/${playlistId}/contents`, patch, { 'if-match': '"v1"' })
  if (arranged.status !== 200) throw new Error(JSON.stringify(arranged.body))
  await featureContent(call, [playlistId])
  await learner.put(`/me/playlists/${playlistId}/save`)
  await learner.post(`/me/playlists/${playlistId}/likes`, { isLiked: true })
  await learner.post(`/me/assets/${assetId}/launch`)
  const comments = `/me/content/${playlistId}/comments/`
  const { body: comment } = await learner.post(comments, { message: `${mark} comment` })
  const { id: replyId } = await created(comments, { message: `${mark} reply`, parentId: comment.id })
  const { body: note } = await learner.post(`/me/content/${assetId}/notes`, { position: null, text: mark })
  const { body: news } = await learner.get('/me/notifications')
  const shared = await admin.post('/recommendations/', {
    share_ref_ids: [playlistId, assetId],
    share_context_ids: [null, playlistId],
    user_ids: [learner.memberId],
    team_ids: [teamId],
    label: mark.slice(0, 40),
    message: mark,
    sendEmail: true,
  })
  if (shared.body.userCount !== 1) throw new Error(JSON.stringify(shared.body))
  await learner.put('/me/shared/dismiss', { share_ref_id: playlistId, share_context_id: null })
  const { id: requestId } = await created('/content-request', { name: `${mark} wish`, content: mark })
  const { body: messages } = await admin.get('/messages')
  const { body: mails } = await admin.get(`/emails/?search=${encodeURIComponent(mark)}`)
  const skill = { id: newId(), member_id: learner.memberId }
  await call.db.insertInto('user_meeting_skill').values(skill).execute()
  const feedback = await learner.post('/me/feedback/', {
    type: 'helix_user_meeting_skill',
    refId: skill.id,
    rating: true,
    comment: mark,
  })
  const badge = await awardBadge(hub, call, { admin, learner, playlistId, assetId, mark })
  const token = await admin.post('/me/tokens', {
    name: mark.slice(0, 40),
    scopes: ['me'],
    expiresTime: new Date(Date.now() + 86_400_000).toISOString(),
  })
  const serviceToken = await admin.post('/hub/serviceTokens', {
    name: mark.slice(0, 40),
    scopes: ['settings_read'],
    expiresTime: new Date(Date.now() + 86_400_000).toISOString(),
  })
  const sessions = await admin.get('/auth/sessions')
  const { id: fieldId } = await created('/customFields/', { label: mark.slice(0, 60), hint: mark })
  await learner.put('/me/profile/customFields', { fields: [{ id: fieldId, value: mark }] })
  await admin.post('/tags/', { names: [`${mark.slice(0, 30)} old`] })
  const { body: job } = await admin.delete(`/tags/?names=${encodeURIComponent(`${mark.slice(0, 30)} old`)}`)
  const { body: dataExport } = await learner.post('/me/data-export')
  const [badgeImage, badgeId, award] = badge
  const things = {
    customField: fieldId,
    dataExport: dataExport.result.id,
    job: job.id,
    asset: assetId,
    playlist: playlistId,
    teamPlaylist: teamPlaylistId,
    topic: topicId,
    team: teamId,
    admin: admin.memberId,
    learner: learner.memberId,
    comment: comment.id,
    reply: replyId,
    note: note.id,
    notification: news.items[0].id,
    wish: requestId,
    message: messages.items[0].id,
    mail: mails.items[0].id,
    skill: skill.id,
    feedback: feedback.body.id,
    badgeImage: badgeImage!,
    badge: badgeId!,
    award: award!,
    token: token.body.id,
    serviceToken: serviceToken.body.id,
    session: sessions.body.items[0].id,
  }
  return { learner, things, ids: Object.values(things) }
}

/** A badge with a picture of the hub's own, awarded to the learner and taken along by them. @returns the ids of all three */
async function awardBadge(
  hub: TestHub,
  call: HubCall,
  about: { admin: Somebody; learner: Somebody; playlistId: string; assetId: string; mark: string },
): Promise<string[]> {
  const { admin, learner, playlistId, assetId, mark } = about
  await bindProcessing(hub)
  const imageId = await upload(admin, 'badge.png', await photo(40, 40), { type: 'badge', alternativeText: mark })
  const { body } = await admin.post('/badges/', { contentIds: [playlistId], imageId })
  const progress = { memberId: learner.memberId, assetId, status: 'completed', now: call.context.now() } as const
  await inTransaction(call, (call) => setProgress(call, progress))
  const badgeId = body.items[0].id as string
  const { body: mine } = await learner.get(`/me/badges/${badgeId}`)
  const taken = await learner.get(`/me/badges/${badgeId}/credential`)
  if (taken.status !== 200) throw new Error(JSON.stringify(taken.body))
  return [imageId, badgeId, mine.award.id]
}
