import { expect } from 'vitest'
import { newId } from '../platform/ids.ts'
import { on } from '../event.ts'
import { statementsSent } from '../xapi/events.ts'
import {
  ACTIVITY,
  ADA,
  addressOf,
  allOf,
  asks,
  atTime,
  encoded,
  inner,
  newVerb,
  notTaken,
  readBack,
  REF,
  says,
  statements,
  statusOf,
  stored,
  TEAM,
  VERB,
  voiding,
  type Lrs,
  type Requirement,
  type Section,
  type Seen,
} from './conformance-fixtures.ts'

/** What ADL asks of calls: part three of xAPI 1.0.3. */

type Parameters = Record<string, unknown>
type Method = 'GET' | 'PUT' | 'POST' | 'DELETE'

interface Resource {
  path: string
  /** Where a document is kept, each time another one. */
  place(): Parameters
  /** The parameter by which a document is called. */
  name: 'stateId' | 'profileId'
}

const STATE: Resource = {
  path: '/activities/state',
  place: () => ({ activityId: `https://activities.example/${newId()}`, agent: ADA, stateId: 'place' }),
  name: 'stateId',
}
const AGENT: Resource = {
  path: '/agents/profile',
  place: () => ({ agent: { mbox: `mailto:${newId()}@example.org` }, profileId: 'place' }),
  name: 'profileId',
}
const PROFILE: Resource = {
  path: '/activities/profile',
  place: () => ({ activityId: `https://activities.example/${newId()}`, profileId: 'place' }),
  name: 'profileId',
}
const RESOURCES = [STATE, AGENT, PROFILE]

const CONTENT = { page: 3, answers: { first: 'yes' } }
const less = (from: Parameters, name: string) =>
  Object.fromEntries(Object.entries(from).filter(([each]) => each !== name))

function call({ system }: Lrs, method: Method, { path }: Resource, parameters: Parameters, body: unknown = CONTENT) {
  const address = addressOf(path, parameters)
  if (method === 'GET') return system.get(address)
  if (method === 'DELETE') return system.delete(address)
  return method === 'PUT' ? system.put(address, body) : system.post(address, body)
}

/** A document that is there. @returns its parameters */
async function kept(
  lrs: Lrs,
  resource: Resource,
  more: Parameters = {},
  content: unknown = CONTENT,
): Promise<Parameters> {
  const place = { ...resource.place(), ...more }
  expect((await call(lrs, 'PUT', resource, place, content)).status).toBe(204)
  return place
}

/** Without a parameter the call is answered with 400. */
const lacks =
  (method: Method, resource: Resource, name: string): Seen =>
  async (lrs) =>
    expect((await call(lrs, method, resource, less(resource.place(), name))).status).toBe(400)

const isWrong =
  (method: Method, resource: Resource, wrong: Parameters): Seen =>
  async (lrs) => {
    for (const [name, value] of Object.entries(wrong)) {
      const place = method === 'GET' && name === 'since' ? less(resource.place(), resource.name) : resource.place()
      expect((await call(lrs, method, resource, { ...place, [name]: value })).status).toBe(400)
    }
  }

/** In a query everything is a text, so that it comes twice is the one way in which a name is none. */
const isTwice =
  (method: Method, resource: Resource): Seen =>
  async (lrs) => {
    const { path, name } = resource
    const address = `${addressOf(path, resource.place())}&${name}=other`
    const { system } = lrs
    const answer =
      method === 'GET' || method === 'DELETE'
        ? system[method === 'GET' ? 'get' : 'delete'](address)
        : system[method === 'PUT' ? 'put' : 'post'](address, CONTENT)
    expect(await statusOf(answer)).toBe(400)
  }

const answers =
  (method: Method, resource: Resource, status: number, more: Parameters = {}): Seen =>
  async (lrs) => {
    const place =
      method === 'GET' || method === 'DELETE' ? await kept(lrs, resource, more) : { ...resource.place(), ...more }
    expect((await call(lrs, method, resource, place)).status).toBe(status)
  }

const givesBack =
  (resource: Resource): Seen =>
  async (lrs) => {
    const { status, body, headers } = await call(lrs, 'GET', resource, await kept(lrs, resource))
    expect([status, body]).toEqual([200, CONTENT])
    expect(headers['content-type']).toMatch(/^application\/json/)
  }

const deletes =
  (resource: Resource): Seen =>
  async (lrs) => {
    const place = await kept(lrs, resource)
    expect((await call(lrs, 'DELETE', resource, place)).status).toBe(204)
    expect((await call(lrs, 'GET', resource, place)).status).toBe(404)
  }

const listsNames =
  (resource: Resource): Seen =>
  async (lrs) => {
    const place = await kept(lrs, resource)
    await kept(lrs, resource, { ...place, [resource.name]: 'other' })
    const { status, body } = await call(lrs, 'GET', resource, less(place, resource.name))
    expect([status, body.toSorted()]).toEqual([200, ['other', 'place']])
  }

const listsNamesSince =
  (resource: Resource): Seen =>
  async (lrs) => {
    const place = resource.place()
    const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))
    for (const hour of [1, 2, 3])
      await atTime(lrs, at(hour), () => kept(lrs, resource, { ...place, [resource.name]: `at ${hour}` }))
    const asked = { ...less(place, resource.name), since: at(1).toISOString() }
    const { status, body } = await call(lrs, 'GET', resource, asked)
    expect([status, body.toSorted()]).toEqual([200, ['at 2', 'at 3']])
  }

const merges =
  (resource: Resource): Seen =>
  async (lrs) => {
    const place = await kept(lrs, resource, {}, { car: 'Honda', inside: { seats: 4, doors: 2 } })
    expect((await call(lrs, 'POST', resource, place, { type: 'Civic', inside: { seats: 5 } })).status).toBe(204)
    expect((await call(lrs, 'GET', resource, place)).body).toEqual({
      car: 'Honda',
      type: 'Civic',
      inside: { seats: 5 },
    })
  }

const makesByPost =
  (resource: Resource): Seen =>
  async (lrs) => {
    const place = resource.place()
    expect((await call(lrs, 'POST', resource, place)).status).toBe(204)
    expect((await call(lrs, 'GET', resource, place)).body).toEqual(CONTENT)
  }

/** What is there is not joined with what is of another kind, and stays as it is. */
const joinsNoOther =
  (resource: Resource, content: unknown, contentType: string): Seen =>
  async (lrs) => {
    const place = await kept(lrs, resource)
    const address = addressOf(resource.path, place)
    expect(await statusOf(lrs.system.post(address, content, { 'content-type': contentType }))).toBe(400)
    expect((await call(lrs, 'GET', resource, place)).body).toEqual(CONTENT)
    const other = addressOf(resource.path, { ...place, [resource.name]: 'text' })
    await lrs.system.put(other, 'words', { 'content-type': 'text/plain' })
    expect(await statusOf(lrs.system.post(other, CONTENT))).toBe(400)
  }

const noJson = (resource: Resource): Seen => joinsNoOther(resource, '{"a":', 'application/json')
const noObject = (resource: Resource): Seen => joinsNoOther(resource, '[1]', 'application/json')
const noOtherType = (resource: Resource): Seen => joinsNoOther(resource, 'words', 'text/plain')

/** The same of each method, under its number. */
function ofEach(numbers: Partial<Record<Method, number>>, what: string, seen: (method: Method) => Seen): Requirement[] {
  return Object.entries(numbers).map(([method, number]) => asks(number, `${method}: ${what}`, seen(method as Method)))
}

const NO_AGENTS = { agent: 'not JSON' }
const NO_AGENT_OBJECT = { agent: { name: 'without an identifier' } }

/** Statements that a filter finds among others, in their order. */
const finds =
  (those: readonly object[], others: readonly object[], query: (verb: string) => Parameters): Seen =>
  async (lrs) => {
    const verb = newVerb()
    const ids: string[] = []
    for (const each of those) ids.push(await stored(lrs, says({ ...each, verb })))
    for (const each of others) await stored(lrs, says({ verb, ...each }))
    const { status, body } = await lrs.system.get(statements({ verb: verb.id, ...query(verb.id) }))
    expect(status).toBe(200)
    expect(body.statements.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
  }

const EVE = { mbox: 'mailto:eve@example.org' }
const EVES = { objectType: 'Group', member: [EVE] }
const elsewhere = { object: { id: 'https://activities.example/elsewhere' } }
const linked = {
  context: { contextActivities: { parent: { id: 'https://activities.example/elsewhere' } } },
  object: ACTIVITY,
}

async function personOf({ system }: Lrs, agent: object) {
  const { status, body } = await system.get(addressOf('/agents', { agent }))
  expect(status).toBe(200)
  return body
}

const describes =
  (agent: Record<string, unknown>): Seen =>
  async (lrs) => {
    const known = Object.fromEntries(Object.entries(agent).map(([name, value]) => [name, [value]]))
    expect(await personOf(lrs, agent)).toEqual({ objectType: 'Person', ...known })
  }

const accepted = { 'content-type': 'application/x-www-form-urlencoded' }
/** Every call that can be made with GET. */
async function readable(lrs: Lrs): Promise<string[]> {
  const documents = await Promise.all(RESOURCES.map(async (each) => addressOf(each.path, await kept(lrs, each))))
  return [
    '/about',
    statements({ limit: 1 }),
    statements({ statementId: await stored(lrs, says()) }),
    addressOf('/activities', { activityId: ACTIVITY.id }),
    addressOf('/agents', { agent: ADA }),
    ...documents,
  ]
}

const multipart = 'contents of attachments are not kept, so multipart/mixed is refused whatever is in it'

export const resourceSections: readonly Section[] = [
  {
    title: 'Communication 1, requests',
    requirements: [
      asks(125, 'HEAD as GET without a body', async (lrs) => {
        const headers = { authorization: lrs.authorization, 'x-experience-api-version': '1.0.3' }
        for (const path of await readable(lrs)) {
          const [get, head] = [await lrs.system.get(path), await lrs.system.send('HEAD', path, headers)]
          expect([head.status, head.text], path).toEqual([get.status, ''])
          for (const name of ['content-type', 'etag', 'last-modified', 'x-experience-api-version'])
            expect(head.headers[name], path).toEqual(get.headers[name])
        }
      }),
      asks(126, 'HEAD is answered', async (lrs) => {
        expect(await statusOf(lrs.stranger.send('HEAD', '/about', {}))).toBe(200)
      }),
      asks(127, 'statements as JSON or multipart alone', async ({ system }) => {
        for (const type of ['text/plain', 'application/xml', 'image/png']) {
          expect(await statusOf(system.post('/statements', JSON.stringify(says()), { 'content-type': type }))).toBe(400)
          expect(
            await statusOf(
              system.put(statements({ statementId: newId() }), JSON.stringify(says()), { 'content-type': type }),
            ),
          ).toBe(400)
        }
      }),
      notTaken(128, 'no part that is no attachment', multipart),
      notTaken(129, 'a part for each attachment without an address', multipart),
      notTaken(130, 'a boundary before each part', multipart),
      notTaken(131, 'the boundary in the header', multipart),
      notTaken(132, 'each part with its hash', multipart),
      notTaken(133, 'all statements in the first part', multipart),
      notTaken(134, 'the first part as JSON', multipart),
      notTaken(135, 'the others as binary', multipart),
      notTaken(137, 'the version of MIME', multipart),
      notTaken(138, 'multipart/mixed in the header', multipart),
      asks(336, 'any call as a form', async ({ system, authorization }) => {
        const version = { 'x-experience-api-version': '1.0.3' }
        const known = { ...version, authorization }
        const named = { 'X-Experience-API-Version': '1.0.3', Authorization: authorization }
        const form = (path: string, fields: Parameters, headers: Record<string, string>) =>
          statusOf(system.send('POST', path, { ...accepted, ...headers }, encoded(fields)))
        const statementId = newId()
        // What identifies who calls may stand in the form, or in the headers.
        expect(await form('/statements?method=PUT', { ...named, statementId, content: says() }, {})).toBe(204)
        expect(await form('/statements?method=PUT', { statementId, content: says() }, known)).toBe(204)
        expect(await form('/statements?method=GET', { limit: 1 }, known)).toBe(200)
        expect(await form('/statements?method=GET', { ...named, limit: 1 }, {})).toBe(200)
        expect(
          await form('/statements?method=POST', { content: says(), 'Content-Type': 'application/json' }, known),
        ).toBe(200)
        for (const resource of RESOURCES) {
          const place = resource.place()
          const path = (method: Method) => `${resource.path}?method=${method}`
          expect(await form(path('PUT'), { ...place, content: CONTENT }, known)).toBe(204)
          expect(await form(path('POST'), { ...place, content: { more: 1 } }, known)).toBe(204)
          expect(await form(path('GET'), place, known)).toBe(200)
          expect(await form(path('PUT'), { ...place, content: CONTENT, 'If-None-Match': '*' }, known)).toBe(412)
          expect(await form(path('DELETE'), place, known)).toBe(204)
        }
        expect(await form('/statements?method=PUT&statementId=x', { content: says() }, known)).toBe(400)
        expect(await form('/statements?method=PUT', { statementId: newId() }, known)).toBe(400)
        expect(await statusOf(system.post('/statements?method=PUT', { statementId: newId(), content: says() }))).toBe(
          400,
        )
        expect(await statusOf(system.get('/statements?method=POST'))).toBe(400)
      }),
    ],
  },
  {
    title: 'Communication 2.0, resources',
    requirements: [
      asks(139, 'statements', async (lrs) => {
        expect(await statusOf(lrs.system.post('/statements', says()))).toBe(200)
        expect(await statusOf(lrs.system.put(statements({ statementId: newId() }), says()))).toBe(204)
        expect(await statusOf(lrs.system.get('/statements'))).toBe(200)
      }),
      asks(
        140,
        'states, and profiles of agents and activities',
        allOf(...RESOURCES.flatMap((each) => [givesBack(each), deletes(each), merges(each)])),
      ),
      asks(141, 'ids of what was stored since', allOf(...RESOURCES.map(listsNamesSince))),
    ],
  },
  {
    title: 'Communication 2.1, statements',
    requirements: [
      asks(142, 'what is stored stays as it is', async (lrs) => {
        const statementId = await stored(lrs, says())
        const other = says({ verb: newVerb(), result: { success: true } })
        expect(await statusOf(lrs.system.put(statements({ statementId }), other))).toBe(409)
        expect(await statusOf(lrs.system.post('/statements', { ...other, id: statementId }))).toBe(409)
        expect((await lrs.system.get(statements({ statementId }))).body.verb).toEqual(VERB)
      }),
      asks(143, 'PUT answers 204', async ({ system }) =>
        expect(await statusOf(system.put(statements({ statementId: newId() }), says()))).toBe(204),
      ),
      asks(144, 'PUT with the id', async ({ system }) => {
        const id = newId()
        expect(await statusOf(system.put(statements({ statementId: id }), says({ id })))).toBe(204)
        expect(await statusOf(system.put(statements({ statementId: newId() }), says({ id: newId() })))).toBe(400)
      }),
      asks(145, 'PUT without the id is refused', async ({ system }) =>
        expect(await statusOf(system.put('/statements', says()))).toBe(400),
      ),
      asks(146, 'POST answers the ids', async ({ system }) => {
        const ids = [newId(), newId()]
        const { status, body } = await system.post(
          '/statements',
          ids.map((id) => says({ id })),
        )
        expect([status, body]).toEqual([200, ids])
      }),
      asks(147, 'POST is answered', async ({ system }) =>
        expect(await statusOf(system.post('/statements', says()))).toBe(200),
      ),
      asks(148, 'a GET in a POST', async ({ system, authorization }) => {
        const headers = { ...accepted, authorization, 'x-experience-api-version': '1.0.3' }
        const { status, body } = await system.send('POST', '/statements?method=GET', headers, 'limit=1')
        expect([status, body]).toEqual([200, { statements: [expect.anything()], more: expect.any(String) }])
      }),
      asks(149, 'nothing found is no error', async ({ system }) =>
        expect((await system.get(statements({ verb: newVerb().id }))).body.statements).toEqual([]),
      ),
      ...(
        [
          ['voidedStatementId', 150],
          ['statementId', 151],
        ] as const
      ).map(([name, number]) =>
        asks(number, `${name} beside attachments and format alone`, async (lrs) => {
          const id = await stored(lrs, says())
          if (name === 'voidedStatementId') await stored(lrs, voiding(id))
          for (const each of [{ format: 'ids' }, { attachments: 'true' }, { format: 'exact', attachments: 'false' }])
            expect(await statusOf(lrs.system.get(statements({ [name]: id, ...each })))).toBe(200)
          const others = {
            agent: ADA,
            verb: VERB.id,
            activity: ACTIVITY.id,
            registration: newId(),
            related_activities: 'true',
            related_agents: 'true',
            since: '2026-01-01T00:00:00Z',
            until: '2026-01-01T00:00:00Z',
            limit: '1',
            ascending: 'true',
          }
          for (const [other, value] of Object.entries(others))
            expect(await statusOf(lrs.system.get(statements({ [name]: id, [other]: value }))), other).toBe(400)
        }),
      ),
      asks(152, 'consistent through is not before what is answered', async (lrs) => {
        await stored(lrs, says())
        const { headers, body } = await lrs.system.get(statements({ limit: 20 }))
        const through = String(headers['x-experience-api-consistent-through'])
        for (const { stored: each } of body.statements) expect(each <= through, `${each} ${through}`).toBe(true)
      }),
      asks(
        153,
        'consistent through whatever the status',
        async ({ system }) => {
          for (const asked of [{ limit: 1 }, { statementId: newId() }, { colour: 'red' }, { verb: 'x' }])
            expect((await system.get(statements(asked))).headers['x-experience-api-consistent-through']).toBeDefined()
        },
        'a call that is not signed in, or has a parameter twice, gets none',
      ),
      asks(154, 'a list without an id', async ({ system }) =>
        expect((await system.get(statements({ attachments: 'false' }))).body).toEqual({
          statements: expect.any(Array),
          more: expect.any(String),
        }),
      ),
      asks(155, 'one that was voided', async (lrs) => {
        const id = await stored(lrs, says())
        await stored(lrs, voiding(id))
        expect((await lrs.system.get(statements({ voidedStatementId: id }))).body.id).toBe(id)
      }),
      asks(156, 'one by its id', async (lrs) => {
        const id = await stored(lrs, says())
        expect((await lrs.system.get(statements({ statementId: id }))).body.id).toBe(id)
      }),
      asks(157, 'voidedStatementId is known', async ({ system }) =>
        expect(await statusOf(system.get(statements({ voidedStatementId: newId() })))).toBe(404),
      ),
      asks(158, 'statementId is known', async ({ system }) =>
        expect(await statusOf(system.get(statements({ statementId: newId() })))).toBe(404),
      ),
      asks(159, 'GET is answered', async ({ system }) => expect(await statusOf(system.get('/statements'))).toBe(200)),
      asks(160, 'consistent through is a moment', async ({ system }) => {
        const through = String((await system.get('/statements')).headers['x-experience-api-consistent-through'])
        expect(new Date(through).toISOString()).toBe(through)
      }),
      asks(161, 'JSON where no attachments are asked for', async ({ system }) => {
        for (const asked of [{}, { attachments: 'false' }])
          expect((await system.get(statements(asked))).headers['content-type']).toMatch(/^application\/json/)
      }),
      asks(162, 'what refers to a voided statement is found, and it is not', async (lrs) => {
        const verb = newVerb()
        const voided = await stored(lrs, says({ verb }))
        const voider = await stored(lrs, voiding(voided))
        const about = await stored(lrs, says({ object: { ...REF, id: voided } }))
        const { body } = await lrs.system.get(statements({ verb: verb.id }))
        expect(body.statements.map(({ id }: { id: string }) => id)).toEqual([about, voider])
      }),
      asks(163, 'a voided statement by voidedStatementId alone', async (lrs) => {
        const verb = newVerb()
        const voided = await stored(lrs, says({ verb }))
        await stored(lrs, voiding(voided))
        const { body } = await lrs.system.get(statements({ verb: verb.id }))
        expect(body.statements.some(({ id }: { id: string }) => id === voided)).toBe(false)
      }),
      asks(
        164,
        'what is answered fits the filters',
        finds([{ actor: EVE, ...elsewhere }], [{ actor: EVE }, elsewhere], () => ({
          agent: EVE,
          activity: elsewhere.object.id,
        })),
      ),
      asks(165, 'GET answers its media type', async ({ system }) =>
        expect((await system.get('/statements')).headers['content-type']).toBeDefined(),
      ),
      asks(166, 'ascending', async (lrs) => {
        const verb = newVerb()
        const ids = [await stored(lrs, says({ verb })), await stored(lrs, says({ verb }))]
        const { body } = await lrs.system.get(statements({ verb: verb.id, ascending: 'true' }))
        expect(body.statements.map(({ id }: { id: string }) => id)).toEqual(ids)
      }),
      asks(
        167,
        'attachments as multipart/mixed',
        async (lrs) => {
          const id = await stored(lrs, says())
          const { headers, text } = await lrs.system.get(statements({ statementId: id, attachments: 'true' }))
          expect([headers['content-type'], text]).toEqual([
            expect.stringMatching(/^multipart\/mixed; boundary=/),
            expect.stringContaining(id),
          ])
        },
        'its first part is all, since there are no contents of attachments',
      ),
      asks(168, 'exact without a format', async (lrs) => {
        const statement = says({ actor: { ...ADA, name: 'A D A' } })
        expect(await readBack(lrs, statement)).toMatchObject(statement)
      }),
      asks(169, 'canonical in one language', async (lrs) => {
        const { verb, object } = await readBack(lrs, says(), { format: 'canonical' })
        expect([Object.keys(verb.display).length, Object.keys(object.definition.name).length]).toEqual([1, 1])
      }),
      asks(170, 'exact as it was sent', async (lrs) =>
        expect(await readBack(lrs, says({ object: TEAM }), { format: 'exact' })).toMatchObject(says({ object: TEAM })),
      ),
      asks(171, 'ids alone', async (lrs) => {
        const anonymous = { objectType: 'Group', name: 'x', member: [ADA] }
        const { actor, verb, object } = await readBack(lrs, says({ actor: anonymous }), { format: 'ids' })
        const { objectType, mbox } = ADA
        expect([actor, verb, object]).toEqual([
          { objectType: 'Group', member: [{ objectType, mbox }] },
          { id: VERB.id },
          { objectType: 'Activity', id: ACTIVITY.id },
        ])
      }),
      asks(172, 'canonical in the language that is asked for', async (lrs) => {
        const { verb, object } = await readBack(lrs, says(), { format: 'canonical' }, { 'accept-language': 'de' })
        expect([verb.display, object.definition.name]).toEqual([
          { de: VERB.display.de },
          { de: ACTIVITY.definition.name.de },
        ])
      }),
      asks(173, 'limit', async (lrs) => {
        await stored(lrs, says())
        await stored(lrs, says())
        expect((await lrs.system.get(statements({ limit: 1 }))).body.statements).toHaveLength(1)
        expect((await lrs.system.get(statements({ limit: 0 }))).body.statements.length).toBeGreaterThan(1)
      }),
      ...(['until', 'since'] as const).map((name) =>
        asks(name === 'until' ? 174 : 175, name, async (lrs) => {
          const verb = newVerb()
          const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour))
          const ids: string[] = []
          for (const hour of [1, 2, 3]) ids.push(await atTime(lrs, at(hour), () => stored(lrs, says({ verb }))))
          const { body } = await lrs.system.get(
            statements({ verb: verb.id, ascending: 'true', [name]: at(2).toISOString() }),
          )
          expect(body.statements.map(({ id }: { id: string }) => id)).toEqual(
            name === 'until' ? ids.slice(0, 2) : ids.slice(2),
          )
        }),
      ),
      asks(
        176,
        'related_agents',
        allOf(
          finds([{ context: { instructor: EVE } }, inner({ actor: EVE }), { context: { team: EVES } }], [{}], () => ({
            agent: EVE,
            related_agents: 'true',
          })),
          finds([], [{ context: { instructor: EVE } }], () => ({ agent: EVE })),
        ),
      ),
      asks(
        177,
        'related_activities',
        allOf(
          finds([elsewhere, linked], [{}], () => ({ activity: elsewhere.object.id, related_activities: 'true' })),
          finds([elsewhere], [linked], () => ({ activity: elsewhere.object.id })),
        ),
      ),
      asks(178, 'registration', async (lrs) => {
        const registration = newId()
        await finds([{ context: { registration } }], [{ context: { registration: newId() } }, {}], () => ({
          registration,
        }))(lrs)
      }),
      asks(
        179,
        'activity',
        finds([elsewhere], [{}], () => ({ activity: elsewhere.object.id })),
      ),
      asks(
        180,
        'verb',
        finds([{}], [{ verb: newVerb() }], (verb) => ({ verb })),
      ),
      asks(
        181,
        'agent',
        finds([{ actor: EVE }, { object: { objectType: 'Agent', ...EVE } }], [{}], () => ({ agent: EVE })),
      ),
    ],
  },
  {
    title: 'Communication 2.2, documents',
    requirements: [
      asks(182, 'what is refused changes nothing', allOf(...RESOURCES.map(noJson))),
      asks(183, 'documents are joined one level deep', allOf(...RESOURCES.map(merges))),
      asks(184, 'what is sent counts', allOf(...RESOURCES.map(merges))),
      asks(185, 'what comes out is one document', allOf(...RESOURCES.map(merges))),
      asks(186, 'both are read before', allOf(...RESOURCES.map(noObject))),
    ],
  },
  {
    title: 'Communication 2.3, states',
    requirements: [
      asks(187, 'DELETE answers 204', answers('DELETE', STATE, 204)),
      asks(188, 'GET answers the document', givesBack(STATE)),
      asks(189, 'POST answers 204', answers('POST', STATE, 204)),
      asks(190, 'PUT answers 204', answers('PUT', STATE, 204)),
      asks(191, 'DELETE deletes one', deletes(STATE)),
      asks(192, 'GET of one', givesBack(STATE)),
      asks(193, 'GET of all ids', listsNames(STATE)),
      asks(194, 'DELETE of all', async (lrs) => {
        const place = await kept(lrs, STATE)
        const all = less(place, 'stateId')
        expect((await call(lrs, 'DELETE', STATE, all)).status).toBe(204)
        expect((await call(lrs, 'GET', STATE, all)).body).toEqual([])
      }),
      asks(195, 'ids since', listsNamesSince(STATE)),
      ...ofEach({ DELETE: 196, GET: 197, POST: 198, PUT: 199 }, 'an agent that is JSON', (method) =>
        isWrong(method, STATE, NO_AGENTS),
      ),
      ...ofEach({ DELETE: 200, GET: 201, POST: 202, PUT: 203 }, 'a registration that is a UUID', (method) =>
        isWrong(method, STATE, { registration: 'x' }),
      ),
      ...ofEach({ GET: 204, DELETE: 205 }, 'a moment that is one', (method) =>
        isWrong(method, STATE, { since: 'soon' }),
      ),
      ...ofEach({ PUT: 206, POST: 211 }, 'a stateId', (method) => lacks(method, STATE, 'stateId')),
      ...ofEach({ DELETE: 207, GET: 208, POST: 209, PUT: 210 }, 'an activityId', (method) =>
        lacks(method, STATE, 'activityId'),
      ),
      ...ofEach({ DELETE: 212, GET: 213, POST: 214, PUT: 215 }, 'an agent', (method) => lacks(method, STATE, 'agent')),
      asks(216, 'DELETE: stateId is known', answers('DELETE', STATE, 204)),
      asks(217, 'GET: stateId is known', answers('GET', STATE, 200)),
      ...ofEach({ PUT: 218, DELETE: 219, GET: 220, POST: 227 }, 'registration is known', (method) =>
        answers(method, STATE, method === 'GET' ? 200 : 204, { registration: newId() }),
      ),
      asks(221, 'GET: since', listsNamesSince(STATE)),
      asks(222, 'ids of what was stored since', listsNamesSince(STATE)),
      asks(223, 'DELETE: since is known', async (lrs) => {
        const place = less(await kept(lrs, STATE), 'stateId')
        expect(
          (await call(lrs, 'DELETE', STATE, { ...place, since: new Date(Date.now() + 60_000).toISOString() })).status,
        ).toBe(204)
        expect((await call(lrs, 'GET', STATE, place)).body).toEqual(['place'])
      }),
      ...ofEach({ DELETE: 224, GET: 225, POST: 226, PUT: 228 }, 'a stateId that is a text', (method) =>
        isTwice(method, STATE),
      ),
      asks(229, 'POST joins objects alone', noObject(STATE)),
      asks(230, 'states have an address', answers('GET', STATE, 200)),
      asks(231, 'POST is answered', answers('POST', STATE, 204)),
      asks(232, 'POST joins JSON alone', noOtherType(STATE)),
      asks(233, 'POST makes what is not there', makesByPost(STATE)),
      asks(234, 'POST joins', merges(STATE)),
      asks(235, 'POST of JSON that is none', noJson(STATE)),
    ],
  },
  {
    title: 'Communication 2.4, agents',
    requirements: [
      asks(236, 'GET answers a person', describes({ mbox: ADA.mbox })),
      asks(237, 'the objectType Person', async (lrs) => expect((await personOf(lrs, ADA)).objectType).toBe('Person')),
      asks(238, 'names in an array', describes({ name: 'Ada', mbox: ADA.mbox })),
      asks(239, 'addresses in an array', describes({ mbox: ADA.mbox })),
      asks(240, 'sums in an array', describes({ mbox_sha1sum: 'ebd31e95054c018b10727ccffd2ef2ec3a016ee9' })),
      asks(241, 'OpenIDs in an array', describes({ openid: 'https://ada.example' })),
      asks(242, 'accounts in an array', describes({ account: { homePage: 'https://people.example', name: 'ada' } })),
      asks(243, 'an agent', async ({ system }) => expect(await statusOf(system.get('/agents'))).toBe(400)),
      asks(244, 'addresses with mailto', async (lrs) => expect((await personOf(lrs, ADA)).mbox[0]).toMatch(/^mailto:/)),
      asks(245, 'agents have an address', async (lrs) => expect(await personOf(lrs, ADA)).toBeDefined()),
      asks(246, 'each property is an array', async (lrs) => {
        const { objectType: _person, ...rest } = await personOf(lrs, ADA)
        expect(Object.values(rest).every(Array.isArray)).toBe(true)
      }),
      asks(247, 'a person of whom nothing else is known', describes({ mbox: `mailto:${newId()}@example.org` })),
      asks(248, 'the person who was asked for', async (lrs) =>
        expect((await personOf(lrs, EVE)).mbox).toEqual([EVE.mbox]),
      ),
      asks(249, 'an agent that is one', async ({ system }) => {
        for (const agent of ['x', {}, { mbox: 'x' }, TEAM])
          expect(await statusOf(system.get(addressOf('/agents', { agent })))).toBe(400)
      }),
    ],
  },
  {
    title: 'Communication 2.5, activities',
    requirements: [
      asks(250, 'an activityId', async ({ system }) => expect(await statusOf(system.get('/activities'))).toBe(400)),
      asks(251, 'the whole activity', async (lrs) => {
        const object = { ...ACTIVITY, id: `https://activities.example/${newId()}` }
        await stored(lrs, says({ object }))
        expect((await lrs.system.get(addressOf('/activities', { activityId: object.id }))).body).toEqual(object)
      }),
      asks(252, 'activities have an address', async ({ system }) =>
        expect(await statusOf(system.get(addressOf('/activities', { activityId: ACTIVITY.id })))).toBe(200),
      ),
      asks(253, 'GET is answered', async ({ system }) =>
        expect(
          await statusOf(system.get(addressOf('/activities', { activityId: `https://activities.example/${newId()}` }))),
        ).toBe(200),
      ),
      asks(
        254,
        'what all statements say of it',
        async (lrs) => {
          const id = `https://activities.example/${newId()}`
          for (const name of [{ 'en-GB': 'Meeting' }, { de: 'Treffen' }])
            await stored(lrs, says({ object: { id, definition: { name } } }))
          expect((await lrs.system.get(addressOf('/activities', { activityId: id }))).body.definition.name).toEqual({
            'en-GB': 'Meeting',
            de: 'Treffen',
          })
        },
        'of the newest hundred',
      ),
    ],
  },
  {
    title: 'Communication 2.6, profiles of agents',
    requirements: [
      ...ofEach({ DELETE: 255, POST: 256, PUT: 257, GET: 258 }, 'an agent that is one', (method) =>
        allOf(isWrong(method, AGENT, NO_AGENTS), isWrong(method, AGENT, NO_AGENT_OBJECT)),
      ),
      asks(259, 'GET answers the document', givesBack(AGENT)),
      asks(260, 'GET: a moment that is one', isWrong('GET', AGENT, { since: 'soon' })),
      ...ofEach({ GET: 261, DELETE: 262, POST: 263, PUT: 264 }, 'an agent', (method) => lacks(method, AGENT, 'agent')),
      ...ofEach({ DELETE: 265, POST: 266, PUT: 267 }, 'a profileId', (method) => lacks(method, AGENT, 'profileId')),
      asks(268, 'GET: since', listsNamesSince(AGENT)),
      asks(269, 'GET of one', givesBack(AGENT)),
      asks(270, 'GET of all ids', listsNames(AGENT)),
      asks(271, 'DELETE deletes', deletes(AGENT)),
      asks(272, 'POST answers 204', answers('POST', AGENT, 204)),
      asks(273, 'PUT answers 204', answers('PUT', AGENT, 204)),
      asks(274, 'GET is answered', answers('GET', AGENT, 200)),
      asks(275, 'ids since', listsNamesSince(AGENT)),
      ...ofEach({ POST: 276, PUT: 277 }, 'a profileId that is a text', (method) => isTwice(method, AGENT)),
      asks(278, 'POST joins JSON alone', noOtherType(AGENT)),
      asks(279, 'POST joins', merges(AGENT)),
      asks(280, 'POST makes what is not there', makesByPost(AGENT)),
      asks(281, 'POST joins objects alone', noObject(AGENT)),
      asks(282, 'profiles have an address', answers('GET', AGENT, 200)),
      asks(283, 'POST is answered', answers('POST', AGENT, 204)),
      asks(284, 'POST of JSON that is none', noJson(AGENT)),
    ],
  },
  {
    title: 'Communication 2.7, profiles of activities',
    requirements: [
      asks(285, 'DELETE deletes', deletes(PROFILE)),
      asks(286, 'POST answers 204', answers('POST', PROFILE, 204)),
      asks(287, 'PUT answers 204', answers('PUT', PROFILE, 204)),
      asks(288, 'GET of one', givesBack(PROFILE)),
      asks(289, 'GET of all ids', listsNames(PROFILE)),
      asks(290, 'GET is answered', answers('GET', PROFILE, 200)),
      asks(291, 'DELETE is answered', answers('DELETE', PROFILE, 204)),
      asks(292, 'POST is answered', answers('POST', PROFILE, 204)),
      asks(293, 'PUT is answered', answers('PUT', PROFILE, 204)),
      asks(294, 'ids since', listsNamesSince(PROFILE)),
      asks(295, 'GET: a moment that is one', isWrong('GET', PROFILE, { since: 'soon' })),
      ...ofEach({ GET: 296, DELETE: 297, POST: 298, PUT: 299 }, 'an activityId', (method) =>
        lacks(method, PROFILE, 'activityId'),
      ),
      ...ofEach({ DELETE: 300, POST: 301, PUT: 302 }, 'a profileId', (method) => lacks(method, PROFILE, 'profileId')),
      asks(303, 'GET: since', listsNamesSince(PROFILE)),
      asks(304, 'GET: no agent that is no JSON', isWrong('GET', PROFILE, NO_AGENTS)),
      ...ofEach({ DELETE: 305, POST: 306, PUT: 307 }, 'a profileId that is a text', (method) =>
        isTwice(method, PROFILE),
      ),
      asks(308, 'POST joins', merges(PROFILE)),
      asks(309, 'POST joins JSON alone', noOtherType(PROFILE)),
      asks(310, 'POST makes what is not there', makesByPost(PROFILE)),
      asks(311, 'profiles have an address', answers('GET', PROFILE, 200)),
      asks(312, 'POST is taken', answers('POST', PROFILE, 204)),
      asks(313, 'POST joins objects alone', noObject(PROFILE)),
      asks(314, 'POST of JSON that is none', noJson(PROFILE)),
    ],
  },
  {
    title: 'Communication 2.8, about',
    requirements: [
      asks(315, 'about has an address', async ({ stranger }) =>
        expect(await statusOf(stranger.send('GET', '/about', {}))).toBe(200),
      ),
      asks(316, 'versions that there are', async ({ stranger }) => {
        for (const each of (await stranger.send('GET', '/about', {})).body.version)
          expect(each).toMatch(/^(0\.9|0\.95|1\.0\.\d+)$/)
      }),
      asks(317, 'one of them is 1.0', async ({ stranger }) =>
        expect((await stranger.send('GET', '/about', {})).body.version).toContainEqual(
          expect.stringMatching(/^1\.0\.\d+$/),
        ),
      ),
      asks(318, 'versions in an array of texts', async ({ stranger }) =>
        expect((await stranger.send('GET', '/about', {})).body.version).toEqual([expect.any(String)]),
      ),
      asks(319, 'GET answers versions', async ({ stranger }) =>
        expect((await stranger.send('GET', '/about', {})).body).toHaveProperty('version'),
      ),
      notTaken(320, 'extensions may be answered', 'the hub has none to tell; the standard leaves it open'),
      asks(321, 'the version in the header of every other call', async (lrs) => {
        for (const path of (await readable(lrs)).filter((each) => each !== '/about'))
          expect(await statusOf(lrs.system.send('GET', path, { authorization: lrs.authorization })), path).toBe(400)
      }),
    ],
  },
  {
    title: 'Communication 3.1, concurrency',
    requirements: [
      asks(322, 'entity tags', async (lrs) => {
        for (const resource of RESOURCES) {
          const place = await kept(lrs, resource)
          const address = addressOf(resource.path, place)
          const etag = String((await lrs.system.get(address)).headers['etag'])
          expect(etag).toMatch(/^"[\da-f]{40}"$/)
          const put = (headers: Record<string, string>) => statusOf(lrs.system.put(address, { a: 1 }, headers))
          expect(await put({ 'if-match': '"1111111111111111111111111111111111111111"' })).toBe(412)
          expect(await put({ 'if-none-match': '*' })).toBe(412)
          if (resource !== STATE) {
            const { status, body } = await lrs.system.put(address, { a: 1 })
            expect([status, body.message]).toEqual([409, expect.stringContaining('If-Match')])
          }
          expect((await lrs.system.get(address)).body).toEqual(CONTENT)
          expect(await put({ 'if-match': etag })).toBe(204)
        }
      }),
    ],
  },
  {
    title: 'Communication 3.2, errors',
    requirements: [
      asks(
        323,
        'the statuses of the standard alone',
        async ({ system, stranger, reader }) => {
          const refused = [
            system.get('/statements?colour=red'),
            stranger.get('/statements'),
            reader.post('/statements', says()),
            system.get(statements({ statementId: newId() })),
            system.post('/activities', {}),
            // Whoever asks for what there is not need not be known.
            stranger.delete('/statements'),
            stranger.put('/agents', {}),
          ]
          expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([400, 401, 403, 404, 405, 405, 405])
        },
        '503 is answered as well while the hub has too much to do',
      ),
      asks(324, 'no parameter that there is not', async (lrs) => {
        for (const path of ['/statements', '/activities', '/agents', ...RESOURCES.map((each) => each.path)])
          expect(await statusOf(lrs.system.get(`${path}?foo=bar`)), path).toBe(400)
      }),
      asks(325, 'no parameter in other letters', async ({ system }) => {
        for (const name of [
          'StatementId',
          'VoidedStatementId',
          'Agent',
          'Verb',
          'Activity',
          'Registration',
          'Related_Activities',
          'Related_Agents',
          'Since',
          'Until',
          'Limit',
          'Format',
          'Attachments',
          'Ascending',
        ])
          expect(await statusOf(system.get(statements({ [name]: 'x' }))), name).toBe(400)
        expect(await statusOf(system.put(statements({ StatementId: newId() }), says()))).toBe(400)
      }),
      asks(326, 'all statements of a call or none', async ({ system }) => {
        const id = newId()
        expect(await statusOf(system.post('/statements', [says({ id }), says({ verb: { id: 'x' } })]))).toBe(400)
        expect(await statusOf(system.get(statements({ statementId: id })))).toBe(404)
      }),
      asks(327, '403 without the right', async ({ reader, writer }) => {
        expect(await statusOf(reader.post('/statements', says()))).toBe(403)
        expect(await statusOf(writer.get('/statements'))).toBe(403)
      }),
      asks(328, '413 for what is too large', async ({ system }) => {
        const large = says({ result: { response: 'x'.repeat(2 << 20) } })
        expect(await statusOf(system.post('/statements', large))).toBe(413)
      }),
      asks(329, '500 for a fault of the hub', async ({ hub, system }) => {
        const { subscriptions } = hub.context
        hub.context.subscriptions = [on(statementsSent, () => Promise.reject(new Error('A fault.')))]
        const { status, body } = await system.post('/statements', says())
        hub.context.subscriptions = subscriptions
        expect([status, Object.keys(body)]).toEqual([500, ['message']])
      }),
    ],
  },
  {
    title: 'Communication 3.3, versions',
    requirements: [
      asks(330, 'statements of an older version stay as they are', async (lrs) => {
        const old = says({ version: '1.0.0', context: { contextActivities: { parent: [ACTIVITY] } } })
        expect(await readBack(lrs, old)).toMatchObject(old)
      }),
      asks(331, 'no version but 1.0', async (lrs) => {
        for (const path of (await readable(lrs)).filter((each) => each !== '/about')) {
          for (const version of ['0.9', '0.95', '1.1.0', '2.0.0', 'x'])
            expect(await statusOf(lrs.system.get(path, { 'x-experience-api-version': version }))).toBe(400)
          for (const version of ['1.0', '1.0.0', '1.0.9'])
            expect(await statusOf(lrs.system.get(path, { 'x-experience-api-version': version }))).toBe(200)
        }
      }),
      asks(332, 'a statement keeps its version', async (lrs) =>
        expect((await readBack(lrs, says({ version: '1.0.2' }))).version).toBe('1.0.2'),
      ),
      asks(333, 'the version in the header of each answer', async (lrs) => {
        for (const path of [...(await readable(lrs)), '/statements?foo=bar'])
          expect((await lrs.system.get(path)).headers['x-experience-api-version']).toBe('1.0.3')
      }),
    ],
  },
  {
    title: 'Communication 4, signing in',
    requirements: [
      asks(334, '401 without a credential that works', async ({ hub, stranger }) => {
        expect(await statusOf(stranger.get('/statements'))).toBe(401)
        expect(await statusOf(stranger.post('/statements', says(), { authorization: 'Basic YTpi' }))).toBe(401)
        expect(hub.app).toBeDefined()
      }),
      asks(335, 'Basic authentication', async (lrs) => {
        expect(lrs.authorization).toMatch(/^Basic /)
        expect(await statusOf(lrs.system.get('/statements'))).toBe(200)
      }),
    ],
  },
]
