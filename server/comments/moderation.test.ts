import { describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { deleteContent } from '../playlists/playlist-fixtures.ts'
import { testHub } from '../testing/app.ts'
import { codeOf } from '../testing/client.ts'
import { addTeam } from '../testing/people.ts'
import {
  admin,
  comments,
  commentsOf,
  hub,
  learner,
  makeLink,
  makePlaylist,
  other,
  playlistId,
  say,
  shown,
  useCommentsHub,
} from './comment-fixtures.ts'

/** Deleting comments and bringing them back. */

useCommentsHub()

describe('deleteMyContentComment', () => {
  test("lets nobody delete another's but those with the right on this type of content and managers of its owner", async () => {
    const teamId = await addTeam(hub.context.databases, 'Owners')
    const otherTeam = await addTeam(hub.context.databases, 'Others')
    const owned = await makePlaylist({ ownerTeamId: teamId })
    const path = commentsOf(owned)
    const manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
    const member = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
    const managerElsewhere = await hub.person({ teams: [{ id: otherTeam, role: 'manager' }] })
    const ofAssets = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    const id = await say(learner, 'Hello', undefined, path)
    for (const who of [other, member, managerElsewhere, ofAssets]) {
      expect((await shown(who, '', path)).items[0]).toMatchObject({ canDelete: false })
      expect((await who.delete(`${path}${id}`)).status).toBe(403)
    }
    expect((await shown(manager, '', path)).items[0]).toMatchObject({ canDelete: true, canEdit: false })
    expect((await manager.delete(`${path}${id}`)).status).toBe(200)
    expect((await manager.post(`${path}${id}/restore`)).status).toBe(403)
    const onAsset = commentsOf(await makeLink())
    const second = await say(learner, 'Hello', undefined, onAsset)
    expect((await ofAssets.delete(`${onAsset}${second}`)).status).toBe(200)
  })

  test('gives managers nothing where the hub does without team playlists', async () => {
    const plain = await testHub()
    const teamId = await addTeam(plain.context.databases, 'Owners')
    const maker = await plain.person({ isAdmin: true, privileges: ['playlist_write'] })
    const manager = await plain.person({ teams: [{ id: teamId, role: 'manager' }] })
    const made = await maker.post('/playlists/', { name: 'Owned', ownerTeamId: teamId })
    const path = commentsOf(made.body.id)
    const id = await say(maker, 'Hello', undefined, path)
    expect((await manager.delete(`${path}${id}`)).status).toBe(403)
    await plain.close()
  })

  test('keeps the text out of the audit and, once its author deleted it, out of the database', async () => {
    const [own, moderated] = [await say(learner, 'SECRET own'), await say(learner, 'SECRET moderated')]
    await learner.delete(`${comments}${own}`)
    await admin.delete(`${comments}${moderated}`)
    const { db } = await hub.hubCall()
    const row = await db.selectFrom('comment').selectAll().where('id', '=', own).executeTakeFirstOrThrow()
    expect([row.message, row.is_deleted_by_author]).toEqual([null, true])
    const audit = [...(await hub.audit(own)), ...(await hub.audit(moderated))]
    expect(audit).toMatchObject([
      { action: 'DELETE', actor_id: learner.memberId, object_type: 'comment' },
      { action: 'DELETE', actor_id: admin.memberId, object_name: 'A playlist' },
    ])
    expect(JSON.stringify(audit)).not.toContain('SECRET')
  })

  test('answers 404 to all but one of two who delete at once, and counts once', async () => {
    const id = await say(learner, 'Hello')
    const answers = await Promise.all([learner.delete(`${comments}${id}`), admin.delete(`${comments}${id}`)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await learner.get(`/me/playlists/${playlistId}`)).body.commentCount).toBe(0)
    expect(await hub.audit(id)).toHaveLength(1)
  })

  test('answers 404 under other content', async () => {
    const id = await say(learner, 'Hello')
    const path = commentsOf(await makePlaylist())
    for (const who of [learner, admin]) {
      expect((await who.delete(`${path}${id}`)).status).toBe(404)
    }
    expect((await admin.post(`${path}${id}/restore`)).status).toBe(404)
  })
})

test('those who looked after deleted content can neither delete nor restore comments on it', async () => {
  const teamId = await addTeam(hub.context.databases, 'Owners')
  const manager = await hub.person({ teams: [{ id: teamId, role: 'manager' }] })
  const owned = await makePlaylist({ ownerTeamId: teamId })
  const path = commentsOf(owned)
  const id = await say(learner, 'Hello', undefined, path)
  await deleteContent(hub, owned)
  for (const who of [manager, admin]) expect(codeOf(await who.delete(`${path}${id}`))).toEqual([404, 'not-found'])
  expect(codeOf(await admin.post(`${path}${id}/restore`))).toEqual([404, 'not-found'])
})

describe('restoreMyContentComment', () => {
  test('brings a comment back with its text and place, and leaves one that was not deleted', async () => {
    const id = await say(learner, 'Hello')
    await admin.delete(`${comments}${id}`)
    for (let nth = 0; nth < 2; nth += 1) expect((await admin.post(`${comments}${id}/restore`)).status).toBe(200)
    expect((await shown(learner)).items).toMatchObject([{ id, message: 'Hello', isDeleted: false, canEdit: true }])
    expect((await hub.audit(id)).map(({ action }) => action)).toEqual(['DELETE', 'RESTORE'])
    expect((await learner.get(`/me/playlists/${playlistId}`)).body.commentCount).toBe(1)
  })

  test('refuses what its author deleted, and everybody without the right on this type of content', async () => {
    const [own, id] = [await say(learner, 'Own'), await say(learner, 'Hello')]
    await learner.delete(`${comments}${own}`)
    await admin.delete(`${comments}${id}`)
    const ofAssets = await hub.person({ isAdmin: true, privileges: ['asset_write'] })
    expect(codeOf(await admin.post(`${comments}${own}/restore`))).toEqual([409, 'deleted-by-author'])
    for (const who of [learner, ofAssets]) expect((await who.post(`${comments}${id}/restore`)).status).toBe(403)
    expect((await admin.post(`${comments}${newId()}/restore`)).status).toBe(404)
  })

  test('works on content that is not meant for who looks after it', async () => {
    const teamId = await addTeam(hub.context.databases, 'A team')
    const path = commentsOf(await makePlaylist({ audience: 'teams', teamIds: [teamId] }))
    const member = await hub.person({ teams: [{ id: teamId, role: 'member' }] })
    const id = await say(member, 'Among us', undefined, path)
    expect((await admin.get(path)).status).toBe(404)
    expect((await admin.delete(`${path}${id}`)).status).toBe(200)
    expect((await admin.post(`${path}${id}/restore`)).status).toBe(200)
    expect((await learner.delete(`${path}${id}`)).status).toBe(404)
  })
})
