import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { registerMassJobs } from '../jobs/jobs.ts'
import { deleteContent } from '../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { anAdmin, awardOf, badgesOf, complete, makersOfBadges, STAR, SUMMIT } from './badge-fixtures.ts'
import { registerBadgeJobs } from './jobs.ts'

let hub: TestHub
let admin: Somebody
let endings: (() => void)[]
beforeAll(async () => {
  hub = await testHub({ features: ['badges', 'team_playlists'] })
  admin = await anAdmin(hub)
  endings = [registerBadgeJobs(hub.context), await registerMassJobs(hub.context)]
})
afterAll(async () => {
  endings.forEach((end) => end())
  await hub.close()
})

const { course, give, makePlaylist, makeLink, arrange } = makersOfBadges(
  () => hub,
  () => admin,
)

/** The hub as it starts again, a while later. */
async function restart(): Promise<void> {
  endings.forEach((end) => end())
  hub.setNow(new Date(Date.now() + 120_000))
  endings = [await registerMassJobs(hub.context), registerBadgeJobs(hub.context)]
}

const stop = () => hub.context.jobs.work('run-job', () => Promise.reject(new Error('stopped')))

/** The newest job that awards a badge. */
async function jobOf(badgeId: string) {
  for (const job of (await admin.get('/jobs/?limit=100')).body.items) {
    const { items } = (await admin.get(`/jobs/${job.id}/items`)).body
    if (items.some(({ id }: { id: string }) => id === badgeId)) return job
  }
}

async function news(who: Somebody) {
  const { body } = await who.get('/me/notifications?type=badgeAwarded')
  return (body.items as { refId: string }[]).map(({ refId }) => refId)
}

describe('who completes a playlist', () => {
  test('is awarded its badge with the last asset, and told once', async () => {
    const { playlistId, linkIds } = await course({ name: 'Two steps' }, 2)
    const badgeId = await give(playlistId)
    const learner = await hub.person()
    await complete(learner, linkIds.slice(0, 1))
    expect(await learner.get(`/me/badges/${badgeId}`)).toMatchObject({
      status: 200,
      body: { completionRate: 0.5, award: null },
    })
    expect(await news(learner)).toEqual([])
    hub.setNow(new Date('2026-11-20T10:00:00.000Z'))
    await complete(learner, linkIds.slice(1))
    hub.setNow(null)
    const { body } = await learner.get(`/me/badges/${badgeId}`)
    expect(body).toEqual({
      id: badgeId,
      imageId: STAR,
      imageAlternativeText: 'A star',
      style: 'sticker',
      pictureUrl: `/api/badges/images/${STAR}/picture`,
      isDeleted: false,
      playlist: { id: playlistId, type: 'playlist', name: 'Two steps' },
      completionRate: 1,
      award: {
        id: expect.any(String),
        awardedTime: '2026-11-20T10:00:00.000Z',
        url: `http://localhost:3000/awards/${body.award.id}`,
      },
    })
    expect(await news(learner)).toEqual([badgeId])
  })

  test('keeps the badge when a step is taken back, and is not awarded it twice', async () => {
    const { playlistId, linkIds } = await course()
    const badgeId = await give(playlistId)
    const learner = await hub.person()
    await complete(learner, linkIds)
    const award = await awardOf(learner, badgeId)
    expect((await learner.put(`/me/assets/${linkIds[0]}/unread`)).status).toBe(200)
    expect(await awardOf(learner, badgeId)).toEqual(award)
    await complete(learner, linkIds)
    expect(await awardOf(learner, badgeId)).toEqual(award)
    expect(await news(learner)).toEqual([badgeId])
  })

  test('is awarded the badges of playlists round it as well', async () => {
    const { playlistId: inner, linkIds } = await course()
    const outer = await makePlaylist()
    await arrange(outer, [{ contentId: inner, rank: '1' }])
    const [innerBadge, outerBadge] = [await give(inner), await give(outer)]
    const learner = await hub.person()
    await complete(learner, linkIds)
    expect(await awardOf(learner, innerBadge)).not.toBeNull()
    expect(await awardOf(learner, outerBadge)).not.toBeNull()
  })

  test('is awarded it by two windows that complete the last two assets at once', async () => {
    const { playlistId, linkIds } = await course({}, 2)
    const badgeId = await give(playlistId)
    for (let round = 0; round < 8; round += 1) {
      const learner = await hub.person()
      await Promise.all(linkIds.map((id) => complete(learner, [id])))
      expect(await awardOf(learner, badgeId)).not.toBeNull()
    }
  })

  test('is awarded it also while the playlist is given the badge', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { playlistId, linkIds } = await course()
      const learners = await Promise.all([hub.person(), hub.person(), hub.person()])
      const [badgeId] = await Promise.all([give(playlistId), ...learners.map((learner) => complete(learner, linkIds))])
      for (const learner of learners) expect(await awardOf(learner, badgeId)).not.toBeNull()
    }
  })

  test('has nothing to do where nothing is required', async () => {
    const badgeId = await give(await makePlaylist())
    const learner = await hub.person()
    expect(await learner.get(`/me/badges/${badgeId}`)).toMatchObject({ body: { completionRate: 0, award: null } })
  })
})

describe('who completed a playlist before it had a badge', () => {
  test('is awarded it with the badge', async () => {
    const { playlistId, linkIds } = await course()
    const [done, open, gone] = [await hub.person(), await hub.person(), await hub.person()]
    await complete(done, linkIds)
    await complete(gone, linkIds)
    await hub.context.databases
      .forHub(1)
      .updateTable('member')
      .set({ is_deleted: true })
      .where('id', '=', gone.memberId)
      .execute()
    const badgeId = await give(playlistId)
    expect(await awardOf(done, badgeId)).not.toBeNull()
    expect(await news(done)).toEqual([badgeId])
    expect(await awardOf(open, badgeId)).toBeNull()
    const { body } = await admin.get('/badges/?limit=100')
    expect(body.items.find(({ id }: { id: string }) => id === badgeId).awardedCount).toBe(1)
  })

  test('is awarded it in the next round where the process was stopped meanwhile', async () => {
    const { playlistId, linkIds } = await course()
    const learner = await hub.person()
    await complete(learner, linkIds)
    await stop()
    const badgeId = await give(playlistId)
    expect(await awardOf(learner, badgeId)).toBeNull()
    await restart()
    await vi.waitFor(async () => expect(await awardOf(learner, badgeId)).not.toBeNull())
    expect(await news(learner)).toEqual([badgeId])
    hub.setNow(null)
  })

  test('waits for it while the playlist is deleted', async () => {
    const { playlistId, linkIds } = await course()
    const learner = await hub.person()
    await complete(learner, linkIds)
    await stop()
    const badgeId = await give(playlistId)
    await deleteContent(hub, playlistId)
    await restart()
    await vi.waitFor(async () => expect((await jobOf(badgeId)).state).toBe('succeeded'))
    expect(await jobOf(badgeId)).toMatchObject({ doneCount: 0, skippedCount: 1 })
    await deleteContent(hub, playlistId, false)
    expect(await awardOf(learner, badgeId)).toBeNull()
    await restart()
    await vi.waitFor(async () => expect(await awardOf(learner, badgeId)).not.toBeNull())
    expect((await jobOf(badgeId)).createdBy).toBeNull()
    hub.setNow(null)
  })

  test('is awarded it by a job, which names nobody and is not begun for nobody', async () => {
    const [two, none] = [await course(), await course()]
    for (const learner of [await hub.person(), await hub.person()]) await complete(learner, two.linkIds)
    const badgeId = await give([two.playlistId, none.playlistId])
    const job = await jobOf(badgeId)
    expect(job).toMatchObject({
      kind: 'createBadges',
      state: 'succeeded',
      createdBy: { id: admin.memberId },
      total: 1,
      doneCount: 1,
      canCancel: false,
      canUndo: false,
    })
    const items = (await admin.get(`/jobs/${job.id}/items`)).body.items
    expect(items).toMatchObject([{ type: 'badge', id: badgeId, name: 'A playlist', state: 'done' }])
    expect((await hub.person().then((somebody) => somebody.get(`/jobs/${job.id}`))).status).toBe(404)
    const jobCount = async () => (await admin.get('/jobs/')).body.total
    const before = await jobCount()
    await give((await course()).playlistId)
    expect(await jobCount()).toBe(before)
  })

  test('is awarded it when it is restored', async () => {
    const { playlistId, linkIds } = await course()
    const badgeId = await give(playlistId)
    expect((await admin.delete(`/badges/${badgeId}`)).status).toBe(200)
    const learner = await hub.person()
    await complete(learner, linkIds)
    expect((await learner.get(`/me/badges/${badgeId}`)).status).toBe(404)
    expect((await admin.patch(`/badges/${badgeId}`, {})).status).toBe(200)
    expect(await awardOf(learner, badgeId)).not.toBeNull()
    expect(await news(learner)).toEqual([badgeId])
  })
})

describe('a hub that has switched badges off', () => {
  test('awards them without a word, and shows them when it switches them on', async () => {
    const { playlistId, linkIds } = await course()
    const badgeId = await give(playlistId)
    const learner = await hub.person()
    const set = async (features: string[]) => {
      await hub.context.databases.shared.updateTable('hub').set({ features }).where('domain_id', '=', 1).execute()
      const { clearHubCache } = await import('../hubs/registry-service.ts')
      clearHubCache(hub.context)
    }
    await set([])
    await complete(learner, linkIds)
    expect((await learner.get('/me/badges/')).status).toBe(404)
    expect((await learner.get(`/me/playlists/${playlistId}`)).body).toMatchObject({ badge: null, hasUserBadge: false })
    expect((await learner.get('/me/content/stats')).body).toMatchObject({ badgesTotalCount: 0, badgesAwardedCount: 0 })
    await set(['badges', 'team_playlists'])
    expect(await awardOf(learner, badgeId)).not.toBeNull()
    expect(await news(learner)).toEqual([])
  })
})

describe('the list of badges', () => {
  test('has those that were awarded first, the newest of them first, then the nearest', async () => {
    const own = await testHub({ features: ['badges'] })
    const boss = await anAdmin(own)
    const make = makersOfBadges(
      () => own,
      () => boss,
    )
    try {
      const courses = []
      for (const name of ['first', 'second', 'half', 'b none', 'A none'])
        courses.push(await make.course({ name }, name === 'half' ? 2 : 1))
      await make.give(courses.map(({ playlistId }) => playlistId))
      const learner = await own.person()
      await complete(learner, courses[0]!.linkIds)
      await complete(learner, courses[1]!.linkIds)
      await complete(learner, courses[2]!.linkIds.slice(0, 1))
      const names = async (query: string) => {
        const { body } = await learner.get(`/me/badges/${query}`)
        return [
          (body.items as { playlist: { name: string } }[]).map(({ playlist }) => playlist.name),
          body.total,
          body.nextOffset,
        ]
      }
      expect(await names('')).toEqual([['second', 'first', 'half', 'A none', 'b none'], 5, null])
      expect(await names('?limit=2&offset=1')).toEqual([['first', 'half'], 5, 3])
      expect(await names('?isAwarded=true')).toEqual([['second', 'first'], 2, null])
      expect(await names('?isAwarded=false')).toEqual([['half', 'A none', 'b none'], 3, null])
      const { body: stats } = await learner.get('/me/content/stats')
      expect(stats).toMatchObject({ badgesTotalCount: 5, badgesAwardedCount: 2 })
      own.statements()
      await learner.get('/me/badges/')
      const few = own.statements().length
      await make.give(await Promise.all(Array.from({ length: 20 }, () => make.makePlaylist())))
      own.statements()
      await learner.get('/me/badges/')
      expect(own.statements().length).toBe(few)
    } finally {
      await own.close()
    }
  })

  test('leaves out what somebody may not see, and keeps what they have', async () => {
    const teamId = await addTeam(hub.context.databases, 'A team')
    const { playlistId, linkIds } = await course({ audience: 'teams', teamIds: [teamId] })
    const badgeId = await give(playlistId)
    const [inside, outside] = [await hub.person({ teams: [{ id: teamId, role: 'member' }] }), await hub.person()]
    expect((await badgesOf(outside)).items.map(({ id }) => id)).not.toContain(badgeId)
    expect((await outside.get(`/me/badges/${badgeId}`)).status).toBe(404)
    expect((await outside.get(`/me/badges/${badgeId}/credential`)).status).toBe(404)
    await complete(inside, linkIds)
    const db = hub.context.databases.forHub(1)
    await db.updateTable('content').set({ is_deleted: true }).where('id', '=', playlistId).execute()
    expect((await inside.get(`/me/badges/${badgeId}`)).status).toBe(200)
    expect((await outside.get(`/me/badges/${badgeId}`)).status).toBe(404)
  })

  test('does not tell of a playlist that somebody completed without ever seeing it', async () => {
    const { playlistId, linkIds } = await course({ name: 'Open' })
    const secret = await makePlaylist({ name: 'Secret', audience: 'admin' })
    await arrange(
      secret,
      linkIds.map((contentId) => ({ contentId, rank: '1' })),
    )
    const before = await hub.person()
    await complete(before, linkIds)
    await complete(admin, linkIds)
    const [openBadge, secretBadge] = [await give(playlistId), await give(secret)]
    const after = await hub.person()
    await complete(after, linkIds)
    for (const learner of [before, after]) {
      expect(await awardOf(learner, openBadge)).not.toBeNull()
      expect((await learner.get(`/me/badges/${secretBadge}`)).status).toBe(404)
      expect(JSON.stringify((await badgesOf(learner, '?limit=100')).items)).not.toContain('Secret')
      expect((await learner.get('/me/content/stats')).body.badgesAwardedCount).toBe(1)
    }
    expect(await awardOf(admin, secretBadge)).not.toBeNull()
  })

  test('belongs to the hub', async () => {
    const badgeId = await give((await course()).playlistId)
    const foreign = await hub.person({ domainId: 2 })
    expect((await foreign.get(`/me/badges/${badgeId}`)).status).toBe(404)
    expect(await badgesOf(foreign)).toMatchObject({ total: 0 })
  })
})

describe('a playlist', () => {
  test('names its badge and whether somebody has it', async () => {
    const { playlistId, linkIds } = await course()
    const learner = await hub.person()
    const shown = async () => {
      const { badge, hasUserBadge } = (await learner.get(`/me/playlists/${playlistId}`)).body
      return [badge, hasUserBadge]
    }
    expect(await shown()).toEqual([null, false])
    const id = await give(playlistId, SUMMIT)
    const badge = {
      id,
      imageId: SUMMIT,
      imageAlternativeText: 'A flag on a summit',
      style: 'sticker',
      pictureUrl: `/api/badges/images/${SUMMIT}/picture`,
      isDeleted: false,
    }
    expect(await shown()).toEqual([badge, false])
    await complete(learner, linkIds)
    expect(await shown()).toEqual([badge, true])
    await admin.delete(`/badges/${id}`)
    expect(await shown()).toEqual([{ ...badge, isDeleted: true }, true])
    const other = await hub.person()
    expect((await other.get(`/me/playlists/${playlistId}`)).body).toMatchObject({ badge: null, hasUserBadge: false })
    const next = await give(playlistId)
    expect((await learner.get(`/me/playlists/${playlistId}`)).body).toMatchObject({
      badge: { id: next },
      hasUserBadge: true,
    })
  })
})

test('leaves awards of other people alone when content is done that no playlist holds', async () => {
  const learner = await hub.person()
  await complete(learner, [await makeLink()])
  expect(await badgesOf(learner, '?isAwarded=true')).toMatchObject({ total: 0 })
})
