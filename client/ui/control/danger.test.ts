import { expect, test } from 'vitest'
import { DANGER } from './danger.ts'
import { contrast } from '../brand/oklch.ts'

test('white words are read on it', () => {
  expect(contrast(DANGER, '#ffffff')).toBeGreaterThanOrEqual(4.5)
})
