import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { codeOf } from '../testing/client.ts'

const NOW = new Date('2026-11-04T12:00:00.000Z')

let hub: TestHub
let learner: Somebody
let other: Somebody
let refId: string

beforeAll(async () => {
  hub = await testHub({ features: ['helix'] })
  learner = await hub.person()
  other = await hub.person()
})
beforeEach(async () => {
  hub.setNow(null)
  refId = await addSkill(learner)
})
afterAll(() => hub.close())

/** A skill in the analysis of a meeting, as if one had been made. @returns its id */
async function addSkill({ memberId, domainId }: Somebody): Promise<string> {
  const id = newId()
  const { db } = await hub.hubCall(domainId)
  await db.insertInto('user_meeting_skill').values({ id, member_id: memberId }).execute()
  return id
}

const about = (more: object = {}) => ({ type: 'helix_user_meeting_skill', refId, rating: true, ...more })

/** @returns its id */
async function give(who = learner, more: object = {}): Promise<string> {
  const { status, body } = await who.post('/me/feedback/', about(more))
  expect([status, body.success]).toEqual([201, true])
  return body.id as string
}

const get = (who: Somebody, id: string) => who.get(`/me/feedback/${id}`)

describe('createMyFeedback', () => {
  test('stores what the caller thinks of their own analysis', async () => {
    hub.setNow(NOW)
    const id = await give(learner, { rating: false, comment: 'I was only <b>quoting</b>.' })
    expect(await get(learner, id)).toMatchObject({ status: 200 })
    expect((await get(learner, id)).body).toEqual({
      id,
      domainId: 1,
      userId: learner.memberId,
      refId,
      rating: false,
      comment: 'I was only <b>quoting</b>.',
      type: 'helix_user_meeting_skill',
      createdTime: NOW.toISOString(),
      updatedTime: NOW.toISOString(),
    })
  })

  test('takes no comment as none', async () => {
    expect((await get(learner, await give())).body.comment).toBeNull()
    refId = await addSkill(learner)
    expect((await get(learner, await give(learner, { comment: null }))).body.comment).toBeNull()
  })

  test('keeps odd characters, and the longest comment', async () => {
    const id = await give(learner, { comment: 'half \ud800 a pair' })
    expect((await get(learner, id)).body.comment).toBe('half \ud800 a pair'.toWellFormed())
    refId = await addSkill(learner)
    const longest = '🦉'.repeat(2000)
    expect((await get(learner, await give(learner, { comment: longest }))).body.comment).toBe(longest)
  })

  test('refuses a skill that is not from the analysis of the caller', async () => {
    const foreign = await hub.person({ domainId: 2 })
    for (const id of [await addSkill(other), await addSkill(foreign), newId(), learner.memberId]) {
      const answer = await learner.post('/me/feedback/', about({ refId: id }))
      expect(codeOf(answer)).toEqual([400, 'unknown-reference'])
      expect(answer.body.errors[0].pointer).toBe('/refId')
    }
  })

  test('refuses a second one on the same skill, also of two at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => learner.post('/me/feedback/', about())))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect(codeOf(await learner.post('/me/feedback/', about({ rating: false })))).toEqual([409, 'conflict'])
  })

  test.each([
    [{ type: 'gossip' }],
    [{ rating: 'yes' }],
    [{ rating: null }],
    [{ refId: 'skill' }],
    [{ comment: 'x'.repeat(2001) }],
    [{ comment: 'a\u0000b' }],
    [{ userId: newId() }],
  ])('refuses %j', async (more) => {
    expect((await learner.post('/me/feedback/', about(more))).status).toBe(400)
  })
})

describe('updateMyFeedback', () => {
  test('changes what is sent and leaves the rest', async () => {
    hub.setNow(NOW)
    const id = await give(learner, { comment: 'That is how it was.' })
    const { body: before } = await get(learner, id)
    const later = new Date(NOW.getTime() + 60_000)
    hub.setNow(later)
    const patch = (body: object) => learner.patch(`/me/feedback/${id}`, body)
    expect(await patch({ rating: false })).toMatchObject({ status: 200, body: { success: true } })
    expect((await get(learner, id)).body).toEqual({ ...before, rating: false, updatedTime: later.toISOString() })
    await patch({ comment: 'Not quite.' })
    expect((await get(learner, id)).body).toMatchObject({ rating: false, comment: 'Not quite.' })
    await patch({ comment: null, rating: true })
    expect((await get(learner, id)).body).toMatchObject({ rating: true, comment: null })
  })

  test('refuses nothing at all, and what stays as it is', async () => {
    const id = await give()
    for (const body of [{}, { refId: newId() }, { type: 'helix_user_meeting_skill' }, { rating: 1 }])
      expect((await learner.patch(`/me/feedback/${id}`, body)).status).toBe(400)
  })
})

describe('deleteMyFeedback', () => {
  test('deletes it for good, so that there may be another', async () => {
    const id = await give()
    expect(await learner.delete(`/me/feedback/${id}`)).toMatchObject({ status: 200, body: { success: true } })
    expect((await learner.delete(`/me/feedback/${id}`)).status).toBe(404)
    expect((await get(learner, id)).status).toBe(404)
    await give()
  })
})

test('shows, changes and deletes nothing that another person gave', async () => {
  const id = await give()
  const admin = await hub.person({ isAdmin: true, privileges: ['report_read', 'user_write', 'settings_write'] })
  const foreign = await hub.person({ domainId: 2 })
  for (const who of [other, admin, foreign]) {
    expect((await get(who, id)).status).toBe(404)
    expect((await who.patch(`/me/feedback/${id}`, { rating: false })).status).toBe(404)
    expect((await who.delete(`/me/feedback/${id}`)).status).toBe(404)
  }
  expect((await get(learner, id)).body.rating).toBe(true)
})

test('is not there in a hub without Helix', async () => {
  const plain = await testHub()
  const somebody = await plain.person()
  expect((await somebody.post('/me/feedback/', about())).status).toBe(404)
  expect((await somebody.get(`/me/feedback/${newId()}`)).status).toBe(404)
  await plain.close()
})
