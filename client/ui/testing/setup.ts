import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { currentNotices, dismissNotice } from '../notices/notices-store.ts'

/** After each test of the client: what it showed, in the page and in the corner of the screen, is not there for the next, of its own file or another. */
afterEach(() => {
  cleanup()
  for (const { id } of currentNotices()) dismissNotice(id)
})
