import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addAsset, addCourseFile, db, learner, useAssetsHub } from '../asset-fixtures.ts'

/** The most that a course can have the hub keep of one attempt: all it may set, its sequencing, and what happened in its launches. */

useAssetsHub()

const MB = 1_000_000
const ACTIVITIES = Array.from({ length: 12 }, (_, index) => `activity-${index}`)

/** Text that cannot be packed, in the characters that take the most room: a database keeps others smaller. */
const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length)

test('keeps less than 20 MB of a course that says all it can, and refuses the rest', async () => {
  const id = await addAsset(db, { type: 'scorm', fileId: await addCourseFile(db, ACTIVITIES, '2004') })
  const { attempt } = (await learner.post(`/me/assets/${id}/launch`)).body
  let sequence = 0
  const save = (state: object) =>
    learner.put(`/me/assets/${id}/attempts/${attempt.id}`, {
      launchId: attempt.launchId,
      sequence: (sequence += 1),
      currentActivityId: ACTIVITIES[0],
      activities: [],
      ...state,
    })
  const entry = (number: number) => ({
    number,
    at: 2_147_483_647,
    kind: 'set',
    element: noise(200),
    value: noise(100),
    error: noise(20),
  })
  // Of a launch that says all it may: 20 of them are kept, as sessions.test.ts has it.
  for (let from = 1; from <= 500; from += 50) {
    const entries = Array.from({ length: 50 }, (_, index) => entry(from + index))
    expect((await save({ entries })).status).toBe(200)
  }
  expect((await save({ entries: [entry(501)] })).status).toBe(400)
  const answers: number[] = []
  for (const activityId of ACTIVITIES) {
    const names = Array.from({ length: 14 }, (_, index) => [
      `cmi.interactions.${index}.learner_response`,
      noise(65_000),
    ])
    answers.push((await save({ activities: [{ activityId, values: Object.fromEntries(names) }] })).status)
  }
  expect(answers.filter((status) => status === 200).length).toBe(9)
  expect(answers.slice(9)).toEqual([413, 413, 413])
  expect((await save({ sequencing: noise(900_000) })).status).toBe(200)

  const size = sql<number>`pg_column_size(attempt.*)`.as('bytes')
  const { bytes } = await db.selectFrom('attempt').select(size).where('id', '=', attempt.id).executeTakeFirstOrThrow()
  const launch = await db
    .selectFrom('attempt_session')
    .select(sql<number>`pg_column_size(attempt_session.*)`.as('bytes'))
    .where('attempt_id', '=', attempt.id)
    .executeTakeFirstOrThrow()
  console.log(`The most of one attempt: ${bytes} bytes, and ${launch.bytes} of each of its last 20 launches`)
  expect(bytes).toBeGreaterThan(8 * MB)
  expect(bytes).toBeLessThan(10 * MB)
  expect(20 * launch.bytes).toBeGreaterThan(1 * MB)
  expect(20 * launch.bytes).toBeLessThan(10 * MB)
})
