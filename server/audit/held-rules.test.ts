import { expect, test } from 'vitest'
import type { Audited } from '../context.ts'
import { isUnchanged, missingIn, mustBeListed } from './audit-entry-rules.ts'
import { mustBeAudited, objectTypeOf } from './held-rules.ts'

const audited = { access: { allow: ['admin'], audit: 'UPDATE' } } as const
const heldTo = (body: object, ...entries: (Audited | 'unchanged')[]) =>
  mustBeAudited('updateCustomField', audited, entries, body)
const held = (...entries: (Audited | 'unchanged')[]) => heldTo({ label: 'Staff number' }, ...entries)
const entry: Audited = {
  action: 'UPDATE',
  objectType: 'customField',
  objectId: 'one',
  properties: ['label'],
  missing: null,
}

test('takes the entry that the contract asks for', () => {
  expect(() => held({ ...entry, action: 'CREATE' }, entry)).not.toThrow()
})

test('refuses a success that wrote nothing, or wrote of something else', () => {
  expect(() => held()).toThrow(
    'updateCustomField says audit: UPDATE and must write down UPDATE of customField, but wrote nothing.',
  )
  expect(() => held({ ...entry, objectType: 'user' })).toThrow('but wrote UPDATE of user')
})

test('refuses an update that says nothing of what changed', () => {
  expect(() => held({ ...entry, missing: 'without saying which property changed' })).toThrow(
    'updateCustomField wrote down UPDATE of customField without saying which property changed.',
  )
})

test('refuses an update that says of nothing that was sent what it was', () => {
  expect(() => held({ ...entry, properties: ['hint'] })).toThrow('says of nothing that was sent what it was: label.')
  expect(() => held({ ...entry, properties: ['label.en-GB'] })).not.toThrow()
  expect(() => heldTo({ customFields: [{ id: 'one' }] }, { ...entry, properties: ['Locker'] })).not.toThrow()
})

test.each(['UPDATE', 'RANK', 'RESET RANK', 'ACTIVATE'] as const)(
  'asks %s what was before and what is now',
  (action) => {
    const said = (...details: { property: string; oldValue: unknown; value: unknown }[]) =>
      missingIn({ action, objectName: 'Staff number', details })
    expect(said()).toBe('without saying which property changed')
    expect(said({ property: 'rank', oldValue: undefined, value: 2 })).toContain('what a property was')
    expect(said({ property: 'rank', oldValue: null, value: 2 })).toBeNull()
  },
)

test('takes a place that stayed for no change, and a value that is written down in part for one', () => {
  const one = { property: 'rank', oldValue: 2, value: 2 }
  expect(isUnchanged({ action: 'RANK', details: [one] })).toBe(true)
  expect(isUnchanged({ action: 'RANK', details: [one, { ...one, value: 3 }] })).toBe(false)
  expect(isUnchanged({ action: 'UPDATE', details: [one] })).toBe(false)
  expect(isUnchanged({ action: 'UPDATE', details: [] })).toBe(true)
  expect(isUnchanged({ action: 'UPDATE' })).toBe(false)
  expect(isUnchanged({ action: 'DELETE', details: [] })).toBe(false)
})

test('asks what comes or goes for its name alone', () => {
  expect(missingIn({ action: 'CREATE', objectName: 'Staff number' })).toBeNull()
  expect(missingIn({ action: 'DELETE', objectName: ' ' })).toBe('without the name of the thing')
})

test('asks a job for an entry of each thing that it changed', () => {
  const listed = (...entries: (Audited | 'unchanged')[]) => mustBeListed('createUserChanges', ['one', 'two'], entries)
  const two = { ...entry, objectId: 'two' }
  expect(() => listed(entry, two)).not.toThrow()
  expect(() => listed(entry, 'unchanged')).not.toThrow()
  expect(() => listed(entry, entry)).toThrow('createUserChanges changed two and wrote down no change of it.')
  expect(() => listed(entry, { ...two, missing: 'without saying which property changed' })).toThrow(
    'createUserChanges wrote down UPDATE of customField without saying which property changed.',
  )
})

test('takes the word of a call that changed nothing', () => {
  expect(() => held('unchanged')).not.toThrow()
})

test('asks nothing of a call that is not audited', () => {
  expect(() => mustBeAudited('getHub', { access: { allow: ['anyone'] } }, [], undefined)).not.toThrow()
})

test('calls a part of something by the name of the whole', () => {
  expect(objectTypeOf('updatePlaylistContents')).toBe('playlist')
})
