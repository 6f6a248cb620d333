import { expect, test } from 'vitest'
import type { Call, Privilege } from '../context.ts'
import { isActive, mayRunAll, mayUpload, shownAs } from './rules.ts'

type Uploading = Pick<Call, 'caller' | 'hub'>

const uploader = (managedTeamIds: string[], ...privileges: Privilege[]) =>
  ({
    caller: { managedTeamIds, privileges: new Set(privileges), scopes: null },
    hub: { features: ['team_playlists'] },
  }) as unknown as Uploading
const learner = uploader([])
const manager = uploader(['own'])

test('asks managers for teams of their own', () => {
  expect(mayUpload(manager, 'asset', [])).toBe(true)
  expect(mayUpload(manager, 'asset', ['own'])).toBe(true)
  expect(mayUpload(manager, 'asset', ['own', 'other'])).toBe(false)
  expect(mayUpload(manager, 'asset', [null])).toBe(false)
  expect(mayUpload(learner, 'asset', [])).toBe(false)
})

test('asks for the right to change what the file is for', () => {
  const author = uploader([], 'asset_write')
  expect(mayUpload(author, 'asset', [null, 'other'])).toBe(true)
  expect(mayRunAll(author, 'asset')).toBe(true)
  expect(mayRunAll(manager, 'asset')).toBe(false)
  expect(mayUpload(uploader([], 'playlist_write'), 'asset', [])).toBe(false)
})

test('lets who sets up the hub upload pictures that are for no content', () => {
  const host = uploader([], 'settings_write')
  expect(mayUpload(host, 'picture', [])).toBe(true)
  expect(mayUpload(host, 'picture', [null])).toBe(false)
  expect(mayUpload(host, 'asset', [])).toBe(false)
})

test('lets everybody have a picture of their own', () => {
  expect(mayUpload(learner, 'profilePicture', [])).toBe(true)
})

test('calls active whatever a browser could run, and whatever it does not know', () => {
  for (const type of [
    'text/html',
    'application/xhtml+xml',
    'image/svg+xml',
    'text/xml',
    'text/javascript',
    'text/css',
    'application/octet-stream',
    '',
    'text/html;image/png',
  ])
    expect(isActive(type), type).toBe(true)
  for (const type of ['image/png', 'video/mp4', 'audio/mpeg', 'text/vtt', 'application/pdf'])
    expect(isActive(type), type).toBe(false)
})

test('shows recordings, pictures and pdf, and lets the rest be saved', () => {
  expect(shownAs('video/webm')).toBe('video')
  expect(shownAs('audio/mpeg')).toBe('audio')
  expect(shownAs('image/webp')).toBe('picture')
  expect(shownAs('application/pdf')).toBe('pdf')
  expect(shownAs('application/msword')).toBeNull()
})
