import { expect, test } from 'vitest'
import { limitsAt, type Body } from './limits.ts'
import { sentValues } from './sent.ts'

const body = {
  name: { required: true, minLength: 1 },
  password: { required: true, format: 'password', minLength: 8 },
  note: { minLength: 1 },
  hint: { nullable: true },
  count: { type: 'integer' },
  names: { type: 'array', items: { required: true, minLength: 1, maxLength: 50 } },
  fields: { type: 'array', items: { type: 'object', properties: { value: { nullable: true, required: true } } } },
} satisfies Body

test('sends texts without the spaces around them, but passwords as they are', () => {
  expect(sentValues({ name: ' Safety ', password: ' kettle ' }, body)).toEqual({ name: 'Safety', password: ' kettle ' })
})

test('sends nothing, or null, for what is left empty', () => {
  expect(sentValues({ name: '', note: ' ', hint: '', count: '' }, body)).toEqual({ name: '', hint: null })
})

test('sends numbers as numbers, and what is no text as it is', () => {
  expect(sentValues({ count: '12' }, body)).toEqual({ count: 12 })
  expect(sentValues({ count: true }, body)).toEqual({ count: true })
})

test('goes into lists and what stands in them, by place or by name', () => {
  const fields = { a: { value: ' Green ' }, b: { value: '' } }
  expect(sentValues({ names: [' safety '], fields }, body)).toEqual({
    names: ['safety'],
    fields: { a: { value: 'Green' }, b: { value: null } },
  })
})

test('finds the limits of a field by its path', () => {
  expect(limitsAt(body, 'names.0')).toEqual(body.names.items)
  expect(limitsAt(body, 'fields.0199d3a0.value')).toEqual(body.fields.items.properties.value)
  expect(limitsAt(body, 'names.0.none')).toEqual({})
})
