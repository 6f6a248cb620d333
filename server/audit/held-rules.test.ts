import { expect, test } from 'vitest'
import type { Audited } from '../context.ts'
import { mustBeAudited, objectTypeOf } from './held-rules.ts'

const audited = { access: { allow: ['admin'], audit: 'UPDATE' } } as const
const held = (...entries: (Audited | 'unchanged')[]) => mustBeAudited('updateCustomField', audited, entries)
const entry: Audited = { action: 'UPDATE', objectType: 'customField', isComplete: true }

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
  expect(() => held({ ...entry, isComplete: false })).toThrow('without saying which property changed')
})

test('takes the word of a call that changed nothing', () => {
  expect(() => held('unchanged')).not.toThrow()
})

test('asks nothing of a call that is not audited', () => {
  expect(() => mustBeAudited('getHub', { access: { allow: ['anyone'] } }, [])).not.toThrow()
})

test('calls a part of something by the name of the whole', () => {
  expect(objectTypeOf('updatePlaylistContents')).toBe('playlist')
})
