import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { HubProblem } from '../../api/hub-problem.ts'
import { refusedContents } from './refused-contents.ts'
import type { Entry } from './contents-rules.ts'

const entries = ['a', 'b', 'c'].map((key) => ({ kind: 'item', key, id: key, name: key }) as Entry)
const refused = (code: string, pointer: string, message: string) =>
  refusedContents(new HubProblem({ status: 400, code, detail: 'No.', errors: [{ pointer, message }] }), entries)

beforeAll(() => i18n.loadAndActivate({ locale: 'en-GB', messages: {} }))

test('finds the entry that was deleted meanwhile', () => {
  const { title, faults } = refused('unknown-reference', '/1/contentId', 'There is no such content in this hub.')
  expect(title).toBe('Something is no longer there')
  expect([...faults]).toEqual([['b', 'It was deleted. Take it out.']])
})

test('says of an entry what the hub says of a field in it', () => {
  const { faults } = refused('bad-input', '/2/updatedDetails/name', 'must NOT have more than 255 characters')
  expect([...faults]).toEqual([['c', 'Use 255 characters at most.']])
})

test('blames no entry for what is about none', () => {
  expect(refused('bad-input', '', 'must be array').faults.size).toBe(0)
  expect(refusedContents(new HubProblem({ status: 503, code: 'unavailable', detail: '' }), entries)).toEqual({
    title: 'The hub is busy',
    text: 'Try again in a moment.',
    faults: new Map(),
  })
})
