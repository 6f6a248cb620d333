import { expect, test } from 'vitest'
import { affects, reads } from '../../generated/client-resources.ts'
import { entities, resources } from '../../generated/resources.ts'
import type { Operation } from './contract.ts'
import { affectedBy } from './resources.ts'

const known = { Topic: { log: 'ContentChange' }, Content: { shows: ['Topic'] }, Home: { shows: ['Content'] } }

function operation(resource: Operation['x-resource'], access: object = {}): Operation {
  return { operationId: 'it', 'x-resource': resource, 'x-access': access } as unknown as Operation
}

test('lets a read affect nothing', () => {
  expect(affectedBy(operation({ entity: 'Topic', does: 'list' }), known)).toEqual([])
})

test('adds what shows the entity, one step far', () => {
  expect(affectedBy(operation({ entity: 'Topic', does: 'update' }), known)).toEqual(['Content', 'Topic'])
})

test('takes the entities that are named as they are', () => {
  const named = operation({ entity: 'Home', does: 'update', affects: ['Content'] })
  expect(affectedBy(named, known)).toEqual(['Content', 'Home'])
})

test('adds the list of changes for what is audited', () => {
  const audited = operation({ entity: 'Topic', does: 'delete' }, { audit: 'DELETE' })
  expect(affectedBy(audited, known)).toEqual(['Content', 'ContentChange', 'Topic'])
})

test('passes on that all is affected', () => {
  expect(affectedBy(operation({ entity: 'Topic', does: 'act', affects: 'all' }), known)).toBe('all')
})

test('tells the client the same by number', () => {
  const names = Object.keys(entities)
  const numbers = affects['saveMyPlaylist'] as readonly number[]
  expect(numbers.map((number) => names[number])).toEqual(resources.saveMyPlaylist.affects)
  expect(names[reads['me/playlists/*/contents']!]).toBe('PlaylistItem')
  expect(names[reads['previewTeamRules']!]).toBe('TeamMember')
  expect(reads['launchMyAsset']).toBeUndefined()
})
