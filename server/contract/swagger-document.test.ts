import { expect, test } from 'vitest'
import { operationsOf, readContract } from './read-contract.ts'
import { forSwaggerUi, ofTag } from './swagger-document.ts'

const whole = forSwaggerUi(readContract())
const parts = whole.tags.map(({ name }) => ofTag(whole, name))
const idsIn = ({ paths }: typeof whole) =>
  Object.values(paths).flatMap((item) => operationsOf(item).map(({ operation }) => operation.operationId))

test('has every operation in the document of its tag, and in no other', () => {
  expect(parts.flatMap(idsIn).toSorted()).toEqual(idsIn(whole).toSorted())
  expect(parts.filter((part) => idsIn(part).length === 0)).toEqual([])
})

test('has in each document all that it names, and little more than that', () => {
  for (const part of parts) {
    const named = [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^/"]+)"/g)]
    for (const [, kind, name] of named) expect(part.components[kind!]?.[name!], `${kind}/${name}`).toBeDefined()
    expect(new Set(named.map(([, , name]) => name)).size).toBeGreaterThanOrEqual(
      Object.entries(part.components)
        .filter(([kind]) => kind !== 'securitySchemes')
        .flatMap(([, all]) => Object.keys(all)).length,
    )
    expect(JSON.stringify(part).length).toBeLessThan(JSON.stringify(whole).length / 4)
  }
})
