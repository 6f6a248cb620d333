import { expect, test } from 'vitest'
import type { Condition } from './conditions.ts'
import { shareOf, textOf, type Proved } from './proved.ts'

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
const conditionsOf = (name: string) => all.filter(({ file }) => file === `server/${name}.ts`)
const provedAsIs = (...names: string[]): Proved =>
  Object.fromEntries(
    names.map((name) => [`server/${name}.ts`, { on: '2026-11-29', conditions: textOf(conditionsOf(name)) }]),
  )
const filesOf = (proved: Proved, day = 0) => {
  const { chosen, unproved } = shareOf(all, proved, new Date(day * DAY_MS))
  return [[...new Set(chosen.map(({ file }) => file))], unproved]
}

test('of what is as it was proved, another file comes first each day', () => {
  expect([0, 1, 2].map((day) => filesOf(provedAsIs('a', 'b', 'c'), day)[0])).toEqual([
    ['server/a.ts', 'server/b.ts'],
    ['server/b.ts', 'server/c.ts'],
    ['server/c.ts', 'server/a.ts'],
  ])
})

test('all that is not as it was proved comes before', () => {
  const changed = { on: '2026-11-29', conditions: '0f0f' }
  expect(filesOf({ ...provedAsIs('a', 'b'), 'server/c.ts': changed })).toEqual([['server/c.ts', 'server/a.ts'], 0])
  const all = { 'server/a.ts': changed, 'server/b.ts': changed, 'server/c.ts': changed }
  expect(filesOf(all)).toEqual([['server/a.ts', 'server/b.ts', 'server/c.ts'], 0])
})

test('what was never proved waits, and is counted', () => {
  expect(filesOf(provedAsIs('a'))).toEqual([['server/a.ts'], 40])
  expect(filesOf({})).toEqual([[], 60])
})
