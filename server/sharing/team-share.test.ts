import { describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { addTeam } from '../testing/people.ts'
import type { Somebody } from '../testing/app.ts'
import { codeOf } from '../testing/client.ts'
import {
  admin,
  arrange,
  hub,
  idsOf,
  learner,
  makeLink,
  makePlaylist,
  manager,
  mate,
  share,
  team,
  useSharingHub,
} from './sharing-fixtures.ts'

useSharingHub()

describe('deleteTeamShare', () => {
  const end = (who: Somebody, playlist_id: string, about: object = {}) =>
    who.delete('/teamShare', { team_id: team, playlist_id, ...about })

  test('takes a playlist off the lists of a team, and its audience with it', async () => {
    const id = await makePlaylist({ audience: 'teams', teamIds: [team] })
    const asset = await makeLink()
    await share(learner, { share_ref_ids: [id, asset], team_ids: [team] })
    await share(learner, { share_ref_ids: [id], user_ids: [mate.memberId] })
    expect((await end(manager, id, { action: 'dismiss' })).body).toEqual({ success: true })
    expect(await idsOf(manager)).toEqual([asset])
    expect(new Set(await idsOf(mate))).toEqual(new Set([id, asset]))
    expect((await end(manager, id, { action: 'dismiss' })).status).toBe(404)
    expect((await manager.get(`/me/playlists/${id}`)).status).toBe(200)
    const before = (await admin.get(`/playlists/${id}/contents`)).headers['etag']
    expect((await end(manager, id)).status).toBe(200)
    expect((await manager.get(`/me/playlists/${id}`)).status).toBe(404)
    expect(await idsOf(mate)).toEqual([asset])
    expect((await admin.get(`/playlists/${id}/contents`)).headers['etag']).not.toBe(before)
    expect((await end(manager, id)).status).toBe(404)
    expect((await hub.audit(id)).slice(1)).toMatchObject([
      { action: 'UPDATE', details: [{ property: 'teamShare', value: { teamId: team, action: 'dismiss' } }] },
      { action: 'UPDATE', details: [{ property: 'teamShare', value: { teamId: team, action: 'unshare' } }] },
    ])
  })

  test('ends what is shared without an audience of teams, and keeps what was completed', async () => {
    const [id, asset] = [await makePlaylist(), await makeLink()]
    await arrange(id, [{ contentId: asset, rank: '1' }])
    await share(admin, { share_ref_ids: [id], team_ids: [team] })
    await mate.put(`/me/assets/${asset}/read`)
    expect((await end(admin, id)).status).toBe(200)
    expect((await mate.get(`/me/playlists/${id}`)).body).toMatchObject({ userContentStatus: 'completed', sharers: [] })
  })

  test('is for admins and the managers of the team and of the owner', async () => {
    const otherTeam = await addTeam(hub.context.databases, 'Owners')
    const owner = await hub.person({ teams: [{ id: otherTeam, role: 'manager' }] })
    const [theirs, id] = [await makePlaylist({ ownerTeamId: otherTeam }), await makePlaylist()]
    await share(admin, { share_ref_ids: [theirs, id], team_ids: [team] })
    expect(codeOf(await end(owner, id))).toEqual([403, 'beyond-your-teams'])
    expect((await end(learner, id)).status).toBe(403)
    expect((await end(await hub.person({ isAdmin: true, privileges: ['playlist_read'] }), id)).status).toBe(403)
    expect((await end(owner, newId())).status).toBe(404)
    expect((await end(admin, await makeLink())).status).toBe(404)
    expect((await end(owner, theirs)).status).toBe(200)
    expect(
      (await end(await hub.person({ domainId: 2, isAdmin: true, privileges: ['playlist_write'] }), id)).status,
    ).toBe(404)
    expect((await end(admin, id, { team_id: otherTeam })).status).toBe(404)
    expect(await idsOf(mate)).toEqual([id])
  })

  test('happens once when two people do it at the same time', async () => {
    const id = await makePlaylist({ audience: 'teams', teamIds: [team] })
    await share(learner, { share_ref_ids: [id], team_ids: [team] })
    const answers = await Promise.all([end(admin, id), end(manager, id)])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 404]))
  })
})
