import { call, UNKNOWN, withNonsense, type Scenario, type Step } from './scenario.ts'

const WISH = { name: 'A tour of the <b>building</b>', content: 'I would like to know where everything is.\n\n🦉' }

export const messages: Scenario = { noun: 'messages', steps: [...asked(), ...read(), ...marked()] }

function asked(): Step[] {
  const refused = (body: unknown) => call('learner', 'createContentRequest', 400, { body })
  return [
    call('admin', 'listMyMessages', 200),
    call('learner', 'createContentRequest', 201, { body: WISH }),
    call('manager', 'createContentRequest', 201, { body: { ...WISH, name: 'x'.repeat(200) } }),
    call('admin', 'createContentRequest', 201, { body: WISH }),
    refused({}),
    refused({ name: ' ', content: 'x' }),
    refused({ ...WISH, content: 'x'.repeat(5001) }),
    refused({ ...WISH, authorId: UNKNOWN }),
    call('nobody', 'createContentRequest', 401, { body: WISH }),
    withNonsense('learner', 'createContentRequest', { body: WISH }),
  ]
}

function read(): Step[] {
  return [
    call('admin', 'listMyMessages', 200, { keep: 'inbox' }),
    call('admin', 'listMyMessages', 200, { query: { limit: '1', offset: '1' } }),
    call('admin', 'listMyMessages', 400, { query: { read: 'perhaps' } }),
    call('learner', 'listMyMessages', 200),
    call('manager', 'listMyMessages', 200),
    call('nobody', 'listMyMessages', 401),
    withNonsense('admin', 'listMyMessages'),
  ]
}

function marked(): Step[] {
  const newest = { path: { id: '$inbox.items.0.id' } }
  return [
    call('admin', 'updateMyMessage', 200, { ...newest, body: { read: true } }),
    call('admin', 'updateMyMessage', 400, { ...newest, body: {} }),
    call('learner', 'updateMyMessage', 404, { ...newest, body: { read: true } }),
    call('admin', 'updateMyMessage', 404, { path: { id: UNKNOWN }, body: { read: true } }),
    call('admin', 'listMyMessages', 200, { query: { read: 'true' } }),
    call('admin', 'listMyMessages', 200, { query: { read: 'false' } }),
    call('admin', 'updateMyMessages', 200, { body: { read: true } }),
    call('admin', 'listMyMessages', 200),
    call('learner', 'createContentRequest', 201, { body: WISH }),
    call('admin', 'listMyMessages', 200, { query: { read: 'false' } }),
    call('admin', 'updateMyMessages', 200, { body: { read: false } }),
    call('admin', 'listMyMessages', 200),
    call('admin', 'updateMyMessages', 400, { body: { read: 'yes' } }),
    call('learner', 'updateMyMessages', 200, { body: { read: true } }),
    call('nobody', 'updateMyMessages', 401, { body: { read: true } }),
  ]
}
