import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { contextWords, weakness } from './weak-passwords.ts'

const context = contextWords({ hubName: 'Demo Hub', email: 'jo.learner@hub.example', names: ['Jo', 'Learner'] })

test('knows at least two hundred passwords that many people use', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(200)
})

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
])('refuses %s because many people use it', (password) => expect(weakness(password, context)).toMatch(/Many people/))

test.each(['Demo Hub 2026', 'demohub12345', 'learner99', 'Jo-Learner-1', 'hubexample!'])(
  'refuses %s because the surroundings tell it',
  (password) => expect(weakness(password, context)).toMatch(/name of the hub/),
)

test.each([
  'a-demo-passphrase',
  'correct horse battery',
  'the learner of the far north',
  'Zwölf Boxkämpfer',
  'x7$kq9!mWz',
])('takes %s', (password) => expect(weakness(password, context)).toBeNull())

test('leaves short parts of a name alone', () => {
  expect(context).not.toContain('jo')
  expect(context).toContain('demohub')
})
