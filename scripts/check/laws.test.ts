import { describe, expect, test } from 'vitest'
import { laws, mocksStaySmall, sourceFrom } from './laws.ts'

interface Case {
  law: string
  path: string
  text: string
  says: string
}

const breaches: Case[] = [
  {
    law: 'wordsOfTheTrade',
    path: 'server/badges/rules.ts',
    text: `const MOST${'_'}BADGES = 5`,
    says: `server/badges/rules.ts says MOST${'_'}BADGES. The word of the trade is MAX_.`,
  },
  {
    law: 'onlyStoresSpeakSql',
    path: 'server/badges/service.ts',
    text: "import { sql } from 'kysely'",
    says: 'server/badges/service.ts speaks SQL. Move that into server/badges/store.ts.',
  },
  {
    law: 'onlyStoresSpeakSql',
    path: 'server/app.ts',
    text: "import pg from 'pg'",
    says: 'server/app.ts speaks SQL. Move that into server/<noun>/store.ts.',
  },
  {
    law: 'nobodyReadsAnotherStore',
    path: 'server/badges/service.ts',
    text: "import { readTeam } from '../teams/store.ts'",
    says: 'server/badges/service.ts reads server/teams/store.ts. Ask server/teams/service.ts instead.',
  },
  {
    law: 'nobodyReadsAnotherStore',
    path: 'server/badges/store.ts',
    text: "import { readTeam } from '../teams/write-store.ts'",
    says: 'server/badges/store.ts reads server/teams/write-store.ts. Ask server/teams/service.ts instead.',
  },
  {
    law: 'layersLookDown',
    path: 'server/badges/store.ts',
    text: "import { award } from './service.ts'",
    says: 'server/badges/store.ts looks up to server/badges/service.ts: handlers call services, services call stores.',
  },
  {
    law: 'layersLookDown',
    path: 'server/badges/service.ts',
    text: "import type { Answer } from './handlers.ts'",
    says: 'server/badges/service.ts looks up to server/badges/handlers.ts: handlers call services, services call stores.',
  },
  ...[
    'inTransaction(call, (inside) => f(call))',
    'inTransaction(db, (db) => f(db))',
    'db.transaction().execute(f)',
  ].map((text) => ({
    law: 'transactionsDoNotLeak',
    path: 'server/badges/service.ts',
    text,
    says: 'server/badges/service.ts opens a transaction in a shape of its own. Write inTransaction(call, (call) => ...).',
  })),
  {
    law: 'transactionsDoNotLeak',
    path: 'server/badges/service.ts',
    text: 'const { db } = call\nawait inTransaction(call, async (call) => {\n  await store.lock(call.db)\n  await store.put(db, id)\n})',
    says: 'server/badges/service.ts uses the connection outside of a transaction inside of it. Take the db of the inner call.',
  },
  {
    law: 'preparedByOneRule',
    path: 'server/badges/store.ts',
    text: 'export function find(db: Db, id: string) {\n  return statement<{ id: string }>()((db, value) => badge(db, value))(db, { id })\n}',
    says: 'server/badges/store.ts prepares a statement in a way of its own. Write const x = statement()(...) beside its functions.',
  },
  {
    law: 'rightsAreAsked',
    path: 'server/badges/service.ts',
    text: 'return caller.managedTeamIds.includes(teamId)',
    says: 'server/badges/service.ts decides by managedTeamIds. Ask server/access/rights.ts for the teams, or name the rule in x-access.',
  },
  {
    law: 'rightsAreAsked',
    path: 'server/badges/service.ts',
    text: "caller.privileges.has('asset_write') || teamsActedFor(call).includes(teamId)",
    says: 'server/badges/service.ts combines teams with rights by hand. Ask server/access/rights.ts whether the caller may do it.',
  },
  {
    law: 'servicesAreNamedAfterOperations',
    path: 'server/badges/handlers.ts',
    text: "export const handlers: HandlersOf<'badges'> = {\n  async deleteBadge({ call, params, respond }) {\n    await service.removeIt(call, params.badgeId)\n    return respond(200)\n  },\n}\n",
    says: 'server/badges/handlers.ts answers deleteBadge by a function of another name. Call the service function deleteBadge.',
  },
  {
    law: 'uiKnowsNoApi',
    path: 'client/ui/badge.tsx',
    text: "import { useBadge } from '../../generated/client/badges.ts'",
    says: 'client/ui/badge.tsx knows generated/client/badges.ts. Parts in client/ui get what they show as props.',
  },
  {
    law: 'servicesAreNamedAfterOperations',
    path: 'server/badges/handlers.ts',
    text: "export const handlers: HandlersOf<'badges'> = {\n  async deleteBadge({ call, params, respond }) {\n    await service.removeIt(call, params.badgeId)\n    return respond(200)\n  },\n}\n",
    says: 'server/badges/handlers.ts answers deleteBadge by a function of another name. Call the service function deleteBadge.',
  },
  {
    law: 'uiKnowsNoApi',
    path: 'client/ui/badge.tsx',
    text: "import { useQuery } from '@tanstack/react-query'",
    says: 'client/ui/badge.tsx knows @tanstack/react-query. Parts in client/ui get what they show as props.',
  },
  {
    law: 'featuresStandAlone',
    path: 'client/badges/badge-page.tsx',
    text: "const page = () => import('../teams/team-page.tsx')",
    says: 'client/badges/badge-page.tsx reaches into client/teams/team-page.tsx. Move what both need to client/ui, or link to the other screen.',
  },
  ...["await fetch('x')", 'new XMLHttpRequest()', '`/api/badges`'].map((text) => ({
    law: 'onlyTheFetcherFetches',
    path: 'client/badges/badge-page.tsx',
    text,
    says: 'client/badges/badge-page.tsx writes a URL or a fetch by hand. Use the generated hooks, or client/api.',
  })),
  ...[
    "useQuery({ queryKey: ['badges', id] })",
    "client.setQueryData<Badge>(\n['badges'], badge)",
    "const KEY = ['badges']\nuseQuery({ queryKey: KEY })",
    "const KEY: string[] = ['badges']\nclient.setQueryData([...KEY, id], badge)",
  ].map((text) => ({
    law: 'queryKeysAreGenerated',
    path: 'client/badges/badge-page.tsx',
    text,
    says: 'client/badges/badge-page.tsx writes a query key by hand. Take the key that is generated for the operation.',
  })),
  {
    law: 'onlyTheApiMutates',
    path: 'client/badges/badge-page.tsx',
    text: "import { useMutation } from '@tanstack/react-query'",
    says: 'client/badges/badge-page.tsx uses useMutation. Give the generated hook to useChange; for a file there is client/api/use-upload.ts.',
  },
  ...['const { mutateAsync } = useUpdateBadge()', 'await update.mutateAsync({ badgeId })'].map((text) => ({
    law: 'onlyTheApiMutates',
    path: 'client/badges/badge-page.tsx',
    text,
    says: 'client/badges/badge-page.tsx sends a change by itself. Give the generated hook to useChange, useEach or useKeptTyping; only what takes a change back is taken from the hook, under a name of its own.',
  })),
  {
    law: 'mocksStayOutside',
    path: 'client/badges/badge-page.tsx',
    text: "import '../mocks/start.ts'",
    says: 'client/badges/badge-page.tsx imports the mock client/mocks/start.ts; only client/main.tsx may, when mocks are on.',
  },
  {
    law: 'oneTooltip',
    path: 'client/badges/badge-page.tsx',
    text: "import { Button, Tooltip } from '@mantine/core'",
    says: 'client/badges/badge-page.tsx gives a control a tooltip of its own. Give it an aria-label: client/ui/control/tooltips.ts shows that.',
  },
  {
    law: 'oneTooltip',
    path: 'client/badges/badge-page.tsx',
    text: '<ActionIcon onClick={() => run()} title={t`Delete`}>',
    says: 'client/badges/badge-page.tsx gives a control a tooltip of its own. Give it an aria-label: client/ui/control/tooltips.ts shows that.',
  },
]

const sound: [path: string, text: string][] = [
  ['server/badges/store.ts', "import { sql } from 'kysely'"],
  ['server/badges/rarity.sql.ts', "import { sql } from 'kysely'"],
  ['server/badges/write-store.ts', "import { readBadge } from './store.ts'"],
  ['server/db/connect.ts', "import pg from 'pg'"],
  ['server/badges/badges.test.ts', "import pg from 'pg'\nimport { readTeam } from '../teams/store.ts'"],
  ['server/badges/service.ts', "import { readBadge } from './store.ts'\nimport { teamOf } from '../teams/service.ts'"],
  ['server/badges/handlers.ts', "import { award } from './service.ts'"],
  ['server/badges/service.ts', 'await inTransaction(call, async (call) => award(call))'],
  [
    'server/badges/service.ts',
    'const { db } = call\nawait inTransaction(call, async (call) => {\n  const { db } = call\n  await store.put(db, { db: 1 })\n})',
  ],
  ['server/badges/store.ts', 'export const find = statement<{ id: string }>()((db, value) =>\n  badge(db, value),\n)'],
  ['server/badges/service.ts', 'const teamIds = teamsActedFor(call)\n}\nconst isRead = caller.privileges.has(right)'],
  ['server/badges/service.ts', "import { Problem } from '../contract/problems.ts'"],
  ['client/ui/badge.tsx', "import { Pill } from './pill.tsx'\nimport { Badge } from '@mantine/core'"],
  ['client/badges/badge-page.tsx', "import { can } from '../api/can.ts'\nimport { Page } from '../ui/page.tsx'"],
  ['client/badges/badge-page.tsx', 'void query.refetch()\nprefetch()'],
  ['client/badges/badge-page.tsx', 'useQuery({ queryKey: [...getListMyBadgesQueryKey(), { pages: 1 }] })'],
  ['client/badges/badge-page.test.tsx', "client.setQueryData(['badges'], [])"],
  ['client/badges/badge-page.tsx', 'const { mutateAsync: bringBack } = useRestoreBadge()'],
  ['client/api/use-change.ts', "import { useMutation } from '@tanstack/react-query'"],
  ['client/api/fetcher.ts', 'await fetch(`/api/badges`)'],
  ['client/router.tsx', "import { BadgePage } from './badges/badge-page.tsx'"],
  ['client/main.tsx', "await import('./mocks/start.ts')"],
  ['client/badges/badge-page.tsx', '<Section title={t`Badges`} more={<Link to="/badges">{t`All`}</Link>} />'],
  ['client/badges/badge-page.tsx', '<ActionIcon onClick={() => run()}><IconX /></ActionIcon><Panel title={t`A`} />'],
]

describe.each(laws.map((law) => ({ name: law.name, law })))('$name', ({ name, law }) => {
  const own = breaches.filter((breach) => breach.law === name)

  test('has been seen to be broken', () => expect(own).not.toEqual([]))

  test.each(own)('finds $text in $path', ({ path, text, says }) => expect(law(sourceFrom(path, text))).toEqual([says]))
})

test.each(sound)('finds nothing in %s with %s', (path, text) => {
  const source = sourceFrom(path, text)
  expect(laws.flatMap((law) => law(source))).toEqual([])
})

test('reads imports of every kind', () => {
  const text =
    "import a from './a.ts'\nimport type { B } from '../b.ts'\nimport './c.css'\nexport { d } from 'd'\nconst e = import( './e.ts')"
  expect(sourceFrom('client/ui/x.ts', text).imports.sort()).toEqual([
    'client/b.ts',
    'client/ui/a.ts',
    'client/ui/c.css',
    'client/ui/e.ts',
    'd',
  ])
})

test('the mock stays small, without its tests', () => {
  const lines = (count: number) => 'x\n'.repeat(count)
  const small = [
    { path: 'client/mocks/engine.ts', text: lines(2_400) },
    { path: 'client/mocks/engine.test.ts', text: lines(900) },
    { path: 'client/mocks/testing.ts', text: lines(900) },
    { path: 'client/ui/page/page.tsx', text: lines(900) },
  ]
  expect(mocksStaySmall(small)).toEqual([])
  expect(mocksStaySmall([...small, { path: 'client/mocks/own.ts', text: lines(101) }])).toEqual([
    'client/mocks has 2501 lines, and 2500 are enough: let the answer follow from x-resource.',
  ])
})
