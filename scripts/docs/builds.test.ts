import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentHash } from './content-hash.ts'
import { keepNewestBuilds } from './keep-newest.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function put(path: string, content: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), content)
}

describe('the hash', () => {
  test('stays while no content changes', () => {
    put('docs/page.md', 'one')
    const before = contentHash(folder)
    put('build/0a0a0a0a/index.html', 'built')
    put('.docusaurus/routes.js', 'built')
    put('docs/page.md', 'one')
    expect(contentHash(folder)).toBe(before)
    expect(before).toMatch(/^[0-9a-f]{8}$/)
  })

  test.each<[string, () => void]>([
    ['a file changes', () => put('docs/page.md', 'two')],
    ['a file comes', () => put('docs/build/more.md', '')],
    ['a file moves', () => renameSync(join(folder, 'docs/page.md'), join(folder, 'docs/other.md'))],
    ['text moves to the next file', () => (put('docs/page.md', 'on'), put('docs/q.md', 'etwo'))],
  ])('changes when %s', (_what, change) => {
    put('docs/page.md', 'one')
    put('docs/q.md', 'two')
    const before = contentHash(folder)
    change()
    expect(contentHash(folder)).not.toBe(before)
  })
})

test('keeps the newest builds and whatever is not a build', () => {
  const names = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd']
  for (const [age, name] of names.entries()) {
    put(`${name}/index.html`, '')
    utimesSync(join(folder, name), 1000 - age, 1000 - age)
  }
  put('base.json', '{}')
  keepNewestBuilds(folder, 3)
  expect(readdirSync(folder).sort()).toEqual(['aaaaaaaa', 'base.json', 'bbbbbbbb', 'cccccccc'])
  expect(existsSync(join(folder, 'dddddddd'))).toBe(false)
})
