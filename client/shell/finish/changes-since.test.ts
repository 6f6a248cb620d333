import { expect, test } from 'vitest'
import type { Playlist } from '../../../generated/client/model/playlist.ts'
import type { PlaylistContent } from '../../../generated/client/model/playlistContent.ts'
import { changesSince, sightOf } from './changes-since.ts'

const item = (id: string, userContentStatus: string) =>
  ({ id, name: `Item ${id}`, type: 'web', userContentStatus }) as PlaylistContent
const section = (id: string, isLockedForUser: boolean) =>
  ({ id, name: `Section ${id}`, type: 'section', isLockedForUser }) as PlaylistContent

function changes(before: [status: string, PlaylistContent[]], now: [status: string, PlaylistContent[]]) {
  const sight = ([userContentStatus, contents]: typeof now) => sightOf({ userContentStatus } as Playlist, contents)
  return changesSince(sight(before), sight(now), now[1])
}

test('names what was done and what opened', () => {
  const before = [item('a', 'opened'), item('b', 'notstarted'), section('s', true), item('gone', 'opened')]
  const now = [item('a', 'completed'), item('b', 'opened'), section('s', false), item('new', 'completed')]
  expect(changes(['opened', before], ['opened', now])).toEqual({
    isFinished: false,
    done: ['Item a'],
    opened: ['Section s'],
  })
})

test('is finished once, when the playlist becomes complete', () => {
  const open: [string, PlaylistContent[]] = ['opened', [item('a', 'opened')]]
  const done: [string, PlaylistContent[]] = ['completed', [item('a', 'completed')]]
  expect(changes(open, done).isFinished).toBe(true)
  expect(changes(done, done)).toEqual({ isFinished: false, done: [], opened: [] })
  expect(changes(done, open).isFinished).toBe(false)
})
