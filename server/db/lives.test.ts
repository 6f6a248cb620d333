import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lives } from './lives.ts'

const SERVER = join(import.meta.dirname, '..')
const schema = readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8')

test('says of every table how long its rows are kept, and of no other', () => {
  const tables = [...schema.matchAll(/^create table (\w+) \($/gm)].map(([, name]) => name!)
  expect(Object.keys(lives).toSorted()).toEqual(tables.toSorted())
})

test('names work that the hub really schedules', () => {
  const files = globSync('**/jobs.ts', { cwd: SERVER }).map((file) => readFileSync(join(SERVER, file), 'utf8'))
  const scheduled = files.flatMap((text) =>
    [...text.matchAll(/schedule(?:ForEachHub)?\(\s*context,\s*\w+,\s*'([^']+)'/g)].map(([, name]) => name),
  )
  const named = new Set(Object.values(lives).flatMap(({ endedBy }) => endedBy ?? []))
  expect([...named].filter((name) => name !== 'hub archive' && !scheduled.includes(name))).toEqual([])
})
