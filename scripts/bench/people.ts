import { setTimeout as wait } from 'node:timers/promises'
import { must, type Hub } from '../hub/client.ts'
import { uploadBytes } from '../hub/upload.ts'
import { median } from './load.ts'

/** How long the work takes that concerns very many people, in seconds from when it is asked for until it is done. */

/** As many as a file may have. */
export const IMPORTED = 100_000
/** At least so many a second, without their mails. */
export const ROWS_PER_SECOND = 2_000
/** Teams with rules. */
export const RULED = 200

const DEPARTMENTS = 50
const departmentOf = (nth: number) => `Bench department ${nth % DEPARTMENTS}`

/** Imports people who are all new, without invitations. The file is there already. */
export async function importPeople(hub: Hub): Promise<number> {
  const lines = Array.from({ length: IMPORTED }, (_, nth) =>
    [`imported${nth}@bench.example,First${nth % 997},Last ${nth},${departmentOf(nth)},City ${nth % 100}`].join(','),
  )
  const text = ['email,first name,last name,department,city', ...lines].join('\n')
  const fileId = await uploadBytes(hub, new Blob([text]), { filename: 'people.csv', type: 'userImport' })
  const asked = { fileId, people: 'all', missing: 'ignore', emptyCells: 'keep' } as const
  const body = { ...asked, sendInvitations: false, restoreRemoved: false }
  const query = { limit: 1, offset: 0 }
  const { previewToken } = must(await hub.api.POST('/users/imports/preview', { params: { query }, body }))
  const begun = performance.now()
  const { id } = must(await hub.api.POST('/users/imports', { body: { ...body, previewToken } }))
  await isDone(hub, id)
  return (performance.now() - begun) / 1000
}

/** Gives teams rules, one after the other, until each is filled with whom its rules find among everybody. */
export async function fillByRules(hub: Hub): Promise<number> {
  const begun = performance.now()
  const ids: string[] = []
  for (let nth = 0; nth < RULED; nth += 1) {
    const group = { type: 'group', match: 'none', conditions: [is('city', `City ${nth % 100}`)] } as const
    const rules = { match: 'all', conditions: [is('department', departmentOf(nth)), group] } as const
    const body = { name: `Bench rules ${nth}`, smart_settings: rules } as never
    ids.push(must(await hub.api.POST('/teams/', { body })).id)
  }
  for (const id of ids) while (!(await isFilled(hub, id))) await wait(100)
  return (performance.now() - begun) / 1000
}

const CHANGES = 20

/** Changes the department of one person again and again, who joins and leaves teams by it. @returns the median, in ms */
export async function changeOne(hub: Hub): Promise<number> {
  const search = 'imported0@bench.example'
  const query = {
    search,
    includeDeletedUsers: false,
    onlyDeleted: false,
    column: 'name',
    order: 'asc',
    limit: 1,
    offset: 0,
  } as const
  const userId = must(await hub.api.GET('/users', { params: { query } })).items[0]!.id
  const times: number[] = []
  for (let nth = 0; nth < CHANGES; nth += 1) {
    const begun = performance.now()
    const body = { attributes: [{ attribute: 'department' as const, value: departmentOf(nth) }] }
    must(await hub.api.PATCH('/users/{userId}', { params: { path: { userId }, header: { 'If-Match': '*' } }, body }))
    times.push(performance.now() - begun)
  }
  return median(times)
}

const is = (attribute: 'department' | 'city', value: string) =>
  ({ type: 'attribute', attribute, operator: 'is', values: [value] }) as const

async function isFilled({ api }: Hub, teamId: string): Promise<boolean> {
  const params = { path: { teamId }, query: { includeDeleted: false } }
  return must(await api.GET('/teams/{teamId}', { params })).rulesAppliedTime !== null
}

async function isDone({ api }: Hub, jobId: string): Promise<void> {
  for (;;) {
    const job = must(await api.GET('/jobs/{jobId}', { params: { path: { jobId } } }))
    if (job.state === 'succeeded' && job.doneCount === job.total) return
    if (job.endedTime !== null)
      throw new Error(`The job ${job.kind} ended as ${job.state}: ${job.doneCount} of ${job.total}.`)
    await wait(100)
  }
}

/** Where the list of people goes on by key after so many of those who were here longest ago. */
export async function peopleAfter(
  { origin, adminCookie }: { origin: string; adminCookie: string },
  offset: number,
): Promise<string> {
  const path = '/users?column=lastAccess&order=asc&limit=50'
  const answer = await fetch(`${origin}/api${path}&offset=${offset}`, { headers: { cookie: adminCookie, origin } })
  const { nextAfter } = (await answer.json()) as { nextAfter: string }
  return `${path}&after=${encodeURIComponent(nextAfter)}`
}
