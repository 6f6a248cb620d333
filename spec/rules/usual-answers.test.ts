import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { usualStatuses } from './usual-answers.js'

const nothing = { parameters: [], problems: {} }
const anyone = { 'x-access': { allow: ['anyone'] } }

test.each([
  ['a call for anyone', anyone, nothing, '400 421 429 500 503'],
  ['a call for members', { 'x-access': { allow: ['member'] } }, nothing, '400 401 403 421 429 500 503'],
  ['a body', { ...anyone, requestBody: {} }, nothing, '400 403 408 413 415 421 429 500 503'],
  ['an id in the path', anyone, { ...nothing, parameters: [{ in: 'path' }] }, '400 404 421 429 500 503'],
  ['a feature', { 'x-access': { allow: ['anyone'], feature: 'helix' } }, nothing, '400 404 421 429 500 503'],
  ['If-Match', anyone, { ...nothing, parameters: [{ name: 'If-Match' }] }, '400 412 421 428 429 500 503'],
  [
    'a problem',
    { ...anyone, 'x-problems': ['taken'] },
    { ...nothing, problems: { taken: { status: 409 } } },
    '400 409 421 429 500 503',
  ],
])('adds the errors of %s', (_, operation, surroundings, statuses) => {
  expect(usualStatuses(operation, surroundings).toSorted().join(' ')).toBe(statuses)
})

test('leaves a problem of several statuses to the file', () => {
  const problems = { taken: { status: [404, 409] } }
  expect(usualStatuses({ ...anyone, 'x-problems': ['taken'] }, { ...nothing, problems })).not.toContain('409')
})

test('refuses an answer that is added by itself', () => {
  expect(lint('429')).toContain('listThings: take out 429, it is added by itself.')
  expect(lint('418')).not.toContain('take out')
})

/** What the real linter says of a contract whose one operation writes an answer by hand. */
function lint(status: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hub-usual-answers-'))
  const root = join(import.meta.dirname, '../..')
  try {
    mkdirSync(join(folder, 'spec/things/paths'), { recursive: true })
    cpSync(join(root, 'spec/common'), join(folder, 'spec/common'), { recursive: true })
    const responses = { [status]: { $ref: '../../common/responses/TooManyRequests.yaml' } }
    const get = { operationId: 'listThings', 'x-access': { allow: ['anyone'] }, responses }
    const contract = { openapi: '3.1.1', info: {}, paths: { '/things/': { $ref: 'things/paths/things.json' } } }
    writeFileSync(join(folder, 'spec/openapi.json'), JSON.stringify(contract))
    writeFileSync(join(folder, 'spec/things/paths/things.json'), JSON.stringify({ get }))
    const settings = {
      plugins: [join(root, 'spec/rules/plugin.js')],
      preprocessors: { 'hub/usual-answers': 'error' },
      rules: { 'no-identical-paths': 'error' },
    }
    writeFileSync(join(folder, 'redocly.yaml'), JSON.stringify(settings))
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
    const { stdout, stderr } = spawnSync(process.execPath, [cli, 'lint', 'spec/openapi.json', '--format', 'stylish'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    })
    return stdout + stderr
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('leaves no operation of the contract without an error that it can give', () => {
  const contract = JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string; responses: object; requestBody?: object }>>
  }
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
  const calls = operations.filter(({ operationId }) => operationId)
  expect(calls.length).toBeGreaterThan(300)
  for (const { responses, requestBody } of calls)
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(['400', '429', '500', '503', ...(requestBody ? ['408', '413', '415'] : [])]),
    )
})
