import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HubCall } from '../../context.ts'
import { registerMassJobs } from '../../jobs/jobs.ts'
import { sectionLock, withinReach, type ItemRow, type SectionRow } from '../../playlists/rules.ts'
import { makersFor } from '../../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { addTeam } from '../../testing/people.ts'
import { inTransaction } from '../../db/transaction.ts'
import { listViewers } from '../audience-store.ts'
import { explain, type Door, type Place, type Standing } from './rules.ts'
import { countOutdatedReach, rebuildReach, refreshReach } from './service.ts'

/**
 * Whatever happens to content by calls of the API, in any order: the ways that are kept say what the definition says. Who forgets
 * to work them out anew is found here.
 */

const NOW = new Date('2026-03-10T12:00:00Z')
const PLAYLISTS = 4
const CONTENTS = 8
const MODES = [null, 'locked', 'time', 'progress'] as const
const AUDIENCES = ['all', 'teams', 'admin'] as const

let hub: TestHub
let call: HubCall
let admin: Somebody
let people: { who: Somebody; isAdmin: boolean; teamIds: string[] }[]
let teams: string[]
let endJobs: () => void
const { makePlaylist, makeLink } = makersFor(() => admin)

beforeAll(async () => {
  // Two who change, one who reads and one who looks on.
  hub = await testHub({ connect: { poolSize: 4 } })
  hub.setNow(NOW)
  call = await hub.hubCall(1)
  endJobs = await registerMassJobs(hub.context)
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'asset_write'] })
  teams = [await addTeam(hub.context.databases, 'One'), await addTeam(hub.context.databases, 'Two')]
  people = []
  for (const [isAdmin, teamIds] of [
    [false, []],
    [false, [teams[0]!]],
    [true, [teams[1]!]],
  ] as const) {
    const who = await hub.person({ isAdmin, teams: teamIds.map((id) => ({ id, role: 'member' as const })) })
    people.push({ who, isAdmin, teamIds: [...teamIds] })
  }
})
afterAll(async () => {
  endJobs()
  await hub.close()
})

/** More people than the hub has. */
const ANY = 1_000

async function done(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBeLessThan(300)
}

interface Content {
  id: string
  isPublished: boolean
  isDeleted: boolean
  audience: (typeof AUDIENCES)[number]
  teamIds: string[]
  onlyInPlaylists: boolean
}

interface Item {
  content: number
  playlist: number
  /** 0 for none. */
  section: number
  optional: boolean
}

const ANY_VERSION = { 'if-match': '*' }
const NAME = 'A link'
/** Where items stand that are in no section, in the first and in the second. */
const PLACES = [1, 4, 7] as const

const pathOf = (index: number, id: string) => `/${index < PLAYLISTS ? 'playlists' : 'assets'}/${id}`

/** What stands in which playlist at first. */
const HELD = [
  [3, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [7, 3],
] as const

const isSamePlace = (one: Pick<Item, 'content' | 'playlist'>, other: Pick<Item, 'content' | 'playlist'>) =>
  one.content === other.content && one.playlist === other.playlist

/** What the hub is to hold, in memory. */
class World {
  readonly contents: Content[] = []
  readonly sections: { id: string; playlist: number; mode: (typeof MODES)[number]; unlocksAt: Date | null }[] = []
  items: Item[] = []
  readonly completed = new Set<string>()
  readonly opened = new Set<string>()

  static async make(): Promise<World> {
    const world = new World()
    for (let index = 0; index < CONTENTS; index += 1) {
      const id = index < PLAYLISTS ? await makePlaylist() : await makeLink(NAME, { onlyInPlaylists: true })
      const onlyInPlaylists = index >= PLAYLISTS
      world.contents.push({ id, isPublished: true, isDeleted: false, audience: 'all', teamIds: [], onlyInPlaylists })
      if (index >= PLAYLISTS) continue
      const sections = ['3', '6'].map((rank) => ({ rank, updatedDetails: { name: `Section ${rank}` } }))
      await done(admin.patch(`/playlists/${id}/contents`, sections, ANY_VERSION))
      const { body } = await admin.get(`/playlists/${id}/contents`)
      for (const section of body.items as { id: string }[])
        world.sections.push({ id: section.id, playlist: index, mode: null, unlocksAt: null })
    }
    for (const [content, playlist] of HELD) await world.place({ content, playlist, section: 0, optional: true })
    return world
  }

  sectionOf(item: Item) {
    return item.section === 0
      ? null
      : this.sections.filter(({ playlist }) => playlist === item.playlist)[item.section - 1]!
  }

  rankKey(item: Item): string {
    return `000${PLACES[item.section]}.000${item.content + 1}`
  }

  /** What was deleted comes back before anything else about it changes. */
  async saveAudience(index: number, change: Partial<Content>): Promise<void> {
    if (this.contents[index]!.isDeleted) return
    await this.patch(index, { ...change, acceptedLosses: ANY })
    Object.assign(this.contents[index]!, change)
  }

  /** Publishes and unpublishes, deletes and brings back. */
  async turn(index: number, what: 'isPublished' | 'isDeleted', isOneOfMany: boolean): Promise<void> {
    const content = this.contents[index]!
    const { id, isDeleted, isPublished } = content
    if (isDeleted && what === 'isPublished') return
    const path = pathOf(index, id)
    if (isOneOfMany)
      await this.changeMany(id, what === 'isDeleted' ? { isDeleted: !isDeleted } : { published: !isPublished })
    else if (what === 'isPublished') await this.patch(index, { published: !isPublished, acceptedLosses: ANY })
    else if (isDeleted) await done(admin.post(`${path}/restore`))
    else await done(admin.delete(index < PLAYLISTS ? `${path}?acceptedLosses=${ANY}` : path))
    content[what] = !content[what]
  }

  async patch(index: number, body: object): Promise<void> {
    const named = index < PLAYLISTS ? {} : { name: NAME }
    await done(admin.patch(pathOf(index, this.contents[index]!.id), { ...named, ...body }, ANY_VERSION))
  }

  async changeMany(id: string, changes: object): Promise<void> {
    const asked = { ids: [id], changes }
    const { body } = await admin.post('/content/changes/preview', asked)
    await done(admin.post('/content/changes', { ...asked, previewToken: body.previewToken }))
  }

  async place(item: Item): Promise<void> {
    if (this.contents[item.content]!.isDeleted) return
    await this.arrange(item.playlist, [...this.items.filter((each) => !isSamePlace(each, item)), item])
  }

  async take(place: Pick<Item, 'content' | 'playlist'>): Promise<void> {
    await this.arrange(
      place.playlist,
      this.items.filter((each) => !isSamePlace(each, place)),
    )
  }

  async lock(index: number, mode: (typeof MODES)[number], isLater: boolean): Promise<void> {
    const section = this.sections[index % this.sections.length]!
    if (this.contents[section.playlist]!.isDeleted) return
    section.mode = mode
    section.unlocksAt = mode === 'time' ? new Date(NOW.getTime() + (isLater ? 1 : -1) * 3_600_000) : null
    await this.arrange(section.playlist, this.items)
  }

  /** What was deleted leaves a playlist that is arranged anew. */
  async arrange(playlist: number, items: Item[]): Promise<void> {
    const { id, isDeleted } = this.contents[playlist]!
    if (isDeleted) return
    this.items = items.filter((item) => item.playlist !== playlist || !this.contents[item.content]!.isDeleted)
    const contents = [
      ...this.sections
        .filter((section) => section.playlist === playlist)
        .map((section) => ({
          contentId: section.id,
          rank: String(Number(this.keyOf(section))),
          updatedDetails: {
            lockingMode: section.mode,
            unlockDateTime: section.unlocksAt?.toISOString() ?? null,
            unlockTimezone: section.unlocksAt && 'UTC',
          },
        })),
      ...this.items
        .filter((item) => item.playlist === playlist)
        .map((item) => ({
          contentId: this.contents[item.content]!.id,
          rank: `${PLACES[item.section]}.${item.content + 1}`,
          updatedDetails: { optional: item.optional },
        })),
    ]
    await done(admin.patch(`/playlists/${id}/contents?acceptedLosses=${ANY}`, contents, ANY_VERSION))
  }

  async complete(person: number, content: number): Promise<void> {
    if (!this.seen().includes(`${person} sees ${content}`)) return
    this.completed.add(`${person} ${content}`)
    for (const item of this.items.filter((each) => each.content === content))
      for (const section of this.sections.filter(
        ({ playlist, mode }) => playlist === item.playlist && mode === 'progress',
      ))
        if (this.rankKey(item) < this.keyOf(section) && this.doorOf(section, person).isOpen)
          this.opened.add(`${person} ${section.id}`)
    await done(people[person]!.who.put(`/me/assets/${this.contents[content]!.id}/read`))
  }

  keyOf(section: { id: string; playlist: number }): string {
    const own = this.sections.filter(({ playlist }) => playlist === section.playlist)
    return own[0]!.id === section.id ? '0003' : '0006'
  }

  isForThem({ audience, teamIds }: Content, person: number): boolean {
    const who = people[person]!
    if (audience === 'teams') return teamIds.some((id) => who.teamIds.includes(id))
    return audience === 'all' || who.isAdmin
  }

  doorOf(section: World['sections'][number], person: number): Door {
    const row = (each: World['sections'][number]): SectionRow => ({
      id: each.id,
      rankKey: this.keyOf(each),
      lockingMode: each.mode,
      unlockAt: each.unlocksAt,
      wasOpened: this.opened.has(`${person} ${each.id}`),
    })
    const beside = this.sections.filter(({ playlist }) => playlist === section.playlist).map(row)
    const items = this.items
      .filter(({ playlist }) => playlist === section.playlist)
      .map((item): ItemRow & { sectionId: string | null } => {
        const content = this.contents[item.content]!
        return {
          contentId: content.id,
          rankKey: this.rankKey(item),
          optional: item.optional,
          isMeant: !content.isDeleted && content.isPublished && this.isForThem(content, person),
          isCompleted: this.completed.has(`${person} ${item.content}`),
          sectionId: this.sectionOf(item)?.id ?? null,
        }
      })
    const lock = sectionLock(row(section), withinReach(items, beside), NOW)
    return {
      id: section.id,
      name: '',
      lockingMode: section.mode,
      unlocksAt: section.unlocksAt,
      timezone: null,
      isOpen: lock === null,
      remainingCount: lock?.remainingCount ?? 0,
    }
  }

  /** Who sees each content, by the definition. */
  seen(): string[] {
    return people.flatMap((_, person) => {
      const contents = new Map<string, Standing>(
        this.contents.map((content, index) => [
          content.id,
          { ...content, name: `Content ${index}`, isForThem: this.isForThem(content, person) },
        ]),
      )
      const places = this.items.map((item): Place => {
        const section = this.sectionOf(item)
        return {
          contentId: this.contents[item.content]!.id,
          playlistId: this.contents[item.playlist]!.id,
          door: section && this.doorOf(section, person),
        }
      })
      return this.contents.flatMap(({ id }, content) =>
        explain(id, { contents, places }).isVisible ? [`${person} sees ${content}`] : [],
      )
    })
  }

  /** Who sees each content, as the hub answers it. */
  async shown(): Promise<string[]> {
    const members = people.map(({ who }) => who.memberId)
    const shown: string[] = []
    for (const [content, { id }] of this.contents.entries()) {
      const viewers = await listViewers(call.db, id, members, NOW)
      for (const viewer of viewers) shown.push(`${members.indexOf(viewer)} sees ${content}`)
    }
    return shown.toSorted()
  }
}

const content = fc.nat({ max: CONTENTS - 1 })
const playlist = fc.nat({ max: PLAYLISTS - 1 })
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      content,
      playlist,
      section: fc.nat({ max: 2 }),
      optional: fc.boolean(),
    }),
  },
  fc.record({ do: fc.constant('take' as const), content, playlist }),
  fc.record({
    do: fc.constant('change' as const),
    content,
    change: fc.oneof(
      { weight: 3, arbitrary: fc.record({ onlyInPlaylists: fc.boolean() }) },
      fc.record({ audience: fc.constantFrom(...AUDIENCES), teams: fc.subarray([0, 1]) }),
    ),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('turn' as const),
      content: fc.oneof(content, playlist),
      what: fc.constantFrom('isPublished', 'isDeleted'),
      isOneOfMany: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('lock' as const),
      section: fc.nat({ max: 20 }),
      mode: fc.constantFrom(...MODES),
      isLater: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('complete' as const),
      person: fc.nat({ max: 2 }),
      content: fc.integer({ min: PLAYLISTS, max: CONTENTS - 1 }),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function take(world: World, each: Step): Promise<void> {
  switch (each.do) {
    case 'place':
      // A playlist stands only in those before it, so that none holds itself.
      if (each.content < PLAYLISTS && each.playlist >= each.content) return
      // Whether a playlist is completed is not followed here, so nothing waits for one.
      return world.place({ ...each, optional: each.optional || each.content < PLAYLISTS })
    case 'take':
      return world.take(each)
    case 'turn':
      return world.turn(each.content, each.what, each.isOneOfMany)
    case 'lock':
      return world.lock(each.section, each.mode, each.isLater)
    case 'complete':
      return world.complete(each.person, each.content)
    case 'change': {
      const { teams: indexes, ...change } = { teams: undefined, ...each.change }
      const teamIds = indexes?.map((index) => teams[index]!)
      return world.saveAudience(each.content, { ...change, ...(teamIds && { teamIds }) })
    }
  }
}

async function ways() {
  return call.db
    .selectFrom('content_way')
    .select(['content_id', 'team_playlists', 'is_for_admins', 'opens_at', 'progress_sections'])
    .orderBy('content_id')
    .orderBy('team_playlists')
    .orderBy('is_for_admins')
    .orderBy('opens_at')
    .orderBy('progress_sections')
    .execute()
}

test('whatever happens in whichever order, people see what the definition says, and a rebuild changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25, size: 'max' }), async (steps) => {
      const world = await World.make()
      for (const each of steps) {
        await take(world, each)
        expect(await world.shown()).toEqual(world.seen().toSorted())
      }
      const kept = await ways()
      expect(await countOutdatedReach(call)).toBe(0)
      await rebuildReach(call)
      expect(await ways()).toEqual(kept)
    }),
    { numRuns: 12 },
  )
}, 120_000)

test('counts what is kept otherwise than defined, until it is worked out anew', async () => {
  const playlist = await makePlaylist()
  const held = await makeLink(NAME, { onlyInPlaylists: true })
  await done(admin.patch(`/playlists/${playlist}/contents`, [{ contentId: held, rank: '1' }], ANY_VERSION))
  expect(await countOutdatedReach(call)).toBe(0)
  await call.db.deleteFrom('content_way').where('content_id', '=', held).execute()
  expect(await countOutdatedReach(call)).toBe(1)
  await rebuildReach(call)
  expect(await countOutdatedReach(call)).toBe(0)
  await call.db
    .updateTable('content')
    .set({ has_ways: sql<boolean>`not content.has_ways` })
    .where('id', '=', held)
    .execute()
  expect(await countOutdatedReach(call)).toBe(1)
  await rebuildReach(call)
  expect(await countOutdatedReach(call)).toBe(0)
})

test('of two changes at once the second knows the first, and who reads in between sees what was before', async () => {
  const [one, other] = [await makePlaylist(), await makePlaylist()]
  const held = await makeLink(NAME, { onlyInPlaylists: true })
  for (const id of [one, other])
    await done(admin.patch(`/playlists/${id}/contents`, [{ contentId: held, rank: '1' }], ANY_VERSION))
  const statusOf = async () => (await people[0]!.who.get(`/me/assets/${held}`)).status
  const [isChanged, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = inTransaction(call, async (call) => {
    await call.db.deleteFrom('playlist_item').where('playlist_id', '=', one).execute()
    await refreshReach(call, [held])
    isChanged.resolve()
    await mayEnd.promise
  })
  await isChanged.promise
  const second = admin.delete(`/playlists/${other}?acceptedLosses=${ANY}`)
  const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await waiting.execute(call.db)).rows.length).toBe(1)
  expect(await statusOf()).toBe(200)
  mayEnd.resolve()
  await first
  expect((await second).status).toBe(200)
  expect(await statusOf()).toBe(404)
  expect(await ways().then((rows) => rows.filter(({ content_id }) => content_id === held))).toEqual([])
})
