import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../generate/paths.ts'
import { isTest, sourceFrom, type Source } from './laws.ts'
import type { Findings } from './steps.ts'

export interface Floor {
  /** A folder of server/, or, for what stands beside the folders, `context` where it describes a call and `entrance` for all else. */
  name: string
  holds: string
  /** Whether any of its files may be used from above. Of a noun only those may that are made for it. */
  isOpen?: true
}

const ENTRANCE = 'entrance'

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
  { name: 'hub-hostnames', holds: 'Names of a hub of its own, and the check that they lead here' },
  { name: 'home', holds: "What a learner's home gathers from several nouns" },
  { name: 'docs', holds: 'Serves the documentation' },
  {
    name: ENTRANCE,
    holds:
      'The files beside the folders, which put the server together and start it: what answers calls, does jobs, reacts to events',
  },
]

export interface Kind {
  name: string
  /** Looked for in the path from `server/`. */
  pattern: RegExp
  does: string
  /** Who else may use it: the floors above, or the entrance alone. */
  usedBy?: 'above' | 'entrance'
  /** Whether it may need the database. */
  asks?: true
}

/** What a file of a noun is, by the end of its name. Each has one of these; the open floors hold libraries, whose files are of no kind. */
export const KINDS: readonly Kind[] = [
  {
    name: 'handlers',
    pattern: ending('handlers'),
    does: 'translates HTTP into calls of a service',
    usedBy: 'entrance',
    asks: true,
  },
  { name: 'service', pattern: ending('service'), does: 'decides', usedBy: 'above', asks: true },
  { name: 'store', pattern: ending('store'), does: 'asks PostgreSQL', asks: true },
  {
    name: 'sql',
    pattern: /\.sql\.ts$/,
    does: 'is a condition or expression for the statements of several stores',
    usedBy: 'above',
    asks: true,
  },
  {
    name: 'wire',
    pattern: ending('wire'),
    does: "gives rows the contract's shape",
    usedBy: 'above',
    asks: true,
  },
  { name: 'rules', pattern: ending('rules'), does: 'decides from its arguments alone', usedBy: 'above', asks: true },
  { name: 'events', pattern: /\/events\.ts$/, does: 'lists what happens in the noun', usedBy: 'above', asks: true },
  {
    name: 'jobs',
    pattern: /\/jobs\.ts$/,
    does: 'says what is done later, or again and again',
    usedBy: 'entrance',
    asks: true,
  },
  { name: 'codec', pattern: ending('codec'), does: 'reads or writes a format: XML, MP4, CSV, a calendar' },
  { name: 'token', pattern: ending('token'), does: 'makes and reads what browsers and links prove something by' },
  { name: 'crypto', pattern: ending('crypto'), does: 'makes and checks passwords and codes' },
  {
    name: 'words',
    pattern: /(^|[/-])words(\/[^/]+)?\.ts$/,
    does: 'holds words: texts in languages, the vocabulary of a standard',
  },
  {
    name: 'view',
    pattern: ending('view'),
    does: 'draws what is seen outside the screens of the client: mails, pages, badges',
  },
  { name: 'table', pattern: ending('tables?'), does: 'lists what is fixed, each with what is known of it' },
  { name: 'limits', pattern: ending('limits'), does: 'says how much there may be of something' },
  { name: 'limiter', pattern: ending('limiter'), does: 'holds back what would be too much at once' },
  { name: 'types', pattern: ending('types(\\.d)?'), does: 'says what things are made of' },
  { name: 'error', pattern: ending('error'), does: 'is why something fails' },
  { name: 'files', pattern: ending('files'), does: 'finds, reads and keeps files, in folders and archives' },
  { name: 'stream', pattern: ending('stream'), does: 'passes bytes on, piece by piece' },
  { name: 'task', pattern: /(-task|\/worker)\.ts$/, does: 'runs in a process of its own' },
  { name: 'client', pattern: ending('client'), does: 'calls another system or process' },
]

function ending(name: string): RegExp {
  return new RegExp(`(^|[/-])${name}\\.ts$`)
}

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
  if ([ENTRANCE, 'context'].includes(floorOf(path))) return path
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
  if (!path.startsWith('server/') || isTest(path)) return []
  const level = floors.findIndex(({ name }) => name === own)
  if (level < 0) return [`${path} stands on no floor. Give ${own} a place in scripts/check/floors.ts.`]
  if (own !== ENTRANCE && !floors[level]!.isOpen) {
    const kind = kindOf(path)
    if (!kind) return [`${path} is of no kind. Let its name end as one of KINDS in scripts/check/floors.ts.`]
    if (!kind.asks && values.some((to) => to.startsWith('server/db/') || kindOf(to)?.name === 'store'))
      return [`${path} needs the database, so it is a service. Let its name end in -service.ts.`]
  }
  return imports
    .filter((to) => to.startsWith('server/') && floorOf(to) !== own)
    .flatMap((to) => {
      const floor = floorOf(to)
      const below = floors.findIndex(({ name }) => name === floor)
      if (below > level)
        return [
          `${path} looks up to ${to}. Publish an event instead, to which ${floor === ENTRANCE ? 'the other' : floor} subscribes.`,
        ]
      if (below < 0 || floors[below]!.isOpen || !values.includes(to)) return []
      return isUsable(to, own) ? [] : [`${path} uses ${to}, which is ${floor}'s own. Ask a service of ${floor}.`]
    })
}

function isUsable(path: string, from: string): boolean {
  const usedBy = kindOf(path)?.usedBy
  return usedBy === 'above' || (usedBy === 'entrance' && from === ENTRANCE)
}

function floorOf(path: string): string {
  if (CONTEXT.includes(path)) return 'context'
  return /^server\/([^/]+)\//.exec(path)?.[1] ?? ENTRANCE
}

function kindOf(path: string): Kind | undefined {
  return KINDS.find(({ pattern }) => pattern.test(path))
}
