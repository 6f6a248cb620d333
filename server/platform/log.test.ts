import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { handlers } from '../handlers.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { clientOf, type Client } from '../testing/client.ts'
import { createMember } from '../auth/accounts/member-service.ts'
import { createLog } from './log.ts'

const EMAIL = 'somebody.special@hub.example'
const PASSWORD = 'three unusual words 17'

let hub: TestHub
let app: FastifyInstance
let nobody: Client
const lines: string[] = []

beforeAll(async () => {
  hub = await testHub()
  await createMember(await hub.hubCall(), { email: EMAIL, first_name: 'Some', last_name: 'Body', password: PASSWORD })
  const log = createLog('trace', { write: (line) => lines.push(line) })
  const failing = {
    ...handlers,
    getMyProfile: async () => Promise.reject(Object.assign(new Error('broken'), { detail: `Key (email)=(${EMAIL})` })),
  }
  app = await buildApp({ ...hub.context, log }, failing as never)
  nobody = clientOf(app, { hostname: 'localhost', secret: null })
})
afterAll(async () => {
  await app.close()
  await hub.close()
})

test('writes one line a request, with operation, status, time and number, and neither query nor path', async () => {
  lines.length = 0
  const answer = await nobody.get('/me/playlists/?limit=5')
  const written = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ level }) => Number(level) >= 30)
  expect(written).toMatchObject([
    {
      level: 30,
      msg: 'request',
      operation: 'listMyPlaylists',
      method: 'GET',
      route: '/api/me/playlists/',
      status: 401,
      reqId: answer.body.instance,
      ms: expect.any(Number),
    },
  ])
})

test('holds no secret of those who sign in, fail to, upload or meet a fault', async () => {
  lines.length = 0
  const wrong = 'a password that is wrong'
  await nobody.post('/auth/sign-in', { email: EMAIL, password: wrong })
  const signedIn = await nobody.post('/auth/sign-in', { email: EMAIL, password: PASSWORD })
  expect(signedIn.status).toBe(200)
  const secret = /hub_sid=([^;]+)/.exec(String(signedIn.headers['set-cookie']))![1]!
  const somebody = clientOf(app, { hostname: 'localhost', secret })
  expect((await somebody.get('/me/profile')).status).toBe(500)
  const made = await somebody.post('/me/tokens', {
    name: 'A token',
    scopes: ['me'],
    expiresTime: new Date(Date.now() + 86_400_000).toISOString(),
  })
  expect(made.status).toBe(201)
  await nobody.get('/me/saved', { authorization: `Bearer ${made.body.token}` })
  await nobody.put('/files/uploads/a-token-that-nobody-knows-of', Buffer.from('bytes'), {
    'content-type': 'application/octet-stream',
  })
  await nobody.post('/auth/password-resets/redeem', { token: 'another-token-that-nobody-knows', password: PASSWORD })
  const text = lines.join('')
  expect(text).toContain('"operation":"signIn"')
  expect(text).toContain('broken')
  const fault = lines.find((line) => line.includes('call failed'))!
  expect(JSON.parse(fault)).toMatchObject({ hub: 1, reqId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string })
  for (const each of [
    EMAIL,
    PASSWORD,
    wrong,
    secret,
    made.body.token as string,
    'nobody-know',
    'cookie',
    'authorization',
  ])
    expect(text).not.toContain(each)
})
