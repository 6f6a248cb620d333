// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Asset } from '../../generated/client/model/asset.ts'
import { show } from '../ui/testing/show.tsx'
import { ReplacedNote } from './replaced-note.tsx'

test.each([
  [{ completedTime: null, replacedSince: false }, ''],
  [{ completedTime: '2025-05-03T09:00:00.000Z', replacedSince: false }, ''],
  [
    { completedTime: '2025-05-03T09:00:00.000Z', replacedSince: true },
    'Completed on 3 May 2025; it was replaced by a new version since.',
  ],
])('says of %o %s', async (state, sentence) => {
  await show(() => <ReplacedNote asset={state as Asset} />)
  expect(screen.getByRole('main').textContent).toBe(sentence)
})
