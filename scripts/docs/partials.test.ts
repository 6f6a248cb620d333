import { describe, expect, test } from 'vitest'
import { callsOf, groupedCalls, readContract } from './contract.ts'
import type { Access, Contract } from './contract.ts'
import { coveragePartial, readCoverage } from './coverage-partial.ts'
import { errorsPartial, problemsOf } from './errors-partial.ts'
import { floorsPartial } from './floors-partial.ts'
import { operationsPartial } from './operations-partial.ts'
import { ratesPartial } from './rates-partial.ts'
import { referenceContract } from './reference-contract.ts'
import { whoMayCall } from './who-may-call.ts'

function problem(code: string, status: number) {
  return { value: { code, status, title: 'A title', detail: 'Do <this>.' } }
}

function contract(): Contract {
  return {
    tags: [{ name: 'badges', 'x-displayName': 'Badges' }],
    'x-tagGroups': [{ name: 'Store', tags: ['badges', 'unused'] }],
    components: {
      responses: {
        NotFound: {
          description: 'Nothing there.',
          content: { 'application/problem+json': { examples: { one: { $ref: '#/components/examples/a~1b' } } } },
        },
      },
      examples: { 'a/b': problem('not-found', 404) },
    },
    paths: {
      '/badges/{badgeId}': {
        get: {
          operationId: 'getBadge',
          summary: 'Get a {badge} | or not',
          description: 'One badge.',
          tags: ['badges'],
          'x-access': { allow: ['member'] },
          'x-rate': 'read',
          'x-resource': { entity: 'Badge' },
          responses: {
            200: { description: 'A badge.' },
            404: { $ref: '#/components/responses/NotFound' },
            400: {
              description: 'Bad.',
              content: { 'application/problem+json': { examples: { one: problem('bad-input', 400) } } },
            },
          },
        },
      },
    },
  }
}

/** The same, with a second call that has no handler yet. */
function contractWithAPlan(): Contract {
  const whole = contract()
  const { get } = whole.paths['/badges/{badgeId}']!
  const badges = [{ name: 'Not built yet', position: 'after', color: '#8a5a00' }]
  const more = { operationId: 'deleteBadge', summary: 'Delete a badge', 'x-badges': badges, 'x-noun': 'badges' }
  const responses = { 200: { description: 'Done.' }, 409: { description: 'No.' }, 501: { description: 'Not yet.' } }
  return { ...whole, paths: { '/badges/{badgeId}': { get: get!, delete: { ...get!, ...more, responses } } } }
}

describe('the floors', () => {
  test('stand as in a house, the lowest at the bottom', () => {
    const floors = [
      { name: 'db', holds: 'Connections' },
      { name: 'badges', holds: 'Badges | pictures' },
    ]
    const kinds = [{ name: 'service', pattern: /service/, does: 'decides', usedBy: 'above' as const }]
    expect(floorsPartial(floors, kinds)).toContain(
      '| `badges` | Badges \\| pictures |\n| `db` | Connections |\n\n| Kind of file | What it does | Used from above |\n| --- | --- | --- |\n| service | decides | yes |',
    )
  })
})

describe('the operations', () => {
  test('links each operation to its place in the reference', () => {
    const text = operationsPartial(groupedCalls(contract()))
    expect(text).toMatch(/^### Store$/m)
    expect(text).toContain('<summary>Badges (1 operation)</summary>')
    expect(text).toContain('[`getBadge`](/api/#/badges/getbadge)')
    expect(text).toContain('`GET /badges/{badgeId}`')
  })

  test('marks and counts what is not built yet', () => {
    const text = operationsPartial(groupedCalls(contractWithAPlan()))
    expect(text).toContain('The contract has 2 operations. 1 of them are not built yet')
    expect(text).toContain('<summary>Badges (2 operations, 1 not built yet)</summary>')
    expect(text).toContain('Delete a badge. *Not built yet*')
  })

  test('escapes what MDX or a table would read as its own', () => {
    expect(operationsPartial(groupedCalls(contract()))).toContain(String.raw`Get a \{badge\} \| or not`)
  })

  test('refuses a tag that no group shows', () => {
    expect(() => groupedCalls({ ...contract(), 'x-tagGroups': [] })).toThrow('getBadge has the tag "badges"')
  })

  test('lists nothing that is not a call', () => {
    const { paths } = contract()
    const item = Object.assign({}, paths['/badges/{badgeId}'], { parameters: [] })
    expect(callsOf({ paths: { '/badges/{badgeId}': item } })).toHaveLength(1)
  })

  test('says how to make a contract that is not there', () => {
    expect(() => readContract('/nowhere/openapi.json')).toThrow('make generate')
  })
})

describe('who may call', () => {
  test.each<[Access, string]>([
    [{ allow: ['anyone'] }, 'Anyone'],
    [{ allow: ['member'], object: 'own' }, 'Members, for what is their own'],
    [{ allow: ['member', 'service'] }, 'Members, or tokens of the hub'],
    [{ allow: [{ self: 'query/userId' }, { manager: 'any' }] }, 'Members about themselves, or managers of any team'],
    [{ allow: ['admin'], feature: 'badges' }, 'Admins, where the feature `badges` is on'],
    [
      { allow: [{ privilege: 'asset_read' }, { manager: 'ownerTeam', feature: 'team_playlists' }] },
      'Admins with `asset_read`, or managers of the team that owns it (feature `team_playlists`)',
    ],
  ])('puts %j into words', (access, words) => {
    expect(whoMayCall(access)).toBe(words)
  })
})

describe('the errors', () => {
  test('collects the codes of all answers by status, through references', () => {
    expect(problemsOf(contract()).map((kind) => [kind.status, kind.code, kind.calls])).toEqual([
      [400, 'bad-input', ['getBadge']],
      [404, 'not-found', ['getBadge']],
    ])
  })

  test('gives each code a heading of its own, because a problem links to it', () => {
    expect(errorsPartial(contract())).toMatch(/^### 404: A title$/m)
    expect(errorsPartial(contract())).toMatch(/^#### not-found$/m)
    expect(errorsPartial(contract())).toContain(String.raw`Do \<this\>.`)
  })

  test('names a code once that comes with two statuses, and both of them', () => {
    const whole = contract()
    const { get } = whole.paths['/badges/{badgeId}']!
    const examples = { one: problem('bad-input', 409) }
    get!.responses['409'] = { description: 'No.', content: { 'application/problem+json': { examples } } }
    expect(errorsPartial(whole).match(/^#### bad-input$/gm)).toHaveLength(1)
    expect(errorsPartial(whole)).toContain('Also with 409.')
  })
})

describe('the contract coverage', () => {
  const groups = () => groupedCalls(contractWithAPlan())

  test('parts the statuses that tests have seen from the others, and marks what is not built yet', () => {
    const text = coveragePartial(groups(), { getBadge: [200, 400], deleteBadge: [501] })
    expect(text).toContain('| [`getBadge`](/api/#/badges/getbadge) | 200 400 | 404 |')
    expect(text).toContain('| [`deleteBadge`](/api/#/badges/deletebadge) *Not built yet* | 501 | 200 409 |')
    expect(text).not.toContain(':::note')
  })

  test('adds up each group, and says 100 % only of all', () => {
    const text = coveragePartial(groups(), { getBadge: [200, 400, 404], deleteBadge: [501, 200] })
    expect(text).toContain('| Store | 2 | 1 | 6 | 5 | 83 % |')
    expect(text).toContain('<summary>Badges: 5 of 6 seen</summary>')
  })

  test('does not count a status that the contract no longer has', () => {
    expect(coveragePartial(groups(), { getBadge: [418], deleteBadge: [501] })).toContain('| Store | 2 | 1 | 6 | 1 |')
  })

  test.each([
    ['there is no measurement', null, 'Not measured yet'],
    ['an operation was not measured', { getBadge: [200] }, 'In the contract, but not measured: 1.'],
    [
      'an operation is gone',
      { getBadge: [200], deleteBadge: [501], getMedal: [200] },
      'Measured, but no longer in the contract: 1.',
    ],
  ])('says how to measure where %s', (_what, coverage, words) => {
    const text = coveragePartial(groups(), coverage)
    expect(text).toContain(words)
    expect(text).toContain('make coverage')
  })

  test('takes a missing file for no measurement', () => {
    expect(readCoverage('/nowhere/contract-coverage.json')).toBeNull()
  })
})

test('the table of rate classes has the figures by which the server counts', () => {
  expect(ratesPartial()).toContain('| `read` | 900 | 60 | 3000 |\n')
  expect(ratesPartial()).toContain('| `mail` | 10 | 10 | 60 |\n')
})

describe('the reference', () => {
  test('says in words who may call and which rate class counts it', () => {
    expect(callsOf(referenceContract(contract()))[0]?.operation.description).toBe(
      'One badge.\n\n**Who may call it:** Members.\n\n**Rate class:** `read`, 900 calls a minute for each person.\n\n**Try it:** as you, in [Swagger UI](/api/docs#/badges/getBadge).',
    )
  })

  test('says what a manager may set of the fields', () => {
    const shown = contract()
    const schema = {
      properties: { teamIds: { 'x-manager': 'managedTeams' }, fileId: { 'x-manager': 'ownFiles' }, name: {} },
    }
    Object.assign(callsOf(shown)[0]!.operation, {
      'x-access': { allow: [{ manager: 'ownerTeam' }] },
      requestBody: { content: { 'application/json': { schema } } },
    })
    expect(callsOf(referenceContract(shown))[0]?.operation.description).toContain(
      '**What a manager may set:** only `teamIds`: teams that they manage; `fileId`: files that they uploaded or that content of their teams has. What is there already may stay.',
    )
  })

  test('leads to the other calls about the same entity', () => {
    expect(callsOf(referenceContract(contractWithAPlan()))[0]?.operation.description).toContain(
      '**Related calls:** [Delete a badge](#/badges/deletebadge).',
    )
  })

  test('leads to where a call can be made, and to nothing where it is not built', () => {
    const [built, planned] = callsOf(referenceContract(contractWithAPlan())).map(
      ({ operation }) => operation.description,
    )
    expect(built).toContain('(/api/docs#/badges/getBadge)')
    expect(planned).not.toContain('Try it')
  })

  test('has samples of each call', () => {
    const samples = callsOf(referenceContract(contract()))[0]?.operation['x-codeSamples']
    expect(samples).toMatchObject([
      { label: 'curl', source: expect.stringContaining('curl --fail-with-body "$HUB/api/badges/') },
      { label: 'TypeScript', source: expect.stringContaining("hub.GET('/badges/{badgeId}'") },
      { label: 'Python', source: expect.stringContaining('requests.get(') },
    ])
  })

  test('keeps what Redoc shows and leaves out the rest', () => {
    const shown = referenceContract(contractWithAPlan())
    expect(shown).toMatchObject({ 'x-tagGroups': [{ name: 'Store' }], tags: [{ 'x-displayName': 'Badges' }] })
    const { operation } = callsOf(shown)[1]!
    expect(Object.keys(operation).filter((key) => key.startsWith('x-'))).toEqual(['x-badges', 'x-codeSamples'])
    expect(operation['x-badges']).toEqual([{ name: 'Not built yet', position: 'after' }])
  })

  test('leaves the contract itself as it is', () => {
    const before = contractWithAPlan()
    referenceContract(before)
    expect(before).toEqual(contractWithAPlan())
  })
})
