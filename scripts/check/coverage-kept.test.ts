import { expect, test } from 'vitest'
import { findUnseen } from './coverage-kept.ts'

test('finds an answer that no test is said to have seen any more', () => {
  expect(findUnseen({ listTags: [200, 403], createTags: [201] }, { listTags: [200, 404] })).toEqual([
    'generated/contract-coverage.json names listTags 403 no more. Write a test that sees it, and run make test and make coverage.',
    'generated/contract-coverage.json names createTags 201 no more. Write a test that sees it, and run make test and make coverage.',
  ])
})

test('lets it grow', () => {
  expect(findUnseen({ listTags: [200] }, { listTags: [200, 403], createTags: [201] })).toEqual([])
})
