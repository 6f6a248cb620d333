import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../generate/paths.ts'
import { roomsOf } from './rooms.ts'

const nouns = globSync('spec/*/', { cwd: ROOT }).map((path) => path.slice('spec/'.length))

test('names no folder that is not there', () => {
  const elsewhere = nouns.flatMap((noun) => roomsOf(noun).slice(2))
  expect(elsewhere.length).toBeGreaterThan(0)
  for (const folder of elsewhere) expect(existsSync(join(ROOT, folder)), folder).toBe(true)
})

test('finds every folder of administration from its noun', () => {
  const named = new Set(nouns.flatMap(roomsOf))
  const administration = globSync('server/*-admin/', { cwd: ROOT }).map((path) => `${path}/`)
  expect(administration.length).toBeGreaterThan(0)
  expect(administration.filter((folder) => !named.has(folder))).toEqual([])
})
