import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HubCall } from '../../context.ts'
import { newId } from '../../platform/ids.ts'
import { sectionLock, withinReach, type ItemRow, type SectionRow } from '../../playlists/rules.ts'
import { testHub, type TestHub } from '../../testing/app.ts'
import { addTeam } from '../../testing/people.ts'
import { listViewers } from '../audience-store.ts'
import { explain, type Door, type Place, type Standing } from './rules.ts'
import { keepSectionsOpen, rebuildReach, refreshReach } from './service.ts'

/** Whatever happens to content, in any order: the ways that are kept say what the definition says. */

const NOW = new Date('2026-03-10T12:00:00Z')
const PLAYLISTS = 4
const CONTENTS = 8
const MODES = [null, 'locked', 'time', 'progress'] as const
const AUDIENCES = ['all', 'teams', 'admin'] as const

let hub: TestHub
let call: HubCall
let people: { memberId: string; isAdmin: boolean; teamIds: string[] }[]
let teams: string[]

beforeAll(async () => {
  hub = await testHub()
  hub.setNow(NOW)
  call = await hub.hubCall(1)
  teams = [await addTeam(hub.context.databases, 'One'), await addTeam(hub.context.databases, 'Two')]
  people = []
  for (const [isAdmin, teamIds] of [
    [false, []],
    [false, [teams[0]!]],
    [true, [teams[1]!]],
  ] as const) {
    const { memberId } = await hub.person({ isAdmin, teams: teamIds.map((id) => ({ id, role: 'member' as const })) })
    people.push({ memberId, isAdmin, teamIds: [...teamIds] })
  }
})
afterAll(() => hub.close())

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

/** What the database is to hold, in memory. */
class World {
  readonly contents: Content[] = []
  readonly sections: { id: string; playlist: number; mode: (typeof MODES)[number]; unlocksAt: Date | null }[] = []
  items: Item[] = []
  readonly completed = new Set<string>()
  readonly opened = new Set<string>()

  static async make(): Promise<World> {
    const world = new World()
    for (let index = 0; index < CONTENTS; index += 1) {
      const [id, isPlaylist] = [newId(), index < PLAYLISTS]
      const at = { created_at: NOW, updated_at: NOW }
      const type = isPlaylist ? 'playlist' : 'web'
      await call.db
        .insertInto('content')
        .values({ id, type, name: `Content ${index}`, locale: 'en-GB', ...at })
        .execute()
      if (isPlaylist) await call.db.insertInto('playlist').values({ content_id: id }).execute()
      world.contents.push({
        id,
        isPublished: true,
        isDeleted: false,
        audience: 'all',
        teamIds: [],
        onlyInPlaylists: false,
      })
      if (!isPlaylist) continue
      for (const rank of ['3', '6']) {
        const section = { id: newId(), playlist: index, mode: null, unlocksAt: null }
        const place = { playlist_id: id, rank, rank_key: `000${rank}` }
        await call.db
          .insertInto('section')
          .values({ id: section.id, name: `Section ${rank}`, ...place })
          .execute()
        world.sections.push(section)
      }
    }
    return world
  }

  sectionOf(item: Item) {
    return item.section === 0
      ? null
      : this.sections.filter(({ playlist }) => playlist === item.playlist)[item.section - 1]!
  }

  rankKey(item: Item): string {
    return `000${[1, 4, 7][item.section]}.000${item.content}`
  }

  async saveContent(index: number, change: Partial<Content>): Promise<void> {
    const content = Object.assign(this.contents[index]!, change)
    await call.db
      .updateTable('content')
      .set({
        published: content.isPublished,
        is_deleted: content.isDeleted,
        audience: content.audience,
        only_in_playlists: content.onlyInPlaylists,
      })
      .where('content.id', '=', content.id)
      .execute()
    await call.db.deleteFrom('content_team').where('content_id', '=', content.id).execute()
    for (const team_id of content.teamIds)
      await call.db.insertInto('content_team').values({ content_id: content.id, team_id }).execute()
    await refreshReach(call, [content.id])
  }

  async place(item: Item): Promise<void> {
    await this.take(item)
    this.items.push(item)
    await call.db
      .insertInto('playlist_item')
      .values({
        playlist_id: this.contents[item.playlist]!.id,
        content_id: this.contents[item.content]!.id,
        section_id: this.sectionOf(item)?.id ?? null,
        rank: '1',
        rank_key: this.rankKey(item),
        optional: item.optional,
      })
      .execute()
    await refreshReach(call, [this.contents[item.content]!.id])
  }

  async take({ content, playlist }: Pick<Item, 'content' | 'playlist'>): Promise<void> {
    this.items = this.items.filter((each) => each.content !== content || each.playlist !== playlist)
    await call.db
      .deleteFrom('playlist_item')
      .where('playlist_id', '=', this.contents[playlist]!.id)
      .where('content_id', '=', this.contents[content]!.id)
      .execute()
    await refreshReach(call, [this.contents[content]!.id])
  }

  async lock(index: number, mode: (typeof MODES)[number], isLater: boolean): Promise<void> {
    const section = this.sections[index % this.sections.length]!
    section.mode = mode
    section.unlocksAt = mode === 'time' ? new Date(NOW.getTime() + (isLater ? 1 : -1) * 3_600_000) : null
    await call.db
      .updateTable('section')
      .set({ locking_mode: mode, unlock_at: section.unlocksAt })
      .where('section.id', '=', section.id)
      .execute()
    const held = this.items.filter(({ playlist }) => playlist === section.playlist)
    await refreshReach(
      call,
      held.map(({ content }) => this.contents[content]!.id),
    )
  }

  async complete(person: number, content: number): Promise<void> {
    const [who, what] = [people[person]!, this.contents[content]!.id]
    this.completed.add(`${person} ${content}`)
    for (const item of this.items.filter((each) => each.content === content))
      for (const section of this.sections.filter(
        ({ playlist, mode }) => playlist === item.playlist && mode === 'progress',
      ))
        if (this.rankKey(item) < this.keyOf(section) && this.doorOf(section, person).isOpen)
          this.opened.add(`${person} ${section.id}`)
    await call.db
      .insertInto('content_user')
      .values({ member_id: who.memberId, content_id: what, status: 'completed', completed_at: NOW })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const changes = [{ type: 'completed' as const, contentId: what, way: 'automatic' as const, score: null }]
    await keepSectionsOpen(call, { memberId: who.memberId, changes, askingIds: [] })
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
    const members = people.map(({ memberId }) => memberId)
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
      fc.record({ isPublished: fc.boolean() }),
      fc.record({ isDeleted: fc.boolean() }),
      fc.record({ audience: fc.constantFrom(...AUDIENCES), teams: fc.subarray([0, 1]) }),
    ),
  }),
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
      return each.content < PLAYLISTS && each.playlist >= each.content ? undefined : world.place(each)
    case 'take':
      return world.take(each)
    case 'lock':
      return world.lock(each.section, each.mode, each.isLater)
    case 'complete':
      return world.complete(each.person, each.content)
    case 'change': {
      const { teams: indexes, ...change } = { teams: undefined, ...each.change }
      return world.saveContent(each.content, {
        ...change,
        ...(indexes ? { teamIds: indexes.map((index) => teams[index]!) } : {}),
      })
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
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40, size: 'max' }), async (steps) => {
      const world = await World.make()
      for (const each of steps) await take(world, each)
      expect(await world.shown()).toEqual(world.seen().toSorted())
      const kept = await ways()
      await rebuildReach(call)
      expect(await ways()).toEqual(kept)
    }),
    { numRuns: 25 },
  )
}, 120_000)
