import { call, UNKNOWN, withNonsense, type Scenario } from './scenario.ts'

export const hubs: Scenario = {
  noun: 'hubs',
  steps: [
    call('nobody', 'getHub', 200),
    withNonsense('nobody', 'getHub'),
    call('learner', 'listMyHubs', 200),
    call('learner', 'listMyHubs', 200, { query: { limit: '1', offset: '1' } }),
    call('learner', 'listMyHubs', 400, { query: { limit: '101' } }),
    call('nobody', 'listMyHubs', 401),
    call('learner', 'listUserHubs', 200, { path: { userId: '$world.learner' } }),
    call('learner', 'listUserHubs', 403, { path: { userId: '$world.admin' } }),
    call('admin', 'listUserHubs', 403, { path: { userId: UNKNOWN } }),
    call('admin', 'listUserHubs', 400, { path: { userId: 'me' } }),
  ],
}
