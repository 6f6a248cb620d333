import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { reasonOf } from './problem-reason.ts'

i18n.load('en-GB', {})
i18n.activate('en-GB')

const wordsOf = (problem: string) => {
  const reason = reasonOf(problem)
  return reason && i18n._(reason)
}

test.each([
  ['The mail server does not let the hub in: connect ECONNREFUSED 127.0.0.1:25', /cannot reach the mail server/],
  ['The hub stopped while it sent this mail.', /was stopped while it was sending/],
  ['550 5.1.1 The address does not exist here', /does not know this address/],
  ['Message failed: 552 5.2.2 Mailbox full', /is full/],
  ['554 5.7.1 Relay access denied', /does not allow this hub to send/],
  ['421 Try again later', /busy/],
  ['550 No such user', /does not accept e-mails for this address/],
  ['Connection closed unexpectedly', /connection to the mail server broke/],
])('says in plain words what %j means', (problem, words) => expect(wordsOf(problem)).toMatch(words))

test('says nothing of an answer that it does not know', () => {
  expect(reasonOf('Beim Empfang ging etwas schief')).toBeNull()
})
