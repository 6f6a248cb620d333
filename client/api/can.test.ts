import { expect, test } from 'vitest'
import { can, fits } from './can.ts'

const nobody = { user: { isAdmin: false }, privileges: [], features: [], managedTeamIds: [] }
const manager = { ...nobody, managedTeamIds: ['0199d3a0-0000-7000-8000-000000050001'] }

test('lets every member do what members may', () => {
  expect(can(nobody, 'listMyPlaylists')).toBe(true)
  expect(fits(nobody, { allow: ['admin'] })).toBe(false)
})

test('asks for the privilege that the contract names', () => {
  expect(can(nobody, 'createUsers')).toBe(false)
  expect(can({ ...nobody, privileges: ['asset_write'] }, 'createUsers')).toBe(false)
  expect(can({ ...nobody, privileges: ['user_write'] }, 'createUsers')).toBe(true)
})

test('asks for all of several privileges', () => {
  const rule = { allow: [{ privileges: ['user_write', 'playlist_write'] }] } as const
  expect(fits({ ...nobody, privileges: ['user_write'] }, rule)).toBe(false)
  expect(fits({ ...nobody, privileges: ['user_write', 'playlist_write'] }, rule)).toBe(true)
})

test('leaves to programs what needs the scope of a token', () => {
  expect(fits(nobody, { allow: [{ scope: 'meeting:write' }] })).toBe(false)
})

test('asks managers for a team and the feature', () => {
  expect(can(manager, 'createPlaylist')).toBe(false)
  expect(can({ ...manager, features: ['team_playlists'] }, 'createPlaylist')).toBe(true)
  expect(can({ ...nobody, features: ['team_playlists'] }, 'createPlaylist')).toBe(false)
})

test('refuses everybody while the feature of the operation is off', () => {
  expect(fits({ ...nobody, user: { isAdmin: true } }, { allow: ['admin'], feature: 'badges' })).toBe(false)
})
