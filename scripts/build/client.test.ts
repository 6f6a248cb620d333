import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstLoad } from '../bench/first-load.ts'
import { ROOT } from '../generate/paths.ts'

/** Texts that only the mock hub, its demo data and its worker hold. */
const MARKS = [
  'demo-hub-2026',
  'mock-upload-token',
  'The contract has no call',
  'A list to tick off in your first week',
  '[MSW]',
]
const KB = 1000

/** What a hub serves. */
const SHIPPED = join(ROOT, 'client/dist')
let mocked: string

beforeAll(() => {
  // Does nothing where it is built already.
  run('scripts/build.ts', [])
  mocked = mkdtempSync(join(tmpdir(), 'hub-client-'))
  const args = ['build', 'client', '--outDir', mocked, '--logLevel', 'error']
  run('node_modules/vite/bin/vite.js', args, { VITE_MOCKS: 'on' })
}, 180_000)
afterAll(() => rmSync(mocked, { recursive: true, force: true }))

/** Builds the way it is shipped: the test runner's own NODE_ENV would make a slower, larger React of it. */
function run(script: string, args: string[], env: Record<string, string> = {}): void {
  const { NODE_ENV: _, VITE_MOCKS: __, ...rest } = process.env
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...rest, ...env },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The client cannot be built:\n${stderr}`)
}

/** The built files that hold a mark of the mock hub, or are its worker. */
function mockedFiles(folder: string): string[] {
  return globSync('**/*.{js,mjs,css,html}', { cwd: folder }).filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return file.includes('mockServiceWorker') || MARKS.some((mark) => text.includes(mark))
  })
}

test('ships nothing of the mock hub', () => {
  expect(mockedFiles(SHIPPED)).toEqual([])
})

test('would see each mark of the mock hub if it were shipped', () => {
  const files = mockedFiles(mocked)
  expect(files).toContain('mockServiceWorker.js')
  const texts = files.map((file) => readFileSync(join(mocked, file), 'utf8'))
  expect(MARKS.filter((mark) => !texts.some((text) => text.includes(mark)))).toEqual([])
})

test('loads at most 140 KB of code and styles and 13 KB of texts, in Brotli, before the home of a learner shows', () => {
  const { js, css, texts } = firstLoad(SHIPPED)
  expect(js).toBeGreaterThan(50 * KB)
  expect(css).toBeGreaterThan(KB)
  expect({ js, css, fits: js + css <= 140 * KB }).toMatchObject({ fits: true })
  expect(texts).toBeGreaterThan(KB)
  expect({ texts, fits: texts <= 13 * KB }).toMatchObject({ fits: true })
})
