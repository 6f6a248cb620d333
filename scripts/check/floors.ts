import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../generate/paths.ts'
import { isTest, sourceFrom, type Source } from './laws.ts'
import type { Findings } from './steps.ts'

export interface Floor {
  /** A folder of server/, or `context` for what stands beside the folders and describes a call. */
  name: string
  holds: string
  /** Whether any of its files may be used from above. Of a noun only those may that are made for it. */
  isOpen?: true
}

/** The floors of the server from the ground up: each knows only those below it. */
export const FLOORS: readonly Floor[] = [
  { name: 'platform', holds: 'Settings, log, jobs, mail, storage: what knows nothing of hubs', isOpen: true },
  { name: 'db', holds: 'Connections, migrations, transactions, and how statements are built', isOpen: true },
  { name: 'context', holds: 'What a call, a hub and a caller are, and how events are published', isOpen: true },
  { name: 'contract', holds: 'The contract at run time: problems, pages, checks of input and answers', isOpen: true },
  { name: 'access', holds: 'Who may call what, and whose things managers may touch', isOpen: true },
  { name: 'audit', holds: 'The list of who changed what' },
  { name: 'hubs', holds: 'The hubs of the installation, and the work that is done for each of them' },
  { name: 'repeats', holds: 'Answers that are kept for a day, so that a call can be repeated without a second effect' },
  { name: 'teams', holds: 'Teams and their members' },
  { name: 'users', holds: 'The people of a hub, what is known of them, and their custom fields' },
  { name: 'security', holds: 'The log of what happens to accounts, which nobody can change' },
  { name: 'emails', holds: 'The outbox, and what mails say' },
  { name: 'auth', holds: 'Sessions, tokens, passwords, invitations, suspensions' },
  { name: 'jobs', holds: 'Changes of many things: their previews, how far they are, and undoing them' },
  { name: 'files', holds: 'Uploads, what is made of them, and the origin that serves them' },
  { name: 'xapi', holds: 'Statements and documents of launched packages, and the credentials of launches' },
  { name: 'content', holds: 'What playlists and assets have in common: visibility, progress, search, lists' },
  { name: 'team-admin', holds: 'Administration of teams: their types, their people, and rules that fill them' },
  { name: 'user-admin', holds: 'Changes of many people at once' },
  { name: 'scim', holds: 'People and teams as identity providers bring them' },
  { name: 'hub-admin', holds: 'Administration of a hub that needs its people and content: its changes' },
  { name: 'topics', holds: 'The tree of topics, and tags' },
  { name: 'assignments', holds: 'What people are asked to do with content, until when, and that they did it' },
  { name: 'notifications', holds: 'The news that people get' },
  { name: 'badges', holds: 'Badges, their pictures, and awarding them' },
  { name: 'playlists', holds: 'Playlists and what they hold' },
  { name: 'assets', holds: 'Assets, playing them, and attempts at courses' },
  { name: 'content-admin', holds: 'Changes of much content at once' },
  { name: 'grants', holds: 'Content that one hub shares with another' },
  { name: 'comments', holds: 'Comments and who follows them' },
  { name: 'notes', holds: 'What people note for themselves on assets' },
  { name: 'sharing', holds: 'Sharing and recommending content' },
  { name: 'messages', holds: 'Messages and requests for content' },
  { name: 'feedback', holds: 'What people think of analyses' },
  { name: 'activity', holds: 'The log of what people did and learned, which nobody can change' },
  {
    name: 'lrs',
    holds: 'The learning record store: who reads statements and writes them, and those made of what is learned here',
  },
  { name: 'profile', holds: "A person's own page, settings and data" },
  { name: 'hub-deletion', holds: 'Deleting a whole hub after a waiting time' },
  { name: 'home', holds: "What a learner's home gathers from several nouns" },
  { name: 'docs', holds: 'Serves the documentation' },
]

export interface Kind {
  name: string
  pattern: RegExp
  does: string
  /** Whether the floors above may use it. */
  isShared?: true
}

/** What a file of a noun is, by the end of its name; the last kind takes what ends otherwise. */
export const KINDS: readonly Kind[] = [
  { name: 'handlers', pattern: /(^|-)handlers\.ts$/, does: 'translates HTTP into calls of a service' },
  { name: 'service', pattern: /(^|-)service\.ts$/, does: 'decides', isShared: true },
  { name: 'store', pattern: /(^|-)store\.ts$/, does: 'asks PostgreSQL' },
  {
    name: 'sql',
    pattern: /\.sql\.ts$/,
    does: 'is a condition or expression for the statements of several stores',
    isShared: true,
  },
  { name: 'wire', pattern: /(^|-)wire\.ts$/, does: "gives rows the contract's shape", isShared: true },
  { name: 'rules', pattern: /(^|-)rules\.ts$/, does: 'decides from its arguments alone', isShared: true },
  { name: 'events', pattern: /^events\.ts$/, does: 'lists what happens in the noun', isShared: true },
  { name: 'jobs', pattern: /^jobs\.ts$/, does: 'says what is done later, or again and again' },
  { name: 'part', pattern: /\.ts$/, does: 'helps its own noun, and needs no database for it' },
]

/** What stands beside the folders and is used by all of them. */
const CONTEXT = ['server/context.ts', 'server/event.ts', 'server/job-kind.ts', 'server/upload-purpose.ts']

export function checkFloors(): Findings {
  const sources = globSync('server/**/*.ts', { cwd: ROOT }).map((path) =>
    sourceFrom(path.replaceAll('\\', '/'), readFileSync(join(ROOT, path), 'utf8')),
  )
  return [...sources.flatMap((source) => checkSource(source)), ...checkCircles(sources)]
}

/**
 * What needs itself, by way of others: files, and the rooms of a large noun. What lets calls and jobs into a noun stands
 * before its rooms, and all else beside them under them.
 */
export function checkCircles(sources: readonly Source[]): Findings {
  const used = sources.filter(({ path }) => path.startsWith('server/') && !isTest(path))
  return [
    ...inCircles(used, (path) => path).map(
      (path) => `${path} needs itself by way of others. Move what both need under them.`,
    ),
    ...inCircles(used, roomOf).map(
      (room) => `${room} needs itself by way of other rooms. Move what both need under them.`,
    ),
  ]
}

/** A folder below the floors; the entrance of a noun is one by itself, and so is each file beside the floors. */
function roomOf(path: string): string {
  if (floorOf(path) === null || floorOf(path) === 'context') return path
  const isEntrance = /^server\/[^/]+\/(handlers|jobs)\.ts$/.test(path)
  return isEntrance ? `the entrance of ${dirname(path)}` : dirname(path)
}

/** Takes away what nobody that is left needs, until only those are left who need each other. */
function inCircles(sources: readonly Source[], nodeOf: (path: string) => string): string[] {
  const edges = new Set(
    sources.flatMap(({ path, values }) =>
      values
        .filter((to) => to.startsWith('server/') && nodeOf(to) !== nodeOf(path))
        .map((to) => `${nodeOf(path)}\n${nodeOf(to)}`),
    ),
  )
  const pairs = [...edges].map((edge) => edge.split('\n') as [string, string])
  for (let rest = pairs; ;) {
    const kept = rest.filter(
      ([from, to]) => rest.some((each) => each[1] === from) && rest.some((each) => each[0] === to),
    )
    if (kept.length === rest.length) return [...new Set(rest.map(([from]) => from))].toSorted()
    rest = kept
  }
}

/** What one file of the server uses that it may not. */
export function checkSource({ path, imports, values }: Source, floors = FLOORS): Findings {
  const own = floorOf(path)
  if (isTest(path) || own === null) return []
  const level = floors.findIndex(({ name }) => name === own)
  if (level < 0) return [`${path} stands on no floor. Give ${own} a place in scripts/check/floors.ts.`]
  const needsDatabase = values.some((to) => to.startsWith('server/db/') || kindOf(to).name === 'store')
  if (!floors[level]!.isOpen && kindOf(path).name === 'part' && needsDatabase)
    return [`${path} needs the database, so it is a service. Let its name end in -service.ts.`]
  return imports
    .filter((to) => to.startsWith('server/') && floorOf(to) !== own)
    .flatMap((to) => {
      const floor = floorOf(to)
      const below = floors.findIndex(({ name }) => name === floor)
      if (floor === null || below > level)
        return [`${path} looks up to ${to}. Publish an event instead, to which ${floor ?? 'the other'} subscribes.`]
      if (below < 0 || floors[below]!.isOpen || !values.includes(to)) return []
      return kindOf(to).isShared ? [] : [`${path} uses ${to}, which is ${floor}'s own. Ask a service of ${floor}.`]
    })
}

/** Null for what stands on top and puts the floors together: main.ts, handlers.ts, subscriptions.ts and their like. */
function floorOf(path: string): string | null {
  if (CONTEXT.includes(path)) return 'context'
  return /^server\/([^/]+)\//.exec(path)?.[1] ?? null
}

function kindOf(path: string): Kind {
  const file = path.split('/').at(-1)!
  return KINDS.find(({ pattern }) => pattern.test(file)) ?? KINDS.at(-1)!
}
