import { afterEach } from 'vitest'
import { currentNotices, dismissNotice } from '../notices-store.ts'

/** After each test of the client: what one said in the corner of the screen is not there for the next. */
afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id)
})
