import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { privileges } from '../../generated/reference.ts'
import { callsOf, readContract } from '../../scripts/docs/contract.ts'
import { samplesOf } from '../../scripts/docs/samples.ts'
import { createMember } from '../auth/accounts/member-service.ts'
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

/** Runs Python programs in one process. @returns of each the status and the text of the last answer, or what went wrong */
const RUN_EACH = `
import json, sys
try:
    import requests
except ImportError:
    sys.exit("python3 has no package requests: install python3-requests, or run pip install requests.")
def run(source, session_cookies):
    seen = []
    asked = requests.Session.request
    def request(self, *given, **named):
        seen.append(asked(self, *given, **named))
        return seen[-1]
    requests.Session.request = request
    try:
        exec(compile(source, "sample", "exec"), {"session_cookies": session_cookies})
    except requests.HTTPError:
        pass
    except Exception as fault:
        return [0, repr(fault)]
    finally:
        requests.Session.request = asked
    return [seen[-1].status_code, seen[-1].text] if seen else [0, "It asked nothing."]
given = json.load(sys.stdin)
print(json.dumps([run(source, given["cookies"]) for source in given["sources"]]))
`

/** @throws where there is no python3, or it lacks what the samples use */
async function inPython(
  sources: readonly string[],
  env: Record<string, string>,
  cookies: Record<string, string>,
): Promise<[status: number, text: string][]> {
  const running = run('python3', ['-c', RUN_EACH], { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 2 ** 28 })
  running.child.stdin!.end(JSON.stringify({ sources, cookies }))
  const { stdout } = await running.catch((fault: NodeJS.ErrnoException & { stderr?: string }) => {
    if (fault.code === 'ENOENT')
      throw new Error('There is no python3 here, which this test runs the samples with. Install it.')
    throw new Error(fault.stderr || fault.message)
  })
  return JSON.parse(stdout) as [number, string][]
}

test('the samples of the reference do what they say on a hub, in Python', async () => {
  const contract = readContract(join(ROOT, 'generated/openapi.json'))
  const admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'settings_write'] })
  const HUB_TOKEN = await tokenOf(admin, ['me', 'playlist_write'])
  const ids = [
    'getMyProfile',
    'listMyPlaylists',
    'createPlaylist',
    'resetTopicRanks',
    'updateMySettings',
    'previewInvitation',
  ]
  const sources = ids.map(
    (id) =>
      samplesOf(
        contract,
        callsOf(contract).find((each) => each.id === id)!,
      )[2]!.source,
  )
  const answers = await inPython(sources, { HUB: hub.origin, HUB_TOKEN }, {})
  // Nobody has the link of the example.
  expect(answers.map(([status]) => status)).toEqual([200, 200, 201, 200, 200, 400])
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

test(
  'all samples of the reference are programs in Python, and a hub understands what they ask',
  { timeout: 120_000 },
  async () => {
    const contract = readContract(join(ROOT, 'generated/openapi.json'))
    const calls = callsOf(contract)
    writeFileSync(join(folder, 'file'), 'what the file holds')
    const admin = await hub.person({ isAdmin: true, privileges })
    const HUB_TOKEN = await tokenOf(admin, ['me', ...privileges])
    const answers = await inPython(
      calls.map((call) => samplesOf(contract, call)[2]!.source),
      { HUB: hub.origin, HUB_TOKEN },
      {},
    )
    const odd = answers.flatMap(([status, text], nth) =>
      status === 0 || /bad-input|unsupported/.test(text) ? [[calls[nth]!.id, status, text]] : [],
    )
    expect(odd).toEqual([])
    expect(answers.filter(([status]) => status < 300).length).toBeGreaterThan(70)
  },
)
