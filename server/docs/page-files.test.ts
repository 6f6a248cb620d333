import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFile } from './page-files.ts'

let folder: string
let root: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-file-'))
  root = join(folder, 'root')
  mkdirSync(join(root, 'page'), { recursive: true })
  mkdirSync(join(folder, 'root-beside'))
  writeFileSync(join(root, 'index.html'), '')
  writeFileSync(join(root, 'page/index.html'), '')
  writeFileSync(join(folder, 'secret.txt'), '')
  writeFileSync(join(folder, 'root-beside/index.html'), '')
})

afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['', 'index.html'],
  ['index.html', 'index.html'],
  ['page', 'page/index.html'],
  ['page/', 'page/index.html'],
])('finds "%s" in %s', async (path, expected) => {
  expect(await findFile(root, path)).toBe(expected)
})

test.each([
  '..',
  '../secret.txt',
  'page/../../secret.txt',
  '../root-beside',
  '/etc/passwd',
  'page//index.html',
  'no\0',
])('finds nothing at %j', async (path) => {
  expect(await findFile(root, path)).toBeNull()
})
