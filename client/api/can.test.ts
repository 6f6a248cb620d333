import { expect, test } from 'vitest'
import * as access from '../../generated/access.ts'
import { can } from './can.ts'

const nobody = { user: { isAdmin: false }, privileges: [], features: [], managedTeamIds: [] }
const manager = { ...nobody, managedTeamIds: ['0199d3a0-0000-7000-8000-000000050001'] }

test('offers nobody what admins alone may', () => {
  expect(can(nobody, { allow: ['admin'] })).toBe(false)
})

test('asks for the privilege that the contract names', () => {
  expect(can(nobody, access.createUsers)).toBe(false)
  expect(can({ ...nobody, privileges: ['asset_write'] }, access.createUsers)).toBe(false)
  expect(can({ ...nobody, privileges: ['user_write'] }, access.createUsers)).toBe(true)
})

test('asks for all of several privileges', () => {
  const rule = { allow: [{ privileges: ['user_write', 'playlist_write'] }] } as const
  expect(can({ ...nobody, privileges: ['user_write'] }, rule)).toBe(false)
  expect(can({ ...nobody, privileges: ['user_write', 'playlist_write'] }, rule)).toBe(true)
})

test('leaves to programs what needs the scope of a token', () => {
  expect(can(nobody, { allow: [{ scope: 'meeting:write' }] })).toBe(false)
})

test('asks managers for a team and the feature', () => {
  expect(can(manager, access.createPlaylist)).toBe(false)
  expect(can({ ...manager, features: ['team_playlists'] }, access.createPlaylist)).toBe(true)
  expect(can({ ...nobody, features: ['team_playlists'] }, access.createPlaylist)).toBe(false)
})

test('refuses everybody while the feature of the operation is off', () => {
  expect(can({ ...nobody, user: { isAdmin: true } }, { allow: ['admin'], feature: 'badges' })).toBe(false)
})
