import { expect, test } from 'vitest'
import { changeOf, isComplete, newChoice } from './status-choice.ts'

const now = new Date('2026-11-25T09:30:20Z')
const ann = { id: 'p1', name: 'Ann' }
const north = { id: 't1', name: 'North' }

test('needs somebody, and a time for what is completed', () => {
  const choice = newChoice(now)
  expect(isComplete(choice)).toBe(false)
  expect(isComplete({ ...choice, people: [ann] })).toBe(true)
  expect(isComplete({ ...choice, teams: [north] })).toBe(true)
  expect(isComplete({ ...choice, whom: 'everyone' })).toBe(true)
  expect(isComplete({ ...choice, people: [ann], completed: '' })).toBe(false)
  expect(isComplete({ ...choice, people: [ann], completed: '', status: 'notstarted' })).toBe(true)
})

test('names people and teams, or everybody, and never both', () => {
  const choice = { ...newChoice(now), people: [ann], teams: [north] }
  expect(changeOf(['c1'], choice)).toMatchObject({ contentIds: ['c1'], userIds: ['p1'], teamIds: ['t1'] })
  const all = changeOf(['c1'], { ...choice, whom: 'everyone' })
  expect(all).toMatchObject({ updateEveryone: true })
  expect(all).not.toHaveProperty('userIds')
  expect(all).not.toHaveProperty('teamIds')
})

test('says the minute of a completion, and none where people begin again', () => {
  const choice = { ...newChoice(now), people: [ann] }
  expect(changeOf(['c1'], choice)).toMatchObject({
    newStatus: 'completed',
    completionDateTime: '2026-11-25T09:30:00.000Z',
  })
  expect(changeOf(['c1'], { ...choice, status: 'notstarted' })).not.toHaveProperty('completionDateTime')
})

test('leaves out what is empty, and the words of a mail that is not sent', () => {
  const choice = { ...newChoice(now), people: [ann], reason: ' ', subject: 'For you', message: 'Read it' }
  const change = changeOf(['c1'], choice)
  for (const field of ['reason', 'share', 'shareSubject', 'shareMessage']) expect(change).not.toHaveProperty(field)
  expect(changeOf(['c1'], { ...choice, reason: ' A course of 2019 ', isShared: true, message: '' })).toMatchObject({
    reason: 'A course of 2019',
    share: true,
    shareSubject: 'For you',
  })
  const shared = { ...choice, isShared: true }
  expect(changeOf(['c1'], shared)).not.toHaveProperty('shareWithEveryone')
  expect(changeOf(['c1'], { ...shared, isSharedWithAll: true })).toMatchObject({ shareWithEveryone: true })
  expect(changeOf(['c1'], { ...choice, isSharedWithAll: true })).not.toHaveProperty('shareWithEveryone')
})
