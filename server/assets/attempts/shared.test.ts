import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addAsset, addCourseFile, db, hub, learner, useAssetsHub } from '../asset-fixtures.ts'
import type { SharedValue } from './shared-rules.ts'

/** What courses of SCORM 2004 hand on to one another, for one learner. */

useAssetsHub()

type Whose = Pick<typeof learner, 'post' | 'put'>

/** A course whose one activity maps the objective `met` and the store `notes`. */
async function course(isShared = true): Promise<string> {
  const sequencing = {
    id: 'root',
    objectivesGlobalToSystem: isShared,
    sharedDataGlobalToSystem: isShared,
    children: [
      {
        id: 'one',
        primaryObjective: { objectiveID: 'own', mapInfo: [{ targetObjectiveID: 'met' }] },
        objectives: [{ objectiveID: 'long', mapInfo: [{ targetObjectiveID: 'x'.repeat(401) }] }],
        sharedDataMaps: [{ targetID: 'notes' }],
      },
    ],
  }
  const fileId = await addCourseFile(db, ['one'], '2004')
  await db
    .updateTable('file')
    .set({ package: sql`jsonb_set(package, '{scorm,sequencing}', ${JSON.stringify(sequencing)}::jsonb)` })
    .where('file.id', '=', fileId)
    .execute()
  return addAsset(db, { type: 'scorm', fileId })
}

const launch = async (id: string, whose: Whose = learner) => (await whose.post(`/me/assets/${id}/launch`)).body.attempt
const value = (kind: SharedValue['kind'], id: string, text = 'known') => ({ kind, id, value: text })

async function say(id: string, sequence: number, ...shared: SharedValue[]) {
  const attempt = await launch(id)
  const state = { launchId: attempt.launchId, sequence, currentActivityId: 'one', activities: [], shared }
  return learner.put(`/me/assets/${id}/attempts/${attempt.id}`, state)
}

test('brings what one course set to the others of the same learner that name it', async () => {
  const [first, second, apart] = [await course(), await course(), await course(false)]
  expect((await launch(second)).shared).toEqual([])
  const strange = [value('objective', 'of another course'), value('data', 'met'), value('data', 'notes', 'a\0b')]
  expect(await say(first, 1, value('objective', 'met'), ...strange)).toMatchObject({ status: 200 })
  const handedOn = [value('data', 'notes', 'a\0b'), value('objective', 'met')]
  expect((await launch(second)).shared).toEqual(handedOn)
  expect((await launch(first)).shared).toEqual(handedOn)
  expect((await launch(apart)).shared).toEqual([])
  expect((await launch(second, await hub.person())).shared).toEqual([])
  // What comes last counts, and a course that keeps its own to the attempt sets nothing.
  await say(apart, 1, value('objective', 'met', 'apart'))
  await say(second, 1, value('objective', 'met', 'again'))
  expect((await launch(first)).shared[1]).toEqual(value('objective', 'met', 'again'))
})

test('forgets what a course set as its learner begins it anew, and hears no more of the attempt before', async () => {
  const [first, second] = [await course(), await course()]
  await db
    .updateTable('asset')
    .set({ scorm_settings: '{"completeWhen":"completed","canStartAgain":true}' })
    .where('content_id', '=', first)
    .execute()
  const before = await launch(first)
  await say(first, 1, value('objective', 'met'))
  await say(second, 1, value('data', 'notes'))
  expect(await learner.post(`/me/assets/${first}/attempts`)).toMatchObject({ status: 201 })
  const late = { sequence: 9, currentActivityId: 'one', activities: [], shared: [value('objective', 'met')] }
  expect(await learner.put(`/me/assets/${first}/attempts/${before.id}`, late)).toMatchObject({ status: 200 })
  expect((await launch(first)).shared).toEqual([value('data', 'notes')])
})
