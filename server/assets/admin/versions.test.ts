import { describe, expect, test } from 'vitest'
import { privileges } from '../../../generated/reference.ts'
import { sweepFiles } from '../../files/delete-service.ts'
import { testHub } from '../../testing/app.ts'
import { addTeam } from '../../testing/people.ts'
import {
  addAsset,
  addCourseFile,
  addFile,
  addVideo,
  db,
  hub,
  learner,
  useAssetsHub,
  type AssetAbout,
} from '../asset-fixtures.ts'

useAssetsHub()

const admin = () => hub.person({ isAdmin: true, privileges })
const anyVersion = { 'if-match': '*' }

/** A course that the learner has begun in the first of two files. */
async function begunCourse(ids = ['one', 'two']) {
  const [first, second] = [await addCourseFile(db, ids), await addCourseFile(db, ['one', 'three'])]
  const id = await addAsset(db, { type: 'scorm', name: 'A course', fileId: first })
  const launch = async () => (await learner.post(`/me/assets/${id}/launch`)).body
  const { attempt } = await launch()
  await learner.put(`/me/assets/${id}/attempts/${attempt.id}`, {
    sequence: 1,
    currentActivityId: 'two',
    activities: [
      { activityId: 'one', values: { 'cmi.core.lesson_status': 'completed' } },
      { activityId: 'two', values: { 'cmi.core.lesson_location': 'page 3' } },
    ],
  })
  const editor = await admin()
  const replace = (fileId: string, whenReplaced?: string) =>
    editor.patch(`/assets/${id}`, { name: 'A course', fileId, ...(whenReplaced && { whenReplaced }) }, anyVersion)
  return { id, first, second, attempt, launch, replace, editor }
}

describe('whenReplaced', () => {
  test('lets people begin a course anew where nothing is said', async () => {
    const { second, attempt, launch, replace } = await begunCourse()
    expect((await replace(second)).status).toBe(200)
    const opened = (await launch()).attempt
    expect(opened.id).not.toBe(attempt.id)
    expect(opened.activities).toEqual([])
  })

  test('keeps of a course what the new file knows', async () => {
    const { second, attempt, launch, replace } = await begunCourse()
    await replace(second, 'keep')
    const { attempt: opened, course } = await launch()
    expect(opened.id).not.toBe(attempt.id)
    expect(course.activities.map(({ id }: { id: string }) => id)).toEqual(['one', 'three'])
    expect(opened).toMatchObject({
      currentActivityId: null,
      activities: [{ activityId: 'one', values: { 'cmi.core.lesson_status': 'completed' } }],
    })
  })

  test('lets people finish a course in the file that they began with, and others begin the new one', async () => {
    const { id, second, attempt, launch, replace } = await begunCourse()
    await replace(second, 'finish')
    const again = await launch()
    expect(again.attempt.id).toBe(attempt.id)
    expect(again.course.activities.map((activity: { id: string }) => activity.id)).toEqual(['one', 'two'])
    const other = (await (await hub.person()).post(`/me/assets/${id}/launch`)).body
    expect(other.course.activities.map((activity: { id: string }) => activity.id)).toEqual(['one', 'three'])

    await learner.put(`/me/assets/${id}/attempts/${attempt.id}`, {
      sequence: 2,
      currentActivityId: 'two',
      activities: [{ activityId: 'two', values: { 'cmi.core.lesson_status': 'completed' } }],
    })
    expect((await learner.get(`/me/assets/${id}`)).body.userContentStatus).toBe('completed')
    expect((await launch()).attempt.id).not.toBe(attempt.id)
  })

  test('keeps the place in a recording, or begins it from its start', async () => {
    const editor = await admin()
    const id = await addAsset(db, { type: 'upload', name: 'A film', fileId: await addVideo(db) })
    await learner.post(`/me/assets/${id}/launch`)
    await learner.put(`/me/assets/${id}/position`, { position: 40, duration: 100 })
    const replace = async (whenReplaced?: string) =>
      editor.patch(
        `/assets/${id}`,
        { name: 'A film', fileId: await addVideo(db), ...(whenReplaced && { whenReplaced }) },
        anyVersion,
      )
    await replace()
    expect((await learner.post(`/me/assets/${id}/launch`)).body.position).toBe(40)
    await replace('restart')
    expect((await learner.post(`/me/assets/${id}/launch`)).body.position).toBeNull()
    expect(await replace('finish')).toMatchObject({ status: 400, body: { code: 'not-a-course' } })
  })
})

test('begins a document from its first page, or keeps the page', async () => {
  const editor = await admin()
  const pdf = () => addFile(db, { contentType: 'application/pdf', format: 'pdf' })
  const id = await addAsset(db, { type: 'upload', name: 'A guide', fileId: await pdf() })
  const pages = async () => (await learner.post(`/me/assets/${id}/launch`)).body.pages
  await pages()
  await learner.put(`/me/assets/${id}/pages`, { page: 4, pageCount: 9, seen: [{ first: 1, last: 4 }] })
  const replace = async (whenReplaced: string) =>
    editor.patch(`/assets/${id}`, { name: 'A guide', fileId: await pdf(), whenReplaced }, anyVersion)
  await replace('keep')
  expect(await pages()).toMatchObject({ page: 4, seen: [{ first: 1, last: 4 }] })
  await replace('restart')
  expect(await pages()).toMatchObject({ page: null, seen: [] })
})

describe('getAssetVersions', () => {
  test('names the file and those before it, says who is in the middle, and lets one be put back', async () => {
    const { id, first, second, replace, editor } = await begunCourse()
    await replace(second)
    const { body } = await editor.get(`/assets/${id}/versions`)
    expect(body.inTheMiddleCount).toBe(1)
    expect(body.items).toMatchObject([
      { fileId: second, version: 2, isCurrent: true, replacedTime: null, type: 'scorm' },
      { fileId: first, version: 1, isCurrent: false, filename: 'file.zip', size: 1000 },
    ])
    expect(body.items[1].replacedTime).not.toBeNull()

    expect((await replace(first)).status).toBe(200)
    const back = (await editor.get(`/assets/${id}/versions`)).body
    expect(back.items).toMatchObject([
      { fileId: first, version: 3, isCurrent: true },
      { fileId: second, version: 2, isCurrent: false },
    ])
  })

  test('keeps the ten that were replaced last, which no sweep deletes', async () => {
    const editor = await admin()
    const files = [await addFile(db, { format: 'pdf' })]
    const id = await addAsset(db, { type: 'upload', name: 'A paper', fileId: files[0]! })
    for (let count = 0; count < 12; count += 1) {
      files.push(await addFile(db, { format: 'pdf' }))
      await editor.patch(`/assets/${id}`, { name: 'A paper', fileId: files.at(-1) }, anyVersion)
    }
    const listed = (await editor.get(`/assets/${id}/versions`)).body.items
    expect(listed.map(({ fileId }: { fileId: string }) => fileId)).toEqual(files.slice(2).toReversed())
    await db
      .updateTable('file')
      .set({ updated_at: new Date(Date.now() - 3 * 86_400_000) })
      .where('file.id', 'in', files)
      .execute()
    await sweepFiles(await hub.hubCall())
    const left = await db.selectFrom('file').select('file.id').where('file.id', 'in', files).execute()
    expect(left.map((file) => file.id).sort()).toEqual(files.slice(2).toSorted())
  })

  test('shows managers those of their team, whose former files they put back though they brought none', async () => {
    const own = await testHub({ features: ['team_playlists'] })
    const ownDb = own.context.databases.forHub(1)
    const teamId = await addTeam(own.context.databases, 'A team with an asset')
    const manager = await own.person({ teams: [{ id: teamId, role: 'manager' }] })
    const [others, first, second] = await Promise.all([addFile(ownDb), addFile(ownDb), addFile(ownDb)])
    const hubs = await addAsset(ownDb, { type: 'upload', fileId: others })
    const about: AssetAbout = { type: 'upload', audience: 'teams', teamIds: [teamId], ownerTeamId: teamId }
    const id = await addAsset(ownDb, { ...about, fileId: first })
    const editor = await own.person({ isAdmin: true, privileges })
    await editor.patch(`/assets/${id}`, { name: 'Ours', fileId: second }, anyVersion)
    expect((await manager.get(`/assets/${id}/versions`)).body.items).toHaveLength(2)
    expect((await manager.get(`/assets/${hubs}/versions`)).status).toBe(403)
    expect((await manager.patch(`/assets/${id}`, { name: 'Ours', fileId: first }, anyVersion)).status).toBe(200)
    expect((await manager.patch(`/assets/${id}`, { name: 'Ours', fileId: others }, anyVersion)).status).toBe(403)
    await own.close()
  })
})
