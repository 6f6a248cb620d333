import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from './generate/paths.ts'

let child: ChildProcess
let api: string

beforeAll(async () => {
  child = spawn(process.execPath, [join(ROOT, 'scripts/mock-server.ts')], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout!, 'data')) as [Buffer]
  api = /http:\/\/localhost:\d+\/api/.exec(String(line))![0]
})
afterAll(() => void child.kill('SIGKILL'))

const FILM = 'scripts/demo/content/media/how-a-playlist-opens.mp4'
const FRONT_END = 'http://localhost:3001'
const demo = (role: string) => ({ Authorization: `Bearer demo-${role}` })

async function signIn(role: string): Promise<string> {
  const response = await fetch(`${api}/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${role}@hub.example`, password: 'demo-hub-2026' }),
  })
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^hub_sid=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Expires=/)
  return cookie!.split(';')[0]!
}

async function whoIs(headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${api}/auth/session`, { headers })
  const { user, code } = (await response.json()) as { user?: { email: string }; code?: string }
  return user?.email ?? code!
}

test('keeps the sessions of several people apart', async () => {
  const learner = { cookie: await signIn('learner') }
  const admin = { cookie: await signIn('admin') }
  expect(await Promise.all([learner, admin, {}, demo('manager')].map(whoIs))).toEqual([
    'learner@hub.example',
    'admin@hub.example',
    'not-signed-in',
    'manager@hub.example',
  ])
  const out = await fetch(`${api}/auth/sign-out`, {
    method: 'POST',
    headers: { ...learner, origin: new URL(api).origin },
  })
  expect(out.headers.getSetCookie()).toEqual(['hub_sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0'])
  expect(await Promise.all([learner, admin].map(whoIs))).toEqual(['not-signed-in', 'admin@hub.example'])
})

test('keeps what was changed, and answers the rest with examples', async () => {
  const headers = { ...demo('learner'), 'Content-Type': 'application/json' }
  const body = JSON.stringify({ first_name: 'Another', last_name: 'Name' })
  expect((await fetch(`${api}/me/profile`, { method: 'PUT', headers, body })).status).toBe(200)
  const profile = await (await fetch(`${api}/me/profile`, { headers })).json()
  expect(profile).toMatchObject({ displayName: 'Another Name' })
  const badges = await fetch(`${api}/me/badges`, { headers })
  expect([badges.status, await badges.json()]).toEqual([200, expect.objectContaining({ total: expect.any(Number) })])
})

test('can hang up, as a hub that is offline does', async () => {
  const offline = fetch(`${api}/me/profile`, { headers: { ...demo('learner'), Prefer: 'status=0' } })
  await expect(offline).rejects.toThrow('fetch failed')
  expect(await whoIs(demo('learner'))).toBe('learner@hub.example')
})

test('answers what a caller prefers: a problem, or an empty list', async () => {
  const ask = (Prefer: string) => fetch(`${api}/me/badges`, { headers: { ...demo('learner'), Prefer } })
  expect((await ask('status=503')).status).toBe(503)
  expect(await (await ask('empty')).json()).toMatchObject({ total: 0 })
})

test('begins anew with the scenario that is asked for', async () => {
  const total = async () => {
    const { total: count } = (await (await fetch(`${api}/me/playlists`, { headers: demo('learner') })).json()) as {
      total: number
    }
    return count
  }
  const reset = (scenario: string) => fetch(new URL(`/mocks/reset?scenario=${scenario}`, api), { method: 'POST' })
  expect((await reset('empty')).status).toBe(204)
  expect(await total()).toBe(0)
  await reset('large')
  expect(await total()).toBeGreaterThan(100)
  await reset('demo')
  expect(await total()).toBeGreaterThan(1)
})

test('refuses what the hub refuses: another site, another media type, another method, a body too large', async () => {
  const send = (headers: Record<string, string>, body: string) =>
    fetch(`${api}/me/profile`, { method: 'PUT', headers: { ...demo('learner'), ...headers }, body })
  const json = { 'Content-Type': 'application/json' }
  const name = JSON.stringify({ first_name: 'A', last_name: 'B' })
  expect((await send({ ...json, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://example.org' }, name)).status).toBe(
    403,
  )
  const cookie = await signIn('learner')
  const signOut = (headers: Record<string, string>) =>
    fetch(`${api}/auth/sign-out`, { method: 'POST', headers: { cookie, ...headers } })
  // As a form of another site would send it in an old browser.
  expect((await signOut({ 'Content-Type': 'text/plain' })).status).toBe(403)
  expect((await signOut({ Origin: FRONT_END })).status).toBe(200)
  const wrong = await fetch(`${api}/me/profile`, { method: 'DELETE', headers: demo('learner') })
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, PUT'])
  expect((await send({ 'Content-Type': 'text/plain' }, name)).status).toBe(415)
  expect((await send(json, JSON.stringify({ first_name: 'x'.repeat(300_000), last_name: 'B' }))).status).toBe(413)
  expect((await send(json, name)).status).toBe(200)
})

test('takes and gives bytes, and serves the sample files', async () => {
  const headers = { ...demo('learner'), 'Content-Type': 'application/json' }
  const bytes = new Uint8Array(100_000).fill(7)
  const announced = { type: 'profilePicture', filename: 'me.png', contentType: 'image/png', size: bytes.length }
  const policy = await fetch(`${api}/files/policy`, { method: 'POST', headers, body: JSON.stringify(announced) })
  const { uploadUrl, uploadHeaders } = (await policy.json()) as {
    uploadUrl: string
    uploadHeaders: Record<string, string>
  }
  const sent = await fetch(new URL(uploadUrl, api), { method: 'PUT', headers: uploadHeaders, body: bytes })
  expect(sent.status).toBe(204)
  const film = await fetch(new URL(`/mocks/${basename(FILM)}`, api))
  expect(film.headers.get('content-type')).toBe('video/mp4')
  expect((await film.bytes()).length).toBe(statSync(join(ROOT, FILM)).size)
  expect((await fetch(new URL('/mocks/../package.json', api))).status).toBe(404)
})

test('lets front ends on this machine call it, and no other site', async () => {
  const ask = (origin: string) =>
    fetch(`${api}/auth/sign-in`, {
      method: 'OPTIONS',
      headers: { origin, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
    })
  const { status, headers } = await ask(FRONT_END)
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe(FRONT_END)
  expect(headers.get('access-control-allow-credentials')).toBe('true')
  expect(headers.get('access-control-allow-headers')).toBe('content-type')
  const refused = await fetch(`${api}/me/profile`, { headers: { origin: FRONT_END } })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, FRONT_END])
  for (const origin of ['https://localhost.example.org', 'https://example.org', 'null'])
    expect((await ask(origin)).headers.get('access-control-allow-origin')).toBeNull()
})

test('ends in order on SIGTERM', async () => {
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
