import { expect, test } from 'vitest'
import { contextWords, weakness } from './weak-password-rules.ts'

const context = contextWords({ hubName: 'Demo Hub', email: 'jo.learner@hub.example', names: ['Jo', 'Learner'] })

test.each([
  'password',
  'Password1',
  'PASSWORD2026!',
  '123password',
  'qwertyuiop',
  '12345678',
  'hgfedcba',
  'aaaaaaaa',
  'abababab',
  'iloveyou123',
  'password2026',
  'Summer2026!',
  'Willkommen2026',
  'Välkommen2026',
  'ab1!'.repeat(32),
])('refuses %s because it is easy to guess', async (password) =>
  expect(await weakness(password, context)).toMatch(/easy to guess/),
)

test.each(['Demo Hub 2026', 'demohub12345', 'learner99', 'Jo-Learner-1', 'hubexample!'])(
  'refuses %s because the surroundings tell it',
  async (password) => expect(await weakness(password, context)).toMatch(/name of the hub/),
)

test.each([
  'a-demo-passphrase',
  'correct horse battery',
  'the learner of the far north',
  'Zwölf Boxkämpfer',
  'x7$kq9!mWz',
  'kx8dmq2p',
])('takes %s', async (password) => expect(await weakness(password, context)).toBeNull())

test('leaves short parts of a name alone', () => {
  expect(context).not.toContain('jo')
  expect(context).toContain('demohub')
})
