import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../generate/paths.ts'
import { MUTATIONS } from './mutations.ts'
import { mutatedText } from './mutated.ts'
import { ATTACKS } from './suite.ts'

const files = ATTACKS.flatMap((attack) => attack.files)

test.each(files)('%s is there and has tests', (file) => {
  expect(
    existsSync(join(ROOT, file)),
    `${file} is gone. Take it out of scripts/attack/suite.ts, or name it anew.`,
  ).toBe(true)
  expect(readFileSync(join(ROOT, file), 'utf8')).toMatch(/\btest(\.each|\.for)?\(/)
})

test('no file is an attack twice', () => {
  expect(files.filter((file, nth) => files.indexOf(file) !== nth)).toEqual([])
})

test.each(MUTATIONS)('$name is a guard that stands where it is left out, and is proved by an attack', (mutation) => {
  if ('file' in mutation)
    expect(mutatedText(readFileSync(join(ROOT, mutation.file), 'utf8'), mutation.file)).toContain(mutation.name)
  expect(files).toContain(mutation.proof.file)
})
