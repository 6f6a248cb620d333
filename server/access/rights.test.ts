import { expect, test } from 'vitest'
import type { Call } from '../context.ts'
import { managesTeam, teamsActedFor, teamsManagedBy, teamsWithout } from './rights.ts'

function asked(scopes: string[] | null, features: string[] = ['team_playlists']): Pick<Call, 'caller' | 'hub'> {
  const caller = { managedTeamIds: ['own'], scopes: scopes && new Set(scopes), privileges: new Set(['user_read']) }
  return { caller, hub: { features } } as unknown as Pick<Call, 'caller' | 'hub'>
}

test('lets a manager act for their own teams', () => {
  expect(managesTeam(asked(null), 'own')).toBe(true)
  expect(managesTeam(asked(null), 'other')).toBe(false)
  expect(managesTeam(asked(null), null)).toBe(false)
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
