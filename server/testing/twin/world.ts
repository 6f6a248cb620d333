import { privileges } from '../../../generated/reference.ts'

/** What both hubs begin with: three people, a team, topics, a skill of the learner from a meeting, and no content. */

export const START = new Date('2026-11-02T09:00:00.000Z')
export const PASSWORD = 'a-demo-passphrase-of-the-twins'
export const FEATURES = ['badges', 'team_playlists', 'manager_reports', 'helix'] as const
export const HUB_NAME = 'Test hub'
export const TEAM_NAME = 'Demo team'

/** The one page of the web that can be read. */
export const PAGE = {
  url: 'https://pages.hub.example/words',
  title: 'The words & more',
  description: 'All of them.',
  imageUrl: null,
  canBeFramed: false,
}

export const people = [
  {
    key: 'learner',
    email: 'learner@hub.example',
    last_name: 'Learner',
    isAdmin: false,
    privileges: [],
    role: 'member',
  },
  {
    key: 'manager',
    email: 'manager@hub.example',
    last_name: 'Manager',
    isAdmin: false,
    privileges: [],
    role: 'manager',
  },
  {
    key: 'admin',
    email: 'admin@hub.example',
    last_name: 'Admin',
    isAdmin: true,
    privileges: [...privileges],
    role: null,
  },
] as const

/** By key; the second stands under the first. */
export const topics = [
  { key: 'topic', name: 'Learning', parent: null },
  { key: 'subtopic', name: 'Learning together', parent: 'topic' },
] as const
