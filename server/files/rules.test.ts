import { expect, test } from 'vitest'
import { isActive, mayUpload, shownAs, type Uploader } from './rules.ts'

const learner: Uploader = { privileges: new Set(), teamIds: [] }
const manager: Uploader = { ...learner, teamIds: ['own'] }

test('asks managers for teams of their own', () => {
  expect(mayUpload('asset', manager, [])).toBe(true)
  expect(mayUpload('asset', manager, ['own'])).toBe(true)
  expect(mayUpload('asset', manager, ['own', 'other'])).toBe(false)
  expect(mayUpload('asset', manager, [null])).toBe(false)
  expect(mayUpload('asset', learner, [])).toBe(false)
})

test('lets everybody have a picture of their own', () => {
  expect(mayUpload('profilePicture', learner, [])).toBe(true)
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
