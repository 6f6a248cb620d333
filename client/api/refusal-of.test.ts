import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { HubProblem } from './hub-problem.ts'
import { problemWords } from './problems.ts'
import { previewOf } from './preview-of.ts'
import { refusalOf } from './refusal-of.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en-GB', messages: {} }))

const badInput = (...errors: { pointer: string; message: string }[]) =>
  new HubProblem({ status: 400, code: 'bad-input', detail: '', errors })

test('names the fields of a bad input, however deep', () => {
  const error = badInput(
    { pointer: '/name', message: 'is missing' },
    { pointer: '/items/0/points', message: 'must be <= 10' },
  )
  expect(refusalOf(error).fields).toEqual({
    name: 'Fill this in.',
    'items.0.points': 'Enter 10 or less.',
  })
})

test.each([
  ['must NOT have more than 100 characters', 'Use 100 characters at most.'],
  ['must NOT have fewer than 1 characters', 'Fill this in.'],
  ['must match format "email"', 'Enter an e-mail address, such as name@example.org.'],
  ['must match pattern "^x$"', 'This cannot be saved as it is. Change it and try again.'],
])('says %j in the words of the form', (message, words) => {
  expect(refusalOf(badInput({ pointer: '/name', message })).fields).toEqual({ name: words })
})

test('says at the field what a code of its own means', () => {
  const errors = [{ pointer: '/currentPassword', message: 'This is not your current password.' }]
  const error = new HubProblem({ status: 400, code: 'wrong-password', detail: '', errors })
  expect(refusalOf(error).fields).toEqual({ currentPassword: problemWords(error).text })
})

test('blames no field for what stands in the address', () => {
  expect(refusalOf(badInput({ pointer: 'path/topicId', message: 'must match format' })).fields).toEqual({})
})

test('has words for what is no bad input', () => {
  const refusal = refusalOf(new HubProblem({ status: 0, code: 'offline', detail: '' }))
  expect(refusal).toMatchObject({ title: 'No connection', fields: {} })
})

test('tells a preview from the reason why there is none', async () => {
  expect(await previewOf(Promise.resolve(['Safety']))).toEqual({ preview: ['Safety'] })
  const problem = new HubProblem({ status: 404, code: 'not-found', detail: '' })
  expect(await previewOf(Promise.reject(problem))).toMatchObject({ refusal: { title: 'Not found' } })
})
