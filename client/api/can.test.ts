import { expect, test } from 'vitest'
import { can } from './can.ts'

const nobody = { user: { isAdmin: false }, privileges: [], features: [], managedTeamIds: [] }
const manager = { ...nobody, managedTeamIds: ['0199d3a0-0000-7000-8000-000000050001'] }

test('lets every member do what members may', () => {
  expect(can(nobody, { allow: ['member'] })).toBe(true)
  expect(can(nobody, { allow: ['admin'] })).toBe(false)
})

test('asks for the privilege that the contract names', () => {
  const access = { allow: [{ privilege: 'asset_write' as const }] }
  expect(can(nobody, access)).toBe(false)
  expect(can({ ...nobody, privileges: ['asset_write'] }, access)).toBe(true)
})

test('asks managers for a team and the feature', () => {
  const access = { allow: [{ manager: 'ownerTeam' as const, feature: 'team_playlists' as const }] }
  expect(can(manager, access)).toBe(false)
  expect(can({ ...manager, features: ['team_playlists'] }, access)).toBe(true)
  expect(can({ ...nobody, features: ['team_playlists'] }, access)).toBe(false)
})

test('refuses everybody while the feature of the operation is off', () => {
  expect(can({ ...nobody, user: { isAdmin: true } }, { allow: ['admin'], feature: 'badges' })).toBe(false)
})
