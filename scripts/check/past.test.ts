import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pastOf } from './past.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hub-past-'))
  git('init', '-q', '-b', 'main')
})
afterEach(() => rmSync(root, { recursive: true }))

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@hub.example', ...args], { cwd: root })
}

function commit(major: number, contract: string): void {
  write('package.json', '{}')
  write('spec/openapi.yaml', `info:\n  version: ${major}.0.0\n`)
  write('contract', contract)
  git('add', '.')
  git('commit', '-q', '--allow-empty', '-m', contract)
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const texts = () => Object.fromEntries(pastOf('contract', root).map(({ name, text }) => [name, text]))

test('compares a branch with where it left main, however many commits ago', () => {
  commit(1, 'old')
  commit(2, 'released')
  commit(2, 'main')
  git('checkout', '-q', '-b', 'work')
  commit(2, 'one field less')
  commit(2, 'and something else')
  expect(texts()).toEqual({ main: 'main', 'the last release': 'released' })
})

test('compares main with its last commit, and with the newest tag of a release', () => {
  commit(2, 'released')
  git('tag', 'v2.0.0')
  commit(2, 'before')
  commit(2, 'now')
  expect(texts()).toEqual({ 'the last commit': 'before', 'the last release': 'released' })
  write('contract', 'changed')
  expect(texts()).toMatchObject({ 'the last commit': 'now' })
})
