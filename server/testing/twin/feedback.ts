import { call, UNKNOWN, withNonsense, type Scenario } from './scenario.ts'

const GOOD = { type: 'helix_user_meeting_skill', refId: '$world.skill', rating: true }
const MINE = { path: { feedbackId: '$mine.id' } }

export const feedback: Scenario = {
  noun: 'feedback',
  steps: [
    call('manager', 'createMyFeedback', 400, { body: GOOD }),
    call('learner', 'createMyFeedback', 400, { body: { ...GOOD, refId: UNKNOWN } }),
    call('learner', 'createMyFeedback', 400, { body: { ...GOOD, type: 'gossip' } }),
    call('learner', 'createMyFeedback', 400, { body: { ...GOOD, comment: 'x'.repeat(2001) } }),
    call('nobody', 'createMyFeedback', 401, { body: GOOD }),
    withNonsense('learner', 'createMyFeedback', { body: GOOD }),
    call('learner', 'createMyFeedback', 201, { body: GOOD, keep: 'mine' }),
    call('learner', 'createMyFeedback', 409, { body: { ...GOOD, rating: false } }),
    call('learner', 'getMyFeedback', 200, MINE),
    call('manager', 'getMyFeedback', 404, MINE),
    call('admin', 'getMyFeedback', 404, MINE),
    call('learner', 'getMyFeedback', 404, { path: { feedbackId: UNKNOWN } }),
    call('learner', 'updateMyFeedback', 200, { ...MINE, body: { comment: 'I was only <b>quoting</b>.' } }),
    call('learner', 'getMyFeedback', 200, MINE),
    call('learner', 'updateMyFeedback', 200, { ...MINE, body: { rating: false, comment: null } }),
    call('learner', 'getMyFeedback', 200, MINE),
    call('learner', 'updateMyFeedback', 400, { ...MINE, body: {} }),
    call('learner', 'updateMyFeedback', 400, { ...MINE, body: { refId: UNKNOWN } }),
    call('manager', 'updateMyFeedback', 404, { ...MINE, body: { rating: true } }),
    call('manager', 'deleteMyFeedback', 404, MINE),
    call('learner', 'deleteMyFeedback', 200, MINE),
    call('learner', 'deleteMyFeedback', 404, MINE),
    call('learner', 'getMyFeedback', 404, MINE),
    call('learner', 'createMyFeedback', 201, { body: { ...GOOD, comment: 'Again' }, keep: 'mine' }),
    call('learner', 'getMyFeedback', 200, MINE),
  ],
}
