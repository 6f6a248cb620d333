import { expect, test } from 'vitest'
import { differences, newTwins } from './compare.ts'
import type { Reply } from './side.ts'

const [A, B, C] = ['a', 'b', 'c'].map((letter) => `0199d3a0-0000-7000-8000-${letter.repeat(12)}`)

function reply(body: unknown, about: Partial<Reply> = {}): Reply {
  return { status: 200, mediaType: 'application/json', etag: null, location: null, bytes: null, body, ...about }
}

test('takes answers for the same whose ids stand for each other', () => {
  const twins = newTwins([[A!, B!]])
  const [real, mock] = [
    { id: A, url: `/api/asset/${A}/file` },
    { id: B, url: `/api/asset/${B}/file` },
  ]
  expect(differences('getMyAsset', reply(real), reply(mock), twins)).toEqual([])
  expect(differences('getMyAsset', reply({ id: A }), reply({ id: C }), twins)).toHaveLength(1)
  expect(differences('getMyAsset', reply({ id: C }), reply({ id: B }), twins)).toHaveLength(1)
})

test.each<[string, Reply, Reply]>([
  ['another status', reply({}), reply({}, { status: 201 })],
  ['another media type', reply({}), reply({}, { mediaType: 'text/plain' })],
  ['another ETag', reply({}, { etag: '"v1"' }), reply({}, { etag: '"v2"' })],
  ['another value', reply({ a: [{ b: 1 }] }), reply({ a: [{ b: 2 }] })],
  ['a field more', reply({ a: 1 }), reply({ a: 1, b: null })],
  ['a field less', reply({ a: 1, b: null }), reply({ a: 1 })],
  ['a list for an object', reply({ a: [] }), reply({ a: {} })],
  ['another code', reply({ code: 'not-found' }), reply({ code: 'no-such-call' })],
  ['null for a sentence', reply({ detail: 'Sign in.' }), reply({ detail: null })],
])('sees %s', (_what, real, mock) => {
  expect(differences('getMyAsset', real, mock, newTwins([]))).toHaveLength(1)
})

test('lets sentences for people differ', () => {
  expect(differences('getMyAsset', reply({ detail: 'One.' }), reply({ detail: 'Other.' }), newTwins([]))).toEqual([])
})
