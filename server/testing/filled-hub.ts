import { privileges } from '../../generated/reference.ts'
import { createTopic } from '../topics/service.ts'
import { featureContent } from '../content/service.ts'
import type { TestHub } from './app.ts'
import { addTeam } from './people.ts'

export interface FilledHub {
  /** The id of one thing of every kind. */
  ids: string[]
}

/** Fills a hub with one of everything, made through the API, each text of it holding `mark`. */
export async function fillHub(hub: TestHub, domainId: number, mark: string): Promise<FilledHub> {
  const { databases } = hub.context
  const teamId = await addTeam(databases, `${mark} team`, domainId)
  const admin = await hub.person({ domainId, isAdmin: true, privileges, firstName: mark })
  const learner = await hub.person({ domainId, firstName: mark, teams: [{ id: teamId, role: 'member' }] })
  const call = await hub.hubCall(domainId)
  const topicId = await createTopic(call, { name: `${mark} topic`, parentId: null, rank: 0 })
  const created = async (path: string, body: object) => {
    const answer = await admin.post(path, body)
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body as { id: string }
  }
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
  const token = await admin.post('/me/tokens', {
    name: mark.slice(0, 40),
    scopes: ['me'],
    expiresTime: new Date(Date.now() + 86_400_000).toISOString(),
  })
  const sessions = await admin.get('/auth/sessions')
  return {
    ids: [
      assetId,
      playlistId,
      teamPlaylistId,
      topicId,
      teamId,
      admin.memberId,
      learner.memberId,
      token.body.id,
      sessions.body.items[0].id,
    ],
  }
}
