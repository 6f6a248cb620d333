import { expect, test } from 'vitest'
import { jobKinds } from '../../server/job-kinds.ts'
import { killCases } from './job-cases.ts'

test('each kind of job is killed in its middle by make prove', () => {
  expect(Object.keys(killCases).sort()).toEqual(Object.keys(jobKinds).sort())
})
