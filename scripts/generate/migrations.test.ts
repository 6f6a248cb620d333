import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withFolder } from '../testing/folder.ts'
import { recordMigrations } from './migrations.ts'

const FILES = { 'migrations/0001_first.sql': 'create table one ();\n', 'migrations/0002_next.sql': 'select 1;\n' }

test('writes down each migration once, and takes new ones', () => {
  withFolder(FILES, (folder) => {
    recordMigrations(folder)
    const first = readFileSync(join(folder, 'migrations.sha256'), 'utf8')
    expect(first).toMatch(/^[0-9a-f]{64} {2}migrations\/0001_first\.sql\n[0-9a-f]{64} {2}migrations\/0002_next\.sql\n$/)
    writeFileSync(join(folder, 'migrations/0003_new.sql'), 'select 3;\n')
    recordMigrations(folder)
    const second = readFileSync(join(folder, 'migrations.sha256'), 'utf8')
    expect(second.startsWith(first)).toBe(true)
    expect(second).toContain('0003_new.sql')
  })
})

test('refuses one that was changed, and one that is gone', () => {
  withFolder(FILES, (folder) => {
    recordMigrations(folder)
    writeFileSync(join(folder, 'migrations/0001_first.sql'), 'create table two ();\n')
    expect(() => recordMigrations(folder)).toThrow(/^migrations\/0001_first\.sql in .* is not what it was\./)
    rmSync(join(folder, 'migrations/0001_first.sql'))
    expect(() => recordMigrations(folder)).toThrow('migrations/0001_first.sql')
  })
})
