import { expect, test } from 'vitest'
import { changeFilter, changesOf, isComplete, whomOf, type ChangeChoice } from './people-changes.ts'

const choice: ChangeChoice = {
  action: 'join',
  teamIds: ['t1'],
  role: '',
  attribute: 'city',
  fieldId: '',
  language: 'de-DE',
  value: ' Utrecht ',
}

test.each([
  ['join', { teamIdsToAdd: ['t1'] }],
  ['leave', { teamIdsToRemove: ['t1'] }],
  ['attribute', { attributes: [{ attribute: 'city', value: 'Utrecht' }] }],
  ['customField', { customFields: [{ id: '', value: 'Utrecht' }] }],
  ['invite', { sendInvitation: true }],
  ['endSessions', { endSessions: true }],
  ['language', { language: 'de-DE' }],
  ['suspend', { isSuspended: true }],
  ['readmit', { isSuspended: false }],
  ['delete', { isDeleted: true }],
  ['restore', { isDeleted: false }],
] as const)('sends for %s what it takes and no more', (action, changes) => {
  expect(changesOf({ ...choice, action })).toEqual(changes)
})

test('leaves roles alone unless one is named, and takes a value away where none is typed', () => {
  expect(changesOf({ ...choice, role: 'manager' })).toEqual({ teamIdsToAdd: ['t1'], teamRole: 'manager' })
  expect(changesOf({ ...choice, action: 'attribute', value: '  ' }).attributes).toEqual([
    { attribute: 'city', value: null },
  ])
})

test('waits for a team, for a field and for a language', () => {
  expect(isComplete({ ...choice, teamIds: [] })).toBe(false)
  expect(isComplete({ ...choice, action: 'customField' })).toBe(false)
  expect(isComplete({ ...choice, action: 'language', language: '' })).toBe(false)
  expect(isComplete({ ...choice, action: 'language' })).toBe(true)
  expect(isComplete({ ...choice, action: 'suspend', teamIds: [] })).toBe(true)
})

const person = (id: string, is_deleted: boolean) => ({ id, is_deleted }) as never

test('means who was selected, and who was deleted only where they come back', () => {
  expect(changeFilter({ fact: 'department', value: 'Sales' })).toEqual({
    attribute: 'department',
    attributeValue: 'Sales',
  })
  expect(changeFilter({ admins: 'none', role: 'member' })).toEqual({ isAdmin: false, role: 'member' })
  const day = { lastAccessBefore: new Date(2026, 10, 29).toISOString() }
  expect([changeFilter({ before: '2026-11-29' }), changeFilter({ before: 'soon' })]).toEqual([day, {}])
  const field = '0199a000-0000-7000-8000-000000000001'
  expect(changeFilter({ fact: field })).toEqual({ customFieldId: field })
  const selected = { rows: [person('p1', false), person('p2', true)], allBut: null, filter: {} }
  expect(whomOf(selected, 'suspend')).toEqual({ ids: ['p1'] })
  expect(whomOf(selected, 'restore')).toEqual({ ids: ['p1', 'p2'] })
})

test('means all of the list but some by its filters', () => {
  const filter = changeFilter({
    q: 'Ann',
    team: 't1',
    role: 'manager',
    admins: 'only',
    seen: 'never',
    deleted: 'with',
    page: 3,
  })
  expect(filter).toEqual({ search: 'Ann', teamId: 't1', role: 'manager', isAdmin: true, neverSignedIn: true })
  const selected = { rows: [], allBut: { exceptIds: ['p3'], count: 9 }, filter }
  expect(whomOf(selected, 'delete')).toEqual({ filter, exceptIds: ['p3'] })
})
