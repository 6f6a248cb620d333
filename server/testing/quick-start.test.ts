import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, readContract } from '../../scripts/docs/contract.ts'
import { samplesOf } from '../../scripts/docs/samples.ts'
import { createMember } from '../auth/member-service.ts'
import { listeningHub, tokenOf, type ListeningHub } from './workflows-hub.ts'

/** The commands of the documentation, as somebody runs them who has nothing but curl. */

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'hub-quick-start-'))
const PASSWORD = 'nine-quiet-herons-wade'
let hub: ListeningHub

beforeAll(async () => {
  hub = await listeningHub()
})
afterAll(async () => {
  await hub.close()
  rmSync(folder, { recursive: true, force: true })
})

function shell(script: string, env: Record<string, string>): Promise<string> {
  return run('bash', ['-euc', script], { cwd: folder, env: { ...process.env, ...env } }).then(({ stdout }) => stdout)
}

test('the quick start makes a token, asks and changes something, with its own commands', async () => {
  const page = readFileSync(join(ROOT, 'docs/docs/dev-docs/quick-start.mdx'), 'utf8')
  const [settings, ...commands] = [...page.matchAll(/^```sh\n(.*?)^```/gms)].map(([, text]) => text!)
  expect(settings).toMatch(/^HUB=.*\nEMAIL=.*\nPASSWORD=.*\n$/)
  const email = 'beginner@hub.example'
  await createMember(await hub.hubCall(), {
    email,
    password: PASSWORD,
    first_name: 'Bea',
    last_name: 'Beginner',
  })
  const out = await shell(commands.join('\n'), {
    HUB: hub.origin,
    EMAIL: email,
    PASSWORD,
  })
  expect(out).toContain(`"email":"${email}"`)
  const { db } = await hub.hubCall()
  const { theme } = await db.selectFrom('member').select('theme').where('email', '=', email).executeTakeFirstOrThrow()
  const token = await db.selectFrom('api_token').select(['name', 'scopes']).executeTakeFirstOrThrow()
  expect({ theme, token }).toEqual({ theme: 'dark', token: { name: 'Quick start', scopes: ['me'] } })
})

test('the samples of the reference are let in by a hub, in curl', async () => {
  const contract = readContract(join(ROOT, 'generated/openapi.json'))
  const admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'settings_write'] })
  const HUB_TOKEN = await tokenOf(admin, ['me', 'playlist_write'])
  for (const id of ['getMyProfile', 'createTopic', 'resetTopicRanks', 'updateMySettings', 'previewInvitation']) {
    const call = callsOf(contract).find((each) => each.id === id)!
    const { source } = samplesOf(contract, call)[0]!
    const answer = await shell(`${source} || true`, { HUB: hub.origin, HUB_TOKEN })
    // Nobody has the link of the example.
    expect([id, answer]).toEqual([
      id,
      expect.stringMatching(id === 'previewInvitation' ? /token-invalid/ : /"success":true|"email"/),
    ])
  }
})
