import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerMassJobs } from '../jobs/jobs.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { addTeam, addTeamOf } from '../testing/people.ts'

/** Changing many people at once: the preview, the job and taking it back. */

let hub: TestHub
let admin: Somebody
let end: () => void

beforeAll(async () => {
  hub = await testHub()
  end = await registerMassJobs(hub.context)
  admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'settings_write'], firstName: 'Ada' })
})
afterAll(async () => {
  end()
  await hub.close()
})

const preview = async (asked: object, by = admin) => (await by.post('/users/changes/preview', asked)).body

async function change(asked: object, by = admin) {
  const { previewToken } = await preview(asked, by)
  const begun = await by.post('/users/changes', { ...asked, previewToken })
  expect(begun.status, JSON.stringify(begun.body)).toBe(202)
  return (await by.get(`/jobs/${begun.body.id}`)).body
}

const undo = async (id: string) => {
  const { body } = await admin.post(`/jobs/${id}/undo`)
  return (await admin.get(`/jobs/${body.id}`)).body
}
const reasons = async (id: string) => {
  const { body } = await admin.get(`/jobs/${id}/items?state=skipped`)
  return body.items.map(({ id, reason }: { id: string; reason: string }) => [id, reason])
}
const user = async (id: string) => (await admin.get(`/users/${id}`)).body

test('shows who changes, who is as the change wants them, and who is left out and why', async () => {
  const lea = await hub.person({ firstName: 'Lea', lastName: 'Learner' })
  const above = await hub.person({ firstName: 'Max', lastName: 'Above', isAdmin: true, privileges: ['report_write'] })
  const german = await hub.person({ firstName: 'Gero', lastName: 'German' })
  await admin.patch(`/users/${german.memberId}`, { language: 'de-DE' })
  const ids = [german.memberId, lea.memberId, above.memberId]
  expect(await preview({ ids, changes: { language: 'de-DE' } })).toMatchObject({
    items: [
      { id: above.memberId, name: 'Max Above', isChanged: false, obstacle: 'outranksYou' },
      { id: lea.memberId, email: lea.email, isChanged: true, obstacle: null },
      { id: german.memberId, isChanged: false, obstacle: null },
    ],
    changedCount: 1,
    unchangedCount: 1,
    refusedCount: 1,
    total: 3,
  })
  const own = { ids: [admin.memberId], changes: { isSuspended: true } }
  expect((await preview(own)).items).toMatchObject([{ obstacle: 'ownAccount', isChanged: false }])
  const job = await change({ ids, changes: { language: 'de-DE' } })
  expect(job).toMatchObject({ kind: 'createUserChanges', state: 'succeeded', total: 2, doneCount: 1, skippedCount: 1 })
  expect(await reasons(job.id)).toEqual([
    [above.memberId, 'This person holds rights that whoever began this does not hold.'],
  ])
  expect((await user(lea.memberId)).language).toBe('de-DE')
  expect((await user(above.memberId)).language).toBe('en-GB')
})

test('changes teams, attributes and custom fields of each, and gives back what they had', async () => {
  const { databases } = hub.context
  const [old, next] = [await addTeam(databases, 'Old'), await addTeam(databases, 'Next')]
  const { body: field } = await admin.post('/customFields/', { label: 'Shift' })
  const lead = await hub.person({ teams: [{ id: old, role: 'manager' }] })
  const both = await hub.person({ teams: [old, next].map((id) => ({ id, role: 'member' as const })) })
  await admin.patch(`/users/${lead.memberId}`, {
    attributes: [{ attribute: 'department', value: 'Sales' }],
    customFields: [{ id: field.id, value: 'Early' }],
  })
  const changes = {
    teamIdsToAdd: [next],
    teamIdsToRemove: [old],
    attributes: [
      { attribute: 'department', value: ' Service ' },
      { attribute: 'startDate', value: '2026-11-30' },
    ],
    customFields: [{ id: field.id, value: 'Late' }],
  }
  const about = async ({ memberId }: Somebody) => {
    const { teams, attributes, userCustomFields } = await user(memberId)
    return {
      teams: teams.map(({ name, role }: { name: string; role: string }) => `${name} ${role}`),
      facts: attributes.map(({ attribute, value }: { attribute: string; value: string }) => `${attribute} ${value}`),
      field: userCustomFields.find(({ id }: { id: string }) => id === field.id).value,
    }
  }
  const before = [await about(lead), await about(both)]
  const job = await change({ ids: [lead.memberId, both.memberId], changes })
  expect(job).toMatchObject({ doneCount: 2, canUndo: true })
  const after = { teams: ['Next member'], facts: ['department Service', 'startDate 2026-11-30'], field: 'Late' }
  expect([await about(lead), await about(both)]).toEqual([after, after])
  expect((await hub.audit(lead.memberId)).at(-1)).toMatchObject({
    action: 'UPDATE',
    actor_id: admin.memberId,
    request_id: job.id,
    details: [
      { property: 'teamsJoined', oldValue: null, value: [next] },
      { property: 'teamsLeft', oldValue: [old], value: null },
      { property: 'department', oldValue: 'Sales', value: 'Service' },
      { property: 'startDate', oldValue: null, value: '2026-11-30' },
      { property: 'Shift', oldValue: 'Early', value: 'Late' },
    ],
  })
  expect(await undo(job.id)).toMatchObject({ state: 'succeeded', doneCount: 2 })
  expect([await about(lead), await about(both)]).toEqual(before)
})

test('takes nothing back of whom somebody changed since', async () => {
  const [same, other] = [await hub.person(), await hub.person()]
  const job = await change({ ids: [same.memberId, other.memberId], changes: { language: 'de-DE' } })
  await admin.patch(`/users/${other.memberId}`, { language: 'en-GB' })
  await admin.patch(`/users/${same.memberId}`, { first_name: 'Another' })
  const undone = await undo(job.id)
  expect(undone).toMatchObject({ doneCount: 1, skippedCount: 1 })
  expect(await reasons(undone.id)).toEqual([[other.memberId, 'Somebody changed this person since.']])
  expect([(await user(same.memberId)).language, (await user(other.memberId)).language]).toEqual(['en-GB', 'en-GB'])
})

test('suspends and removes, ends what they are signed in with, and lets them in again', async () => {
  for (const changes of [{ isSuspended: true }, { isDeleted: true }]) {
    const person = await hub.person()
    const job = await change({ ids: [person.memberId], changes })
    expect((await person.get('/me/profile')).status).toBe(401)
    expect(await user(person.memberId)).toMatchObject(
      'isDeleted' in changes ? { is_deleted: true } : { state: 'suspended' },
    )
    await undo(job.id)
    expect(await user(person.memberId)).toMatchObject({ is_deleted: false, state: 'active' })
    expect((await person.get('/me/profile')).status).toBe(401)
  }
})

test('means by a filter whom the list shows, but some', async () => {
  const team = await addTeam(hub.context.databases, 'Leavers')
  const place = { teams: [{ id: team, role: 'member' as const }] }
  const [goes, stays] = [await hub.person(place), await hub.person(place)]
  const asked = { filter: { teamId: team }, exceptIds: [stays.memberId], changes: { isDeleted: true } }
  expect(await preview(asked)).toMatchObject({ total: 1, items: [{ id: goes.memberId }] })
  await change(asked)
  expect((await admin.get(`/users?teamId=${team}`)).body.items).toMatchObject([{ id: stays.memberId }])
  const back = { filter: { teamId: team }, changes: { isDeleted: false } }
  expect((await preview(back)).items).toMatchObject([{ id: goes.memberId, isChanged: true }])
  await change(back)
  expect((await hub.audit(goes.memberId)).map(({ action }) => action)).toEqual(['DELETE', 'RESTORE'])
})

test('makes managers and members of a team, and gives each the role that they had', async () => {
  const team = await addTeam(hub.context.databases, 'Crew')
  const member = await hub.person({ teams: [{ id: team, role: 'member' }] })
  const manager = await hub.person({ teams: [{ id: team, role: 'manager' }] })
  const stranger = await hub.person()
  const people = [member, manager, stranger]
  const roles = async () =>
    Promise.all(
      people.map(async ({ memberId }) => (await user(memberId)).teams.map(({ role }: { role: string }) => role)),
    )
  const asked = { ids: people.map(({ memberId }) => memberId), changes: { teamIdsToAdd: [team], teamRole: 'manager' } }
  expect(await preview(asked)).toMatchObject({ changedCount: 2, unchangedCount: 1 })
  const job = await change(asked)
  expect(job).toMatchObject({ doneCount: 2 })
  expect(await roles()).toEqual([['manager'], ['manager'], ['manager']])
  expect((await hub.audit(member.memberId)).at(-1)).toMatchObject({
    details: [
      {
        property: 'teamRoles',
        oldValue: [{ teamId: team, role: 'member' }],
        value: [{ teamId: team, role: 'manager' }],
      },
    ],
  })
  expect(await undo(job.id)).toMatchObject({ doneCount: 2, skippedCount: 0 })
  expect(await roles()).toEqual([['member'], ['manager'], []])
  const { items } = (await admin.get(`/users/${member.memberId}/activity`)).body
  expect(items).toMatchObject([
    { type: 'teamRoleChanged', details: { role: 'member' }, object: { id: team } },
    { type: 'teamRoleChanged', details: { role: 'manager' }, author: { id: admin.memberId } },
  ])
  expect((await admin.get(`/users/${manager.memberId}/activity`)).body.total).toBe(0)
  await change({ ...asked, changes: { teamIdsToAdd: [team] } })
  expect(await roles()).toEqual([['member'], ['manager'], ['member']])
})

test('invites again and signs out everywhere, which nobody takes back', async () => {
  const new_ = { email: 'waits@hub.example', first_name: 'Wim', last_name: 'Waits' }
  const { body } = await admin.post('/users', { users: [new_] })
  const waiting = body.users[0].id
  const here = await hub.person()
  const shut = (await admin.post('/users', { users: [{ ...new_, email: 'shut@hub.example' }] })).body.users[0].id
  await admin.post(`/users/${shut}/suspension`)
  const ids = [waiting, here.memberId, shut]
  const invitation = { ids, changes: { sendInvitation: true } }
  expect(await preview(invitation)).toMatchObject({ changedCount: 1, unchangedCount: 2 })
  const invited = await change(invitation)
  expect(invited).toMatchObject({ doneCount: 1, canUndo: false, undoableUntil: null })
  expect(await user(waiting)).toMatchObject({ state: 'invited' })
  expect((await hub.audit(waiting)).at(-1)!.details).toEqual([{ property: 'invited', oldValue: false, value: true }])

  expect((await here.get('/me/profile')).status).toBe(200)
  const ended = await change({ ids, changes: { endSessions: true } })
  expect(ended).toMatchObject({ doneCount: 1, canUndo: false })
  expect((await here.get('/me/profile')).status).toBe(401)
  expect((await admin.post(`/jobs/${ended.id}/undo`)).body.code).toBe('job-not-undoable')

  const both = await change({ ids: [waiting], changes: { language: 'de-DE', sendInvitation: true } })
  expect(both).toMatchObject({ canUndo: true })
  expect(await undo(both.id)).toMatchObject({ doneCount: 1 })
  expect(await user(waiting)).toMatchObject({ language: 'en-GB', state: 'invited' })
})

test('finds by a filter also the managers of a team, admins, and whom to bring back within 30 days', async () => {
  const team = await addTeam(hub.context.databases, 'Narrow')
  const lead = await hub.person({ teams: [{ id: team, role: 'manager' }] })
  const chief = await hub.person({ teams: [{ id: team, role: 'member' }], isAdmin: true, privileges: [] })
  const found = async (filter: object) =>
    (await preview({ filter: { teamId: team, ...filter }, changes: { language: 'de-DE' } })).items.map(
      ({ id }: { id: string }) => id,
    )
  expect(await found({ role: 'manager' })).toEqual([lead.memberId])
  expect(await found({ isAdmin: true })).toEqual([chief.memberId])
  await change({ filter: { teamId: team }, changes: { isDeleted: true } })
  const bin = (await admin.get(`/users?onlyDeleted=true&teamId=${team}`)).body.items
  expect(bin.map(({ id }: { id: string }) => id).toSorted()).toEqual([lead.memberId, chief.memberId].toSorted())
  const { db } = await hub.hubCall()
  const long = new Date(Date.now() - 31 * 86_400_000)
  await db.updateTable('member').set({ deleted_at: long }).where('id', '=', chief.memberId).execute()
  const back = { filter: { teamId: team }, changes: { isDeleted: false } }
  expect((await preview(back)).items).toMatchObject([
    { id: chief.memberId, isChanged: false, obstacle: 'noLongerRestorable' },
    { id: lead.memberId, isChanged: true, obstacle: null },
  ])
  expect(await change(back)).toMatchObject({ doneCount: 1, skippedCount: 1 })
})

test('leaves in a team whom its rules hold there', async () => {
  const conditions = [{ type: 'attribute', attribute: 'city', operator: 'is', values: ['Demo Town'] }]
  const { body: team } = await admin.post('/teams/', { name: 'Town', smart_settings: { match: 'all', conditions } })
  const { memberId } = await hub.person()
  await admin.patch(`/users/${memberId}`, { attributes: [{ attribute: 'city', value: 'Demo Town' }] })
  expect((await user(memberId)).teams).toMatchObject([{ id: team.id }])
  const asked = { ids: [memberId], changes: { teamIdsToRemove: [team.id] } }
  expect((await preview(asked)).items).toMatchObject([{ obstacle: 'memberByRules', isChanged: false }])
  expect(await change(asked)).toMatchObject({ doneCount: 0, skippedCount: 1 })
})

test('makes no more than what was shown', async () => {
  const team = await addTeam(hub.context.databases, 'Shown')
  const place = { teams: [{ id: team, role: 'member' as const }] }
  const person = await hub.person(place)
  const asked = { filter: { teamId: team }, changes: { language: 'de-DE' } }
  const { previewToken } = await preview(asked)
  const send = (body: object) => admin.post('/users/changes', { ...asked, previewToken, ...body })
  expect((await send({ changes: { language: 'en-GB' } })).body.code).toBe('token-invalid')
  const { db } = await hub.hubCall()
  const rights = (privileges: string[]) =>
    db.updateTable('member').set({ is_admin: true, privileges }).where('id', '=', person.memberId).execute()
  await rights(['report_read'])
  expect((await send({})).body.code).toBe('preview-outdated')
  await rights([])
  await hub.person(place)
  expect((await send({})).body.code).toBe('preview-outdated')
})

test('asks for a fresh proof where more than 50 people would lose their access', async () => {
  const team = await addTeam(hub.context.databases, 'Many')
  const place = { teams: [{ id: team, role: 'member' as const }] }
  await Promise.all(Array.from({ length: 51 }, () => hub.person(place)))
  const old = await hub.person({ isAdmin: true, privileges: ['user_write'], isProofOld: true })
  const asked = { filter: { teamId: team }, changes: { isSuspended: true } }
  const { previewToken } = await preview(asked, old)
  expect((await old.post('/users/changes', { ...asked, previewToken })).body.code).toBe('step-up-required')
  const lead = { ...asked, changes: { teamIdsToAdd: [team], teamRole: 'manager' } }
  const shown = await preview(lead, old)
  expect((await old.post('/users/changes', { ...lead, previewToken: shown.previewToken })).body.code).toBe(
    'step-up-required',
  )
  expect(await change({ ...asked, changes: { language: 'de-DE' } }, old)).toMatchObject({ doneCount: 51 })
  expect(await change(asked)).toMatchObject({ doneCount: 51 })
})

test('asks for a fresh proof where more than a thousand people change, whatever changes', async () => {
  const team = await addTeamOf(hub.context.databases, 1_001)
  const asked = { filter: { teamId: team }, changes: { language: 'de-DE' } }
  const old = await hub.person({ isAdmin: true, privileges: ['user_write'], isProofOld: true })
  const { previewToken, items } = await preview(asked, old)
  expect((await old.post('/users/changes', { ...asked, previewToken })).body.code).toBe('step-up-required')
  expect(await change({ ...asked, exceptIds: [items[0].id] }, old)).toMatchObject({ doneCount: 1_000 })
})

test('does nothing any more for who lost the right meanwhile', async () => {
  const other = await hub.person({ isAdmin: true, privileges: ['user_write'] })
  const { memberId } = await hub.person()
  const asked = { ids: [memberId], changes: { isSuspended: true } }
  const { previewToken } = await preview(asked, other)
  const { jobs } = hub.context
  const sent: unknown[] = []
  hub.context.jobs = { ...jobs, send: async (_, data) => void sent.push(data) }
  const { body } = await other.post('/users/changes', { ...asked, previewToken })
  hub.context.jobs = jobs
  await admin.put(`/users/${other.memberId}/privileges`, { isAdmin: false, privileges: [] }, { 'if-match': '*' })
  await jobs.send('run-job', { domainId: 1, jobId: body.id })
  const { db } = await hub.hubCall()
  const items = db.selectFrom('job_item').select(['state', 'reason']).where('job_id', '=', body.id)
  expect(await items.execute()).toEqual([
    { state: 'skipped', reason: 'Whoever began this may not change people any more.' },
  ])
})

test.each([
  [{ changes: { language: 'de-DE' } }, 'selection-required', '/ids'],
  [{ ids: [newId()], filter: {}, changes: { language: 'de-DE' } }, 'selection-required', '/ids'],
  [{ ids: [newId()], changes: { language: 'de-DE' } }, 'unknown-reference', '/ids/0'],
  [{ filter: { teamId: newId() }, changes: { language: 'de-DE' } }, 'unknown-reference', '/filter/teamId'],
  [{ filter: {}, changes: { teamIdsToAdd: [newId()] } }, 'unknown-reference', '/changes/teamIdsToAdd/0'],
  [{ filter: {}, changes: { teamIdsToRemove: [newId()] } }, 'unknown-reference', '/changes/teamIdsToRemove/0'],
  [{ filter: {}, changes: { language: 'ja-JP' } }, 'locale-not-offered', '/changes/language'],
  [
    { filter: {}, changes: { attributes: [{ attribute: 'startDate', value: 'soon' }] } },
    'attribute-wrong',
    '/changes/attributes/0/value',
  ],
  [
    { filter: {}, changes: { customFields: [{ id: newId(), value: 'x' }] } },
    'unknown-reference',
    '/changes/customFields/0/id',
  ],
])('refuses %j', async (asked, code, pointer) => {
  for (const [path, body] of [
    ['/users/changes/preview', asked],
    ['/users/changes', { ...asked, previewToken: 'demo-preview-token-0199d3a0' }],
  ] as const)
    expect((await admin.post(path, body)).body).toMatchObject({ status: 400, code, errors: [{ pointer }] })
})

test('is for user_write, and reaches nobody of another hub', async () => {
  const far = await hub.person({ domainId: 2 })
  const gone = await hub.person({ isDeleted: true })
  for (const { memberId } of [far, gone])
    expect((await preview({ ids: [memberId], changes: { isSuspended: true } })).code).toBe('unknown-reference')
  const reader = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  const asked = { ids: [reader.memberId], changes: { language: 'de-DE' } }
  for (const path of ['/users/changes/preview', '/users/changes'])
    expect((await reader.post(path, { ...asked, previewToken: 'demo-preview-token-0199d3a0' })).status).toBe(403)
})
