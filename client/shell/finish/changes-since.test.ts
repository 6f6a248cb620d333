import { expect, test } from 'vitest'
import type { PlaylistContent } from '../../../generated/client/model/playlistContent.ts'
import { changesSince, type Sight } from './changes-since.ts'

const item = (id: string, userContentStatus: string) =>
  ({ id, name: `Item ${id}`, type: 'web', userContentStatus }) as PlaylistContent
const section = (id: string, isLockedForUser: boolean) =>
  ({ id, name: `Section ${id}`, type: 'section', isLockedForUser }) as PlaylistContent
const sight = (isCompleted: boolean, ...contents: PlaylistContent[]): Sight => ({ isCompleted, contents })

test('names what was done and what opened', () => {
  const before = sight(false, item('a', 'opened'), item('b', 'notstarted'), section('s', true))
  const now = sight(false, item('a', 'completed'), item('b', 'opened'), section('s', false), item('c', 'completed'))
  expect(changesSince(before, now)).toEqual({ isFinished: false, done: ['Item a'], opened: ['Section s'] })
})

test('is finished once, when the playlist becomes complete', () => {
  const open = sight(false, item('a', 'opened'))
  const done = sight(true, item('a', 'completed'))
  expect(changesSince(open, done).isFinished).toBe(true)
  expect(changesSince(done, done)).toEqual({ isFinished: false, done: [], opened: [] })
  expect(changesSince(done, open).isFinished).toBe(false)
})
