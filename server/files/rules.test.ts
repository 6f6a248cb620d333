import { expect, test } from 'vitest'
import { isActive, mayUpload, shownAs, type Uploader } from './rules.ts'

const learner: Uploader = { privileges: new Set(), managedTeamIds: [], scopes: null }
const manager: Uploader = { ...learner, managedTeamIds: ['own'] }
const TEAMS = ['team_playlists']

test('asks managers for the flag and for their own teams', () => {
  expect(mayUpload('asset', manager, [], TEAMS)).toBe(true)
  expect(mayUpload('asset', manager, ['own'], TEAMS)).toBe(true)
  expect(mayUpload('asset', manager, ['own', 'other'], TEAMS)).toBe(false)
  expect(mayUpload('asset', manager, [null], TEAMS)).toBe(false)
  expect(mayUpload('asset', manager, ['own'], [])).toBe(false)
  expect(mayUpload('asset', { ...manager, scopes: new Set(['me']) }, ['own'], TEAMS)).toBe(false)
  expect(mayUpload('asset', learner, [], TEAMS)).toBe(false)
})

test('lets everybody have a picture of their own', () => {
  expect(mayUpload('profilePicture', learner, [], [])).toBe(true)
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
