import { describe, expect, test } from 'vitest'
import { checkCircles, checkFloors, checkSource, FLOORS, KINDS } from './floors.ts'
import { sourceFrom } from './laws.ts'

const floors = [
  { name: 'db', holds: 'Connections', isOpen: true as const },
  { name: 'context', holds: 'Calls', isOpen: true as const },
  { name: 'teams', holds: 'Teams' },
  { name: 'badges', holds: 'Badges' },
  { name: 'entrance', holds: 'What starts the server' },
]
const findings = (path: string, text: string) => checkSource(sourceFrom(path, text), floors)

describe('refuses', () => {
  test.each([
    [
      'a floor above',
      'server/teams/service.ts',
      "import { award } from '../badges/service.ts'",
      'server/teams/service.ts looks up to server/badges/service.ts. Publish an event instead, to which badges subscribes.',
    ],
    [
      'even the types of a floor above',
      'server/context.ts',
      "import type { Team } from './teams/service.ts'",
      'server/context.ts looks up to server/teams/service.ts. Publish an event instead, to which teams subscribes.',
    ],
    [
      'what puts the floors together',
      'server/teams/service.ts',
      "import { jobs } from '../jobs.ts'",
      'server/teams/service.ts looks up to server/jobs.ts. Publish an event instead, to which the other subscribes.',
    ],
    [
      'a file that a noun keeps to itself',
      'server/badges/service.ts',
      "import { crestOf } from '../teams/crest-view.ts'",
      "server/badges/service.ts uses server/teams/crest-view.ts, which is teams's own. Ask a service of teams.",
    ],
    [
      'a folder without a floor',
      'server/widgets/service.ts',
      '',
      'server/widgets/service.ts stands on no floor. Give widgets a place in scripts/check/floors.ts.',
    ],
    [
      'handlers of another noun',
      'server/badges/service.ts',
      "import { handlers } from '../teams/handlers.ts'",
      "server/badges/service.ts uses server/teams/handlers.ts, which is teams's own. Ask a service of teams.",
    ],
    [
      'an entrance that opens what a noun keeps to itself',
      'server/first-run.ts',
      "import { readTeam } from './teams/store.ts'",
      "server/first-run.ts uses server/teams/store.ts, which is teams's own. Ask a service of teams.",
    ],
    [
      'an ending that says nothing',
      'server/teams/crest.ts',
      '',
      'server/teams/crest.ts is of no kind. Let its name end as one of KINDS in scripts/check/floors.ts.',
    ],
    [
      'a file that needs the database and is no service',
      'server/teams/crest-view.ts',
      "import { readTeam } from './store.ts'",
      'server/teams/crest-view.ts needs the database, so it is a service. Let its name end in -service.ts.',
    ],
  ])('%s', (_what, path, text, says) => expect(findings(path, text)).toEqual([says]))
})

test.each([
  ['server/badges/service.ts', "import { findTeam } from '../teams/service.ts'"],
  ['server/badges/store.ts', "import { isMember } from '../teams/membership.sql.ts'"],
  ['server/badges/room/store.ts', "import type { Crest } from '../../teams/crest-view.ts'"],
  ['server/badges/service.ts', "import { inTransaction } from '../db/transaction.ts'"],
  ['server/teams/service.ts', "import { publish } from '../event.ts'\nimport { crestOf } from './crest-view.ts'"],
  ['server/db/pool.ts', ''],
  ['server/jobs.ts', "import { registerBadgeJobs } from './badges/jobs.ts'"],
  ['server/teams/teams.test.ts', "import { award } from '../badges/service.ts'"],
])('lets %s write %s', (path, text) => expect(findings(path, text)).toEqual([]))

test('finds nothing in the server as it is', () => expect(checkFloors()).toEqual([]))

test('has each floor and each kind once', () => {
  for (const names of [FLOORS, KINDS].map((list) => list.map(({ name }) => name)))
    expect(new Set(names).size).toBe(names.length)
})

describe('circles', () => {
  const circles = (files: Record<string, string>) =>
    checkCircles(Object.entries(files).map(([path, text]) => sourceFrom(path, text)))

  test('refuses two files that need each other', () => {
    const files = {
      'server/teams/a.ts': "import { b } from './b.ts'",
      'server/teams/b.ts': "import { a } from './a.ts'",
    }
    expect(circles(files)).toEqual(
      ['a', 'b'].map(
        (name) => `server/teams/${name}.ts needs itself by way of others. Move what both need under them.`,
      ),
    )
  })

  test('refuses rooms that need each other, and the noun that needs what stands on it', () => {
    const files = {
      'server/teams/rules.ts': "import { b } from './lists/b.ts'",
      'server/teams/lists/a.ts': "import { c } from '../search/c.ts'",
      'server/teams/search/c.ts': "import { d } from '../more.ts'",
    }
    expect(circles(files)).toEqual(
      ['', '/lists', '/search'].map(
        (room) => `server/teams${room} needs itself by way of other rooms. Move what both need under them.`,
      ),
    )
  })

  test('lets a noun open its rooms to calls and jobs, and a room use the types of another', () => {
    const files = {
      'server/teams/handlers.ts': "import { b } from './lists/b.ts'",
      'server/teams/lists/b.ts': "import { c } from '../rules.ts'",
      'server/teams/rules.ts': "import type { B } from './lists/b.ts'",
    }
    expect(circles(files)).toEqual([])
  })
})
