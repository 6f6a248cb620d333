import { expect, test } from 'vitest'
import { sameNames } from './same-names.ts'

const file = (path: string, text = '') => ({ path, text })

test('refuses two files of one name, but for those that each noun has', () => {
  const paths = ['badges/rules.ts', 'teams/rules.ts', 'badges/copy-store.ts', 'teams/admin/copy-store.ts']
  expect(sameNames(paths.map((path) => file(`server/${path}`)))).toEqual([
    'server/badges/copy-store.ts and server/teams/admin/copy-store.ts are all called copy-store.ts. Name each by what it is about.',
  ])
})

test('refuses two service functions of one name, but for those of the contract of SCIM', () => {
  const text = 'export async function listTeams() {}\nexport const countTeams = (call) => 1\nfunction own() {}\n'
  const paths = ['badges/service.ts', 'teams/service.ts', 'scim/team-service.ts', 'scim/store.ts']
  expect(sameNames(paths.map((path) => file(`server/${path}`, text)))).toEqual(
    ['listTeams', 'countTeams'].map(
      (name) =>
        `server/badges/service.ts and server/teams/service.ts all export a function ${name}. Name each by what it is about.`,
    ),
  )
})
