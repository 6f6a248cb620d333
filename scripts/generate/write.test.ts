import { mkdirSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withFolder } from '../testing/folder.ts'
import { replaceFolder, writeIfChanged } from './write.ts'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')

test('leaves a file alone that says the same', () =>
  withFolder({ 'same.ts': 'same', 'old.ts': 'old' }, (folder) => {
    for (const name of ['same.ts', 'old.ts']) utimesSync(join(folder, name), LONG_AGO, LONG_AGO)
    writeIfChanged(join(folder, 'same.ts'), 'same')
    writeIfChanged(join(folder, 'old.ts'), 'new')
    writeIfChanged(join(folder, 'a/new.ts'), 'new')
    expect(statSync(join(folder, 'same.ts')).mtime).toEqual(LONG_AGO)
    expect(readFileSync(join(folder, 'old.ts'), 'utf8')).toBe('new')
    expect(readFileSync(join(folder, 'a/new.ts'), 'utf8')).toBe('new')
  }))

test('replaces a folder file by file', () =>
  withFolder({ 'now/a/same.ts': 'same', 'now/gone.ts': 'gone' }, (folder) => {
    mkdirSync(join(folder, 'next/a'), { recursive: true })
    writeFileSync(join(folder, 'next/a/same.ts'), 'same')
    writeFileSync(join(folder, 'next/a/new.ts'), 'new')
    utimesSync(join(folder, 'now/a/same.ts'), LONG_AGO, LONG_AGO)
    replaceFolder(join(folder, 'now'), join(folder, 'next'))
    expect(readdirSync(join(folder, 'now/a')).toSorted()).toEqual(['new.ts', 'same.ts'])
    expect(readdirSync(join(folder, 'now'))).toEqual(['a'])
    expect(statSync(join(folder, 'now/a/same.ts')).mtime).toEqual(LONG_AGO)
  }))
