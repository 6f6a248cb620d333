import { expect, test } from 'vitest'
import { sentField, typedField } from './field-values.ts'

const site = typedField({
  id: 'a',
  label: 'Site',
  hint: null,
  type: 'choice',
  options: ['Berlin', 'Hamburg'],
  is_required: true,
  index: 0,
  filledCount: 0,
  etag: 'b',
  createdTime: '2026-11-02T09:00:00Z',
})

test('sends each line that says something as one option, and each once', () => {
  expect(site.options).toBe('Berlin\nHamburg')
  expect(sentField({ ...site, options: ' Berlin \n\nHamburg\nBerlin\n' }).options).toEqual(['Berlin', 'Hamburg'])
})

test('sends no options of a field that is no choice any more', () => {
  expect(sentField({ ...site, type: 'text' }).options).toEqual([])
})
