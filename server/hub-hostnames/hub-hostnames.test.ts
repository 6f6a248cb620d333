import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { HubCall } from '../context.ts'
import { addHostname } from '../hubs/create-service.ts'
import { clearHubCache } from '../hubs/registry-service.ts'
import { selfSigned } from '../../scripts/testing/self-signed.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { clientOf, problem } from '../testing/client.ts'
import { startDnsServer, type Zone } from '../testing/dns-server.ts'
import { PROBE_PATH } from './probe-service.ts'
import { recheckHostnames } from './service.ts'

const PATH = '/hub/hostnames'
const NAME = 'learn.example.org'
const RIGHTS = { isAdmin: true, privileges: ['settings_write'] } as const
/** Where this installation is, and where somebody else's server is on the same port. Both are at home, as localhost leads to both. */
const [HERE, ELSEWHERE] = ['127.0.0.1', '127.0.0.2']
const HOUR_MS = 60 * 60_000

const zone: Zone = new Map()
let hub: TestHub
let call: HubCall
let admin: Somebody
let second: Somebody
let elsewhere: Server
let answerElsewhere: RequestListener
let closeDns: () => Promise<void>
/** Names that were asked of the server elsewhere. */
const asked: string[] = []

beforeAll(async () => {
  const { dns, close } = await startDnsServer(zone)
  closeDns = close
  elsewhere = createServer((request, response) => {
    asked.push(request.url!)
    answerElsewhere(request, response)
  })
  await new Promise<void>((done) => elsewhere.listen(0, ELSEWHERE, done))
  const { port } = elsewhere.address() as AddressInfo
  hub = await testHub({ config: { publicPort: port }, dns })
  await hub.app.listen({ port, host: HERE })
  call = await hub.hubCall()
  admin = await hub.person(RIGHTS)
  second = await hub.person({ ...RIGHTS, domainId: 2 })
})
afterEach(async () => {
  hub.setNow(null)
  const db = call.context.databases.shared
  await db.deleteFrom('hostname_claim').execute()
  for (const [domainId, name] of [
    [1, 'localhost'],
    [2, 'second.localhost'],
  ] as const) {
    await hub.context.databases.forHub(domainId).deleteFrom('notification').execute()
    await db.updateTable('hub_hostname').set({ is_primary: false }).where('domain_id', '=', domainId).execute()
    await db.updateTable('hub_hostname').set({ is_primary: true }).where('hostname', '=', name).execute()
    for (const who of [admin, second]) {
      const { body } = await who.get(PATH)
      for (const { hostname, isPrimary } of body.items) if (!isPrimary) await who.delete(`${PATH}/${hostname}`)
    }
  }
  clearHubCache(hub.context)
  zone.clear()
  home()
  asked.length = 0
})
afterAll(async () => {
  await hub.close()
  elsewhere.closeAllConnections()
  elsewhere.close()
  await closeDns()
})

const home = () => {
  answerElsewhere = (_request, response) => response.end('Somebody else')
  for (const name of ['localhost', 'second.localhost']) zone.set(name, { A: [HERE, ELSEWHERE] })
}
home()

const add = (who: Somebody, hostname = NAME) => who.post(PATH, { hostname })
const check = (who: Somebody, hostname = NAME) => who.post(`${PATH}/${hostname}/test`)
const at = (hostname: string, secret: string | null = null) => clientOf(hub.app, { hostname, secret })

/** What an admin sets up in the DNS. */
async function setUp(who: Somebody, { hostname = NAME, address = HERE } = {}): Promise<void> {
  const { body } = await who.get(PATH)
  const { record } = body.items.find((each: { hostname: string }) => each.hostname === hostname)
  zone.set(record.name, { TXT: ['v=spf1 -all', record.value] })
  zone.set(hostname, { A: [address] })
}

async function verify(who: Somebody, hostname = NAME): Promise<void> {
  await add(who, hostname)
  await setUp(who, { hostname })
  expect((await check(who, hostname)).body).toMatchObject({ state: 'verified', lastCheck: { finding: 'leadsHere' } })
}

const finding = async (who = admin, hostname = NAME) => (await check(who, hostname)).body.lastCheck

describe('a name of the hub', () => {
  test('is added, proved by its record and by an answer, and leads to the hub from then on', async () => {
    const { status, body } = await add(admin, ' LEARN.Example.org. ')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      hostname: NAME,
      state: 'pending',
      isPrimary: false,
      isCurrent: false,
      lastCheck: null,
    })
    expect(body.record).toEqual({
      name: `_learning-hub.${NAME}`,
      value: expect.stringMatching(/^learning-hub=[\w-]{43}$/),
    })
    expect(await finding()).toMatchObject({ finding: 'recordMissing', found: null })
    await setUp(admin)
    expect((await check(admin)).body).toMatchObject({ state: 'verified', record: null })
    expect((await at(NAME).get('/hub')).body).toMatchObject({ name: 'Test hub', hostname: 'localhost' })
    const { body: list } = await at(NAME, admin.secret).get(PATH)
    expect(list.items).toMatchObject([
      { hostname: 'localhost', isPrimary: true, isCurrent: false, lastCheck: null },
      { hostname: NAME, isPrimary: false, isCurrent: true, state: 'verified' },
    ])
    const { body: changes } = await admin.get('/hub/audit?limit=2')
    expect(changes.items).toMatchObject([
      { action: 'UPDATE', item: { type: 'hubHostname', name: NAME } },
      { action: 'CREATE', item: { type: 'hubHostname', name: NAME } },
    ])
  })

  test('answers nothing but the question of the hub before it is proved', async () => {
    await add(admin)
    await setUp(admin, { address: ELSEWHERE })
    await check(admin)
    const [probe] = asked
    expect(await at(NAME).get('/hub')).toEqual(problem(421, 'unknown-hub'))
    const get = (url: string, host: string) => hub.app.inject({ url, headers: { host } })
    for (const url of ['/', '/manifest.webmanifest', '/.well-known/did.json', '/scim/v2/Users'])
      expect((await get(url, NAME)).statusCode).toBe(421)
    expect((await get(probe!, NAME)).statusCode).toBe(200)
    for (const url of [PROBE_PATH, `${PROBE_PATH}?challenge=${'a'.repeat(5000)}`, `${probe}a`])
      expect((await get(url, NAME)).statusCode).toBe(421)
    expect((await get(probe!, 'other.example.org')).statusCode).toBe(421)
    hub.setNow(new Date(Date.now() + 60_000))
    expect((await get(probe!, NAME)).statusCode).toBe(421)
  })

  test('is told what is wrong with it', async () => {
    const { body } = await add(admin)
    const record = `_learning-hub.${NAME}`
    zone.set(record, { TXT: ['learning-hub=of-somebody-else'] })
    expect(await finding()).toMatchObject({ finding: 'recordDiffers', found: 'learning-hub=of-somebody-else' })
    zone.set(record, { A: [HERE] })
    expect(await finding()).toMatchObject({ finding: 'recordMissing' })
    zone.set(record, 'broken')
    expect(await finding()).toMatchObject({ finding: 'dnsFailed' })
    zone.set(record, { TXT: [body.record.value] })
    expect(await finding()).toMatchObject({ finding: 'nameUnknown', found: null })
    zone.set(NAME, { A: [ELSEWHERE] })
    expect(await finding()).toMatchObject({ finding: 'leadsElsewhere', found: ELSEWHERE })
    zone.set(NAME, { A: ['127.0.0.3'] })
    expect(await finding()).toMatchObject({ finding: 'leadsElsewhere', found: '127.0.0.3' })
    await setUp(admin)
    expect(await finding()).toMatchObject({ finding: 'leadsHere' })
  })

  test('is not waited for longer than ten seconds', async () => {
    await add(admin)
    zone.set(`_learning-hub.${NAME}`, 'slow')
    const began = Date.now()
    expect(await finding()).toMatchObject({ finding: 'tookTooLong' })
    expect(Date.now() - began).toBeLessThan(6_000)
    await setUp(admin, { address: ELSEWHERE })
    answerElsewhere = () => undefined
    expect(await finding()).toMatchObject({ finding: 'tookTooLong' })
    expect(Date.now() - began).toBeLessThan(12_000)
  }, 20_000)

  test('is not followed to where it redirects, nor to an address inside', async () => {
    await add(admin)
    await setUp(admin, { address: ELSEWHERE })
    const { port } = elsewhere.address() as AddressInfo
    answerElsewhere = ({ url }, response) =>
      response.writeHead(302, { location: `http://localhost:${port}${url}` }).end()
    expect(await finding()).toMatchObject({ finding: 'leadsElsewhere' })
    for (const address of ['169.254.169.254', '10.0.0.1', '192.168.1.1']) {
      zone.set(NAME, { A: [address] })
      expect(await finding()).toMatchObject({ finding: 'leadsElsewhere', found: address })
    }
  })

  test.each([
    'localhost',
    '127.0.0.1',
    '*.example.org',
    'learn',
    'learn.example.org:3000',
    'x.content.localhost',
    'a'.repeat(300),
  ])('is refused as %s', async (hostname) =>
    expect(await add(admin, hostname)).toEqual(problem(400, 'hostname-not-usable')),
  )

  test('is added once, and twenty times at the most', async () => {
    const answers = await Promise.all([add(admin), add(admin, 'Learn.example.org')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await add(admin)).toEqual(problem(409, 'hostname-exists'))
    for (let nth = 0; nth < 18; nth += 1) await add(admin, `n${nth}.example.org`)
    expect(await add(admin, 'one-more.example.org')).toEqual(problem(409, 'hostname-limit-reached'))
    expect((await add(second, 'one-more.example.org')).status).toBe(201)
  })

  test('is for admins with the right, and of their hub alone', async () => {
    await add(admin)
    const reader = await hub.person({ isAdmin: true, privileges: ['settings_read'] })
    expect((await reader.get(PATH)).body.total).toBe(2)
    for (const who of [reader, await hub.person()]) {
      for (const answer of [add(who), check(who), who.put(`${PATH}/${NAME}/primary`), who.delete(`${PATH}/${NAME}`)])
        expect((await answer).status).toBe(403)
    }
    expect((await second.get(PATH)).body.items).toMatchObject([{ hostname: 'second.localhost' }])
    for (const name of [NAME, 'localhost'])
      for (const answer of [
        check(second, name),
        second.put(`${PATH}/${name}/primary`),
        second.delete(`${PATH}/${name}`),
      ])
        expect((await answer).status).toBe(404)
  })
})

describe('two hubs that claim one name', () => {
  test.each([
    ['first', () => [admin, second]],
    ['second', () => [second, admin]],
  ] as const)('leave it to the one that proves it, here the %s, and the other is told', async (_which, order) => {
    const [winner, loser] = order() as [Somebody, Somebody]
    await add(admin)
    await add(second)
    await setUp(winner)
    expect(await finding(loser)).toMatchObject({ finding: 'recordDiffers' })
    expect(await finding(winner)).toMatchObject({ finding: 'leadsHere' })
    await setUp(loser)
    expect((await check(loser)).body).toMatchObject({ state: 'pending', lastCheck: { finding: 'taken' } })
    const own = winner === admin ? 'Test hub' : 'Second hub'
    expect((await at(NAME).get('/hub')).body.name).toBe(own)
  })

  test('at the same moment leave it to one of them', async () => {
    await add(admin)
    await add(second)
    const records = await Promise.all(
      [admin, second].map(async (who) => (await who.get(PATH)).body.items.at(-1).record),
    )
    zone.set(`_learning-hub.${NAME}`, { TXT: records.map(({ value }) => value) })
    zone.set(NAME, { A: [HERE] })
    const found = await Promise.all([finding(admin), finding(second)])
    expect(new Set(found.map((each) => each.finding))).toEqual(new Set(['leadsHere', 'taken']))
  })

  test('cannot take over what leads here for the other already', async () => {
    await verify(admin)
    await add(second)
    expect(await finding(second)).toMatchObject({ finding: 'recordDiffers' })
    expect(await second.put(`${PATH}/${NAME}/primary`)).toEqual(problem(409, 'hostname-not-verified'))
    await second.delete(`${PATH}/${NAME}`)
    expect((await at(NAME).get('/hub')).body.name).toBe('Test hub')
  })
})

describe('the primary name', () => {
  test('is what links use, and the one before leads here as well', async () => {
    await verify(admin)
    expect((await admin.put(`${PATH}/${NAME}/primary`)).status).toBe(200)
    for (const name of [NAME, 'localhost'])
      expect((await at(name).get('/hub')).body).toMatchObject({ hostname: NAME, origin: expect.stringContaining(NAME) })
    const { body } = await admin.get('/hub/audit?limit=1')
    expect(body.items[0].details).toEqual([
      expect.objectContaining({ property: 'primaryHostname', oldValue: 'localhost', value: NAME }),
    ])
    expect((await admin.put(`${PATH}/${NAME}/primary`)).status).toBe(200)
    expect((await admin.put(`${PATH}/localhost/primary`)).status).toBe(200)
  })

  test('is one that is proved and leads here', async () => {
    await add(admin)
    expect(await admin.put(`${PATH}/${NAME}/primary`)).toEqual(problem(409, 'hostname-not-verified'))
    await setUp(admin)
    await check(admin)
    zone.set(NAME, { A: [ELSEWHERE] })
    expect((await check(admin)).body).toMatchObject({ state: 'failing', lastCheck: { finding: 'leadsElsewhere' } })
    expect(await admin.put(`${PATH}/${NAME}/primary`)).toEqual(problem(409, 'hostname-not-verified'))
  })

  test('needs a fresh proof of who asks', async () => {
    await verify(admin)
    const late = await hub.person({ ...RIGHTS, isProofOld: true })
    const steps = [add(late, 'b.example.org'), late.put(`${PATH}/${NAME}/primary`), late.delete(`${PATH}/${NAME}`)]
    for (const answer of steps) expect(await answer).toEqual(problem(403, 'step-up-required'))
  })
})

describe('a name that is removed', () => {
  test('leads to the hub no more', async () => {
    await verify(admin)
    expect((await at(NAME).get('/hub')).status).toBe(200)
    expect((await admin.delete(`${PATH}/${NAME}`)).status).toBe(200)
    expect(await at(NAME).get('/hub')).toEqual(problem(421, 'unknown-hub'))
    expect((await admin.delete(`${PATH}/${NAME}`)).status).toBe(404)
  })

  test('is not the primary one, and not the one by which somebody is here unless they say so', async () => {
    expect(await admin.delete(`${PATH}/localhost`)).toEqual(problem(409, 'hostname-primary'))
    await verify(admin)
    const here = at(NAME, admin.secret)
    expect(await here.delete(`${PATH}/${NAME}`)).toEqual(problem(409, 'hostname-current'))
    expect((await here.delete(`${PATH}/${NAME}?acceptsCurrent=true`)).status).toBe(200)
  })

  test('is proved anew by another record', async () => {
    await verify(admin)
    await admin.delete(`${PATH}/${NAME}`)
    await add(admin)
    expect(await finding()).toMatchObject({ finding: 'recordDiffers' })
  })
})

describe('names that lead to the hub', () => {
  const recheck = async (hours: number) => {
    hub.setNow(new Date(Date.now() + hours * HOUR_MS))
    await recheckHostnames(call)
  }
  const stateOf = async () =>
    (await admin.get(PATH)).body.items.find(({ hostname }: { hostname: string }) => hostname === NAME)
  const news = async (who: Somebody) => (await who.get('/me/notifications')).body.items

  test('are checked each hour, and admins are told once after three faults', async () => {
    await verify(admin)
    const learner = await hub.person()
    const suspended = await hub.person(RIGHTS)
    await call.db.updateTable('member').set({ suspended_at: new Date() }).where('id', '=', suspended.memberId).execute()
    zone.set(NAME, { A: [ELSEWHERE] })
    await recheck(0.5)
    expect(asked).toEqual([])
    for (const hours of [1.1, 2.2]) await recheck(hours)
    expect(asked).toHaveLength(2)
    expect(await stateOf()).toMatchObject({ state: 'failing', lastCheck: { finding: 'leadsElsewhere' } })
    hub.setNow(null)
    expect(await news(admin)).toEqual([])
    for (const hours of [3.3, 4.4]) await recheck(hours)
    hub.setNow(null)
    expect(await news(admin)).toMatchObject([{ type: 'hubHostnameFailing', message: NAME }])
    for (const who of [learner, second]) expect(await news(who)).toEqual([])
    expect(await call.db.selectFrom('notification').select('member_id').execute()).not.toContainEqual({
      member_id: suspended.memberId,
    })
    expect((await at(NAME).get('/hub')).status).toBe(200)
    zone.set(NAME, { A: [HERE] })
    await recheck(5.5)
    expect(await stateOf()).toMatchObject({ state: 'verified' })
  })

  test('are checked by one process at a time, and those of the operator not at all', async () => {
    await verify(admin)
    await addHostname(hub.context, { domainId: 1, hostname: 'old.example.org', isPrimary: false })
    zone.set(NAME, { A: [ELSEWHERE] })
    hub.setNow(new Date(Date.now() + 2 * HOUR_MS))
    await Promise.all([recheckHostnames(call), recheckHostnames(call)])
    expect(asked).toHaveLength(1)
  })
})

test('a proxy gets a certificate for what is proved, and for nothing else', async () => {
  const ask = async (domain: string) =>
    (await hub.app.inject({ url: `/health/hostname?domain=${domain}`, headers: { host: 'proxy' } })).statusCode
  await add(admin)
  expect(await ask(NAME)).toBe(404)
  await setUp(admin, { address: ELSEWHERE })
  await check(admin)
  expect(await ask(NAME)).toBe(200)
  zone.delete(`_learning-hub.${NAME}`)
  await check(admin)
  expect(await ask(NAME)).toBe(404)
  await addHostname(hub.context, { domainId: 1, hostname: NAME, isPrimary: false })
  expect(await ask(NAME.toUpperCase())).toBe(200)
  expect((await admin.get(PATH)).body.items).toHaveLength(2)
  for (const domain of ['', '*', '10.0.0.1', `${'a'.repeat(5000)}.example`]) expect(await ask(domain)).toBe(404)
})

test('a name is not proved by a certificate that does not hold', async () => {
  const { dns, close } = await startDnsServer(zone)
  const server = createSecureServer(selfSigned('other.example.org'), (_request, response) => response.end())
  await new Promise<void>((done) => server.listen(0, HERE, done))
  const { port } = server.address() as AddressInfo
  const secure = await testHub({ besides: hub, dns, config: { publicScheme: 'https', publicPort: port } })
  const keeper = { ...admin, ...clientOf(secure.app, { ...admin, secret: null }) }
  try {
    await add(admin)
    await setUp(admin)
    const cookie = { cookie: `__Host-hub_sid=${admin.secret}` }
    const { body } = await keeper.post(`${PATH}/${NAME}/test`, undefined, cookie)
    expect(body.lastCheck).toMatchObject({ finding: 'certificateInvalid', found: HERE })
  } finally {
    await secure.close()
    server.close()
    await close()
  }
})
