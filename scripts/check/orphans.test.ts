import { expect, test } from 'vitest'
import { findOrphans } from './orphans.ts'

const contract = {
  'spec/openapi.yaml':
    'paths:\n  /topics/: { $ref: topics/paths/topics.yaml }\n  # /old/: { $ref: topics/paths/old.yaml }',
  'spec/topics/paths/topics.yaml': 'get: { $ref: ../schemas/Topic.yaml }',
  'spec/topics/schemas/Topic.yaml': 'mapping:\n  tag: ./Tag.yaml',
  'spec/topics/schemas/Tag.yaml': 'type: string',
  'spec/common/responses/BadInput.yaml': 'description: Wrong',
}

test('finds nothing where each file is referred to', () =>
  expect(findOrphans(new Map(Object.entries(contract)))).toEqual([]))

test('finds a path that the index does not name, and what only it refers to', () => {
  const old = {
    'spec/topics/paths/old.yaml': '$ref: ../schemas/Old.yaml',
    'spec/topics/schemas/Old.yaml': 'type: string',
  }
  expect(findOrphans(new Map(Object.entries({ ...contract, ...old })))).toEqual([
    'spec/topics/paths/old.yaml stands in no contract. Name it in the index, spec/openapi.yaml, or delete it.',
    'spec/topics/schemas/Old.yaml is used nowhere. Refer to it or delete it.',
  ])
})
