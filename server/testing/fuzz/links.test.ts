import { expect, test } from 'vitest'
import { operations, type OperationId } from '../../../generated/server/operations.ts'
import { linksOf } from './links.ts'

const links = linksOf(Object.keys(operations) as OperationId[])

test('follows a thing from where it is made to where it comes back', () => {
  const { followers, param } = links.find(({ create }) => create === 'createTopic')!
  expect(param).toBe('topicId')
  expect(followers.toSorted()).toEqual(['deleteTopic', 'getTopic', 'rankTopic', 'restoreTopic', 'updateTopic'])
})

test('follows no thing of another kind that lies below', () => {
  expect(links.find(({ create }) => create === 'createWebhook')!.followers).not.toContain('listWebhookDeliveries')
})
