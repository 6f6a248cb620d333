import { expect, test } from 'vitest'
import type { Condition } from './conditions.ts'
import { shareOf, type Proved } from './proved.ts'

const DAY_MS = 86_400_000

/** Three files of twenty conditions each. */
const all = ['a', 'b', 'c'].flatMap((name) =>
  Array.from({ length: 20 }, (_, id): Condition => ({
    id,
    file: `server/${name}.ts`,
    line: id,
    text: `${name}${id}`,
    left: 'true',
    start: id,
    end: id + 1,
    isArguments: false,
  })),
)
const filesOf = (proved: Proved, day = 0) => {
  const { chosen, unproved } = shareOf(all, proved, new Date(day * DAY_MS))
  return [[...new Set(chosen.map(({ file }) => file))], unproved]
}

test('another file comes first each day, until all have had their turn', () => {
  expect([0, 1, 2].map((day) => filesOf({}, day)[0])).toEqual([
    ['server/a.ts', 'server/b.ts'],
    ['server/b.ts', 'server/c.ts'],
    ['server/c.ts', 'server/a.ts'],
  ])
})

test('what is not as it was proved comes before what is', () => {
  const conditions = '0f0f'
  expect(filesOf({ 'server/a.ts': { on: '2026-11-29', conditions } })).toEqual([['server/a.ts', 'server/b.ts'], 60])
})
