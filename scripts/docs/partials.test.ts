import { describe, expect, test } from 'vitest'
import { callsOf, groupedCalls, readContract } from './contract.ts'
import type { Access, Contract } from './contract.ts'
import { errorsPartial, problemsOf } from './errors-partial.ts'
import { operationsPartial, whoMayCall } from './operations-partial.ts'

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
          tags: ['badges'],
          'x-access': { allow: ['member'] },
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

describe('the operations', () => {
  test('links each operation to its place in the reference', () => {
    const text = operationsPartial(groupedCalls(contract()))
    expect(text).toContain('### Store: Badges')
    expect(text).toContain('[`getBadge`](/api/#/badges/getbadge)')
    expect(text).toContain('`GET /badges/{badgeId}`')
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
    expect(errorsPartial(contract())).toMatch(/^### not-found$/m)
    expect(errorsPartial(contract())).toContain(String.raw`Do \<this\>.`)
  })
})
