import { expect, test } from 'vitest'
import type { Call } from '../context.ts'
import {
  may,
  mayAtAll,
  mayChange,
  mayRead,
  teamsActedFor,
  teamsManagedBy,
  teamsToChange,
  teamsWithout,
} from './rights.ts'

function asked(scopes: string[] | null, features: string[] = ['team_playlists']): Pick<Call, 'caller' | 'hub'> {
  const caller = { managedTeamIds: ['own'], scopes: scopes && new Set(scopes), privileges: new Set(['user_read']) }
  return { caller, hub: { features } } as unknown as Pick<Call, 'caller' | 'hub'>
}

test('lets a manager act for their own teams', () => {
  expect(mayChange(asked(null), { type: 'web', ownerTeamId: 'own' })).toBe(true)
  expect(mayChange(asked(null), { type: 'web', ownerTeamId: 'other' })).toBe(false)
  expect(mayChange(asked(null), { type: 'playlist', ownerTeamId: null })).toBe(false)
  expect(teamsToChange(asked(null), { type: 'playlist' })).toEqual(['own'])
})

test('asks the contract which right lets somebody do an operation, and whether managers may at all', () => {
  const admin = { ...asked(null), caller: { ...asked(null).caller, privileges: new Set(['asset_write'] as const) } }
  expect(mayChange(admin, { type: 'scorm', ownerTeamId: null })).toBe(true)
  expect(mayRead(admin, { type: 'playlist', ownerTeamId: 'other' })).toBe(false)
  expect(may(asked(null), 'updateHubSettings', 'own')).toBe(false)
  expect(mayAtAll(asked(null), 'createContentImport')).toBe(true)
  expect(mayAtAll(asked(['me']), 'createContentImport')).toBe(false)
  expect(mayAtAll(asked(null, []), 'createContentImport')).toBe(false)
})

test('lets nobody act for a team with a token, or where teams have no playlists', () => {
  expect(teamsActedFor(asked(['me', 'playlist_write']))).toEqual([])
  expect(teamsActedFor(asked(null, []))).toEqual([])
})

test('holds nobody to their teams who has the right everywhere, and a token to none of them', () => {
  expect(teamsWithout('user_read', asked(null))).toBeNull()
  expect(teamsWithout('playlist_write', asked(null, []))).toEqual(['own'])
  expect(teamsWithout('playlist_write', asked(['me']))).toEqual([])
  expect(teamsManagedBy(asked(['me']))).toEqual([])
})
