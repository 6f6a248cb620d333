import { describe, expect, test } from 'vitest'
import { clearCallerCache } from '../auth/sessions/identity-service.ts'
import { newId } from '../platform/ids.ts'
import { addTeam } from '../testing/people.ts'
import { codeOf } from '../testing/client.ts'
import {
  admin,
  arrange,
  box,
  hub,
  idsOf,
  join,
  learner,
  makeLink,
  makePlaylist,
  manager,
  mate,
  share,
  shown,
  stranger,
  team,
  useSharingHub,
} from './sharing-fixtures.ts'

useSharingHub()

describe('createRecommendations', () => {
  test('puts content on the list of somebody, with who shared it and what they wrote', async () => {
    const id = await makeLink('Fire drill')
    hub.setNow(new Date('2026-11-03T08:00:00.000Z'))
    const reach = await share(learner, {
      share_ref_ids: [id],
      user_ids: [mate.memberId],
      label: 'New',
      message: '<b>Read</b> this',
    })
    hub.setNow(null)
    expect(reach).toEqual({ success: true, contentCount: 1, userCount: 1, emailCount: 0 })
    const { items, total } = await shown(mate)
    expect(total).toBe(1)
    expect(items).toEqual([
      {
        share_ref_id: id,
        share_context_id: null,
        content: expect.objectContaining({ id, name: 'Fire drill' }),
        sharers: [{ id: learner.memberId, displayName: 'Lea Learner', pictureUrl: null }],
        sharedTime: '2026-11-03T08:00:00.000Z',
        label: 'New',
        message: '<b>Read</b> this',
      },
    ])
    expect(await idsOf(learner)).toEqual([])
    expect(await idsOf(manager)).toEqual([])
  })

  test('reaches the members of a team now and those who join later, but not who shared it', async () => {
    const id = await makePlaylist()
    const reach = await share(learner, { share_ref_ids: [id], team_ids: [team] })
    expect(reach.userCount).toBe(2)
    for (const who of [mate, manager]) expect(await idsOf(who)).toEqual([id])
    expect(await idsOf(learner)).toEqual([])
    expect(await idsOf(stranger)).toEqual([])
    await join(stranger)
    expect(await idsOf(stranger)).toEqual([id])
  })

  test('shows nothing of what was shared with a team to who left it, or once the team is deleted', async () => {
    const id = await makePlaylist()
    await share(learner, { share_ref_ids: [id], team_ids: [team] })
    const { db } = await hub.hubCall()
    await db.deleteFrom('team_member').where('member_id', '=', mate.memberId).execute()
    clearCallerCache(await hub.hubCall())
    expect(await idsOf(mate)).toEqual([])
    await db.updateTable('team').set({ is_deleted: true }).where('id', '=', team).execute()
    clearCallerCache(await hub.hubCall())
    expect(await idsOf(manager)).toEqual([])
  })

  test('counts somebody once who is named and belongs to a team, and nobody who may not see the content', async () => {
    const [open, closed] = [await makePlaylist(), await makePlaylist({ audience: 'teams', teamIds: [team] })]
    const body = { user_ids: [mate.memberId, stranger.memberId, admin.memberId], team_ids: [team] }
    expect((await share(admin, { ...body, share_ref_ids: [open] })).userCount).toBe(4)
    expect((await share(admin, { ...body, share_ref_ids: [closed] })).userCount).toBe(3)
    expect((await share(admin, { ...body, share_ref_ids: [closed, open] })).userCount).toBe(4)
    expect(await idsOf(stranger)).toEqual([open])
    await join(stranger)
    expect(new Set(await idsOf(stranger))).toEqual(new Set([open, closed]))
  })

  test('gives nobody by name what they could not see then', async () => {
    const id = await makePlaylist({ audience: 'teams', teamIds: [team] })
    expect((await share(admin, { share_ref_ids: [id], user_ids: [stranger.memberId] })).userCount).toBe(0)
    await join(stranger)
    expect(await idsOf(stranger)).toEqual([])
  })

  test('opens content in a playlist that holds it', async () => {
    const [id, playlist, other] = [await makeLink(), await makePlaylist(), await makePlaylist()]
    const hidden = await makeLink('For admins', { audience: 'admin' })
    const draft = await makeLink('Draft', { published: false })
    await arrange(
      playlist,
      [id, hidden, draft].map((contentId, index) => ({ contentId, rank: String(index + 1) })),
    )
    const body = { share_ref_ids: [id], user_ids: [mate.memberId] }
    for (const share_ref_ids of [[hidden], [draft]])
      expect(
        codeOf(await learner.post('/recommendations/', { ...body, share_ref_ids, share_context_ids: [playlist] })),
      ).toEqual([400, 'unknown-reference'])
    const gone = await makePlaylist()
    await arrange(gone, [{ contentId: id, rank: '1' }])
    expect((await admin.delete(`/playlists/${gone}`)).status).toBe(200)
    for (const who of [learner, admin])
      expect(codeOf(await who.post('/recommendations/', { ...body, share_context_ids: [gone] }))).toEqual([
        400,
        'unknown-reference',
      ])
    await share(learner, { ...body, share_context_ids: [playlist] })
    await share(learner, body)
    expect((await shown(mate)).items.map((item) => item.share_context_id)).toEqual([null, playlist])
    for (const contextId of [other, newId(), id])
      expect(codeOf(await learner.post('/recommendations/', { ...body, share_context_ids: [contextId] }))).toEqual([
        400,
        'unknown-reference',
      ])
    expect(codeOf(await learner.post('/recommendations/', { ...body, share_context_ids: [null, null] }))).toEqual([
      400,
      'context-count-mismatch',
    ])
    await arrange(playlist, [{ contentId: other, rank: '1' }])
    expect((await shown(mate)).items.map((item) => item.share_context_id)).toEqual([null])
  })

  test('does not lead into a section that is closed to the one who gets it', async () => {
    const [first, id, playlist] = [await makeLink(), await makeLink(), await makePlaylist()]
    await makePlaylist().then((other) => arrange(other, [{ contentId: id, rank: '1' }]))
    await arrange(playlist, [
      { contentId: first, rank: '1' },
      { rank: '2', updatedDetails: { name: 'Later', lockingMode: 'progress' } },
      { contentId: id, rank: '2.1' },
    ])
    const body = { share_ref_ids: [id], share_context_ids: [playlist], team_ids: [team] }
    expect(codeOf(await learner.post('/recommendations/', body))).toEqual([400, 'unknown-reference'])
    await learner.put(`/me/assets/${first}/read`)
    expect((await share(learner, body)).userCount).toBe(0)
    expect((await shown(mate)).total).toBe(0)
    await mate.put(`/me/assets/${first}/read`)
    expect((await shown(mate)).items).toMatchObject([{ share_ref_id: id, share_context_id: playlist }])
  })

  test('shares what a search finds, and nothing where it finds nothing', async () => {
    for (const name of ['Zebra one', 'Zebra two', 'Zebra three']) await makeLink(name)
    await makePlaylist({ name: 'Zebra for admins', audience: 'admin' })
    const body = { searchQuery: 'zebra', team_ids: [team] }
    expect(await share(learner, { ...body, limit: 2 })).toMatchObject({ contentCount: 2, userCount: 2 })
    expect((await shown(mate)).total).toBe(2)
    expect(await share(learner, body)).toMatchObject({ contentCount: 3 })
    expect(await share(learner, { searchQuery: 'xylophone', team_ids: [team] })).toMatchObject({
      contentCount: 0,
      userCount: 0,
    })
  })

  test('says what is missing', async () => {
    const id = await makeLink()
    for (const [body, code] of [
      [{ user_ids: [mate.memberId] }, 'content-required'],
      [{ share_ref_ids: [id] }, 'audience-required'],
      [{ share_ref_ids: [id], user_ids: [], team_ids: [] }, 'audience-required'],
      [{ share_ref_ids: [newId()], user_ids: [mate.memberId] }, 'unknown-reference'],
      [{ share_ref_ids: [], user_ids: [mate.memberId] }, 'bad-input'],
      [{ share_ref_ids: [id], user_ids: [mate.memberId], subject: 'a\r\nBcc: x' }, 'bad-input'],
    ] as const)
      expect(codeOf(await learner.post('/recommendations/', body))).toEqual([400, code])
    expect((await shown(mate)).total).toBe(0)
  })

  test('refuses people and teams beyond the caller’s own, all or nothing', async () => {
    const id = await makeLink()
    const otherTeam = await addTeam(hub.context.databases, 'Their team')
    const far = { team: await addTeam(hub.context.databases, 'Far team', 2), person: await hub.person({ domainId: 2 }) }
    const gone = await hub.person({ isDeleted: true, teams: [{ id: team, role: 'member' }] })
    const refused = [
      { user_ids: [mate.memberId, stranger.memberId] },
      { user_ids: [far.person.memberId] },
      { user_ids: [gone.memberId] },
      { user_ids: [newId()] },
      { team_ids: [team, otherTeam] },
      { team_ids: [far.team] },
      { user_ids: [mate.memberId], team_ids: [newId()] },
    ]
    for (const who of [learner, manager])
      for (const audience of refused)
        expect(codeOf(await who.post('/recommendations/', { share_ref_ids: [id], ...audience }))).toEqual([
          403,
          'not-allowed',
        ])
    for (const audience of [refused[1]!, refused[2]!, refused[5]!])
      expect((await admin.post('/recommendations/', { share_ref_ids: [id], ...audience })).status).toBe(403)
    expect((await shown(mate)).total).toBe(0)
    expect(
      await share(admin, { share_ref_ids: [id], user_ids: [stranger.memberId], team_ids: [otherTeam] }),
    ).toMatchObject({
      userCount: 1,
    })
    expect(await share(learner, { share_ref_ids: [id], user_ids: [learner.memberId] })).toMatchObject({ userCount: 0 })
  })

  test('lets nobody share what they may not see, except who looks after it', async () => {
    const hidden = await makePlaylist({ audience: 'admin' })
    const owned = await makePlaylist({ audience: 'teams', teamIds: [], ownerTeamId: team })
    const deleted = await makePlaylist()
    const { db } = await hub.hubCall()
    await db.updateTable('content').set({ is_deleted: true }).where('id', '=', deleted).execute()
    const audience = { user_ids: [mate.memberId] }
    for (const id of [hidden, owned, deleted])
      expect(codeOf(await learner.post('/recommendations/', { ...audience, share_ref_ids: [id] }))).toEqual([
        400,
        'unknown-reference',
      ])
    expect((await share(manager, { ...audience, share_ref_ids: [owned] })).userCount).toBe(0)
    const reader = await hub.person({ isAdmin: true, privileges: ['playlist_read'] })
    expect((await reader.post('/recommendations/', { ...audience, share_ref_ids: [owned] })).status).toBe(403)
    expect((await admin.post('/recommendations/', { ...audience, share_ref_ids: [deleted] })).status).toBe(400)
    expect((await share(admin, { ...audience, share_ref_ids: [owned] })).userCount).toBe(0)
  })

  test('speaks for the hub only with the right to change the content', async () => {
    const [playlist, asset] = [await makePlaylist(), await makeLink()]
    const body = {
      type: 'recommendation',
      share_ref_ids: [playlist, asset],
      user_ids: [mate.memberId],
      sendEmail: true,
    }
    expect((await learner.post('/recommendations/', body)).status).toBe(403)
    const half = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
    expect((await half.post('/recommendations/', body)).status).toBe(403)
    await share(admin, { ...body, message: 'For your week' })
    expect((await shown(mate)).items).toMatchObject([
      { sharers: [], message: 'For your week' },
      { sharers: [], message: 'For your week' },
    ])
    expect(box.mails).toHaveLength(1)
    expect(box.mails[0]!.text).not.toContain('Ada')
    expect(JSON.stringify((await mate.get('/me/notifications')).body)).not.toContain('Ada')
    expect((await mate.get(`/me/playlists/${playlist}`)).body).toMatchObject({
      sharers: [],
      recommendationType: 'recommendation',
    })
  })

  test('tells everybody whom it reaches once, whatever it holds', async () => {
    const [a, b] = [await makePlaylist(), await makeLink()]
    await share(learner, { share_ref_ids: [a, b], team_ids: [team], user_ids: [mate.memberId], message: 'Look' })
    const { body } = await mate.get('/me/notifications')
    expect(body.items).toMatchObject([
      { type: 'contentShared', actor: { id: learner.memberId }, content: { id: a }, message: 'Look', refId: null },
    ])
    expect((await learner.get('/me/notifications')).body.total).toBe(0)
  })
})

describe('its mails', () => {
  test('go to those whom it reaches and who want them, and name only what they may see', async () => {
    const [hidden, open] = [
      await makePlaylist({ name: 'Secret', audience: 'admin' }),
      await makePlaylist({ name: 'Open' }),
    ]
    const { db } = await hub.hubCall()
    await db.updateTable('member').set({ notification_channel: 'msteams' }).where('id', '=', manager.memberId).execute()
    const inHub = await hub.person({ teams: [{ id: team, role: 'member' }] })
    await inHub.patch('/me/settings', { settings: { news: { contentShared: 'hub' } } })
    const reach = await share(admin, {
      share_ref_ids: [hidden, open],
      team_ids: [team],
      sendEmail: true,
      subject: 'For you <b>',
      message: 'One\nTwo',
    })
    expect(reach).toMatchObject({ userCount: 4, emailCount: 2 })
    expect(box.mails.map(({ to }) => to.address).sort()).toEqual([learner.email, mate.email].sort())
    for (const { subject, text } of box.mails) {
      expect(subject).toBe('[Test hub] For you <b>')
      expect(text).toContain('Ada Person shared “Open” and more with you')
      expect(text).toContain('> One\n> Two')
      expect(text).not.toContain('Secret')
      expect(text).toContain('http://localhost:3000/shared')
    }
  })

  test('lead to the content', async () => {
    const [id, playlist] = [await makeLink('Words'), await makePlaylist()]
    await arrange(playlist, [{ contentId: id, rank: '1' }])
    await share(learner, {
      share_ref_ids: [id],
      share_context_ids: [playlist],
      user_ids: [mate.memberId],
      sendEmail: true,
    })
    expect(box.mails).toMatchObject([{ subject: '[Test hub] Lea Learner shared “Words” with you' }])
    expect(box.mails[0]!.text).toMatch(new RegExp(`/playlists/${playlist}/assets/${id}$`, 'm'))
  })

  test('go to the caller alone in a rehearsal, which shares nothing', async () => {
    const id = await makePlaylist()
    const body = { share_ref_ids: [id], team_ids: [team], testMode: true }
    expect(await share(learner, { ...body, sendEmail: true })).toMatchObject({
      contentCount: 1,
      userCount: 2,
      emailCount: 2,
    })
    expect(box.mails.map(({ to }) => to.address)).toEqual([learner.email])
    expect(await share(learner, body)).toMatchObject({ userCount: 2, emailCount: 0 })
    expect(box.mails).toHaveLength(1)
    expect((await shown(mate)).total).toBe(0)
    expect((await mate.get('/me/notifications')).body.total).toBe(0)
  })
})

describe('the limit of an hour', () => {
  test('is 20 calls, also when they come at once and a process starts anew', async () => {
    const id = await makeLink()
    const body = { share_ref_ids: [id], user_ids: [mate.memberId] }
    hub.setNow(new Date('2026-11-03T08:00:00.000Z'))
    await share(learner, { ...body, testMode: true, sendEmail: true })
    hub.setNow(new Date('2026-11-03T08:20:00.000Z'))
    const answers = await Promise.all(Array.from({ length: 22 }, () => learner.post('/recommendations/', body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
    const refused = answers.find(({ status }) => status === 429)!
    expect(refused.body.code).toBe('too-many-requests')
    expect(refused.headers['retry-after']).toBe('2400')
    expect((await share(learner, { ...body, testMode: true })).userCount).toBe(1)
    expect((await share(manager, body)).userCount).toBe(1)
    hub.setNow(new Date('2026-11-03T09:00:00.000Z'))
    expect((await learner.post('/recommendations/', body)).status).toBe(200)
    expect((await learner.post('/recommendations/', body)).status).toBe(429)
    hub.setNow(null)
  })
})

test('stays within its hub', async () => {
  const id = await makePlaylist()
  await share(admin, { share_ref_ids: [id], user_ids: [mate.memberId] })
  const far = await hub.person({ domainId: 2, isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  expect(codeOf(await far.post('/recommendations/', { share_ref_ids: [id], user_ids: [far.memberId] }))).toEqual([
    400,
    'unknown-reference',
  ])
  expect((await shown(far)).total).toBe(0)
  const { body } = await far.get('/teams-or-users')
  expect(JSON.stringify(body)).not.toContain(mate.memberId)
})
