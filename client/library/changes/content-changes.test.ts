import { expect, test } from 'vitest'
import { changeFilter, changesOf, isComplete, whatOf, type ContentChoice } from './content-changes.ts'

const choice: ContentChoice = {
  action: 'publish',
  tags: ['safety'],
  topics: ['t1'],
  formerTopics: ['t0'],
  ownerTeamId: '',
}

test.each([
  ['publish', { published: true }],
  ['unpublish', { published: false }],
  ['tag', { tagsToAdd: ['safety'] }],
  ['untag', { tagsToRemove: ['safety'] }],
  ['putUnder', { topicIdsToAdd: ['t1'] }],
  ['move', { topicIdsToRemove: ['t0'], topicIdsToAdd: ['t1'] }],
  ['takeFrom', { topicIdsToRemove: ['t1'] }],
  ['handOn', { ownerTeamId: null }],
  ['delete', { isDeleted: true }],
  ['restore', { isDeleted: false }],
] as const)('sends for %s what it takes and no more', (action, changes) => {
  expect(changesOf({ ...choice, action })).toEqual(changes)
})

test('hands content to the team that is chosen', () => {
  expect(changesOf({ ...choice, action: 'handOn', ownerTeamId: 'team' })).toEqual({ ownerTeamId: 'team' })
})

test('waits for a tag and for a topic', () => {
  expect(isComplete({ ...choice, action: 'tag', tags: [] })).toBe(false)
  expect(isComplete({ ...choice, action: 'takeFrom', topics: [] })).toBe(false)
  expect(isComplete({ ...choice, action: 'move', formerTopics: [] })).toBe(false)
  expect(isComplete({ ...choice, tags: [], topics: [] })).toBe(true)
})

test('means by all what the list shows: its kind, its filters, and not the type of the other list', () => {
  expect(changeFilter({ q: 'safe', status: 'draft', team: 'a', topic: 'b', type: 'web' })).toEqual({
    kind: 'playlist',
    search: 'safe',
    published: false,
    teamId: 'a',
    topicId: 'b',
  })
  expect(changeFilter({ kind: 'assets', status: 'deleted', type: 'web' })).toEqual({ kind: 'asset', type: 'web' })
})

test('names what is selected, or the filter and what is left out', () => {
  const filter = changeFilter({})
  expect(whatOf({ rows: [{ id: 'one' }], leftOut: 0, allBut: null, filter })).toEqual({ ids: ['one'] })
  const allBut = { exceptIds: ['one'], count: 4 }
  expect(whatOf({ rows: [], leftOut: 0, allBut, filter })).toEqual({ filter: { kind: 'playlist' }, exceptIds: ['one'] })
})
