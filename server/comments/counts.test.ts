import { describe, expect, test } from 'vitest'
import type { Somebody } from '../testing/app.ts'
import {
  comments,
  commentsOf,
  hub,
  learner,
  makeLink,
  other,
  playlistId,
  say,
  shown,
  useCommentsHub,
} from './comment-fixtures.ts'

/** What comments leave behind: counts, and people who follow. */

useCommentsHub()

describe('the counts of comments', () => {
  test('hold what can be read, replies too, and what the caller wrote of it, everywhere', async () => {
    const assetId = await makeLink('Counted link')
    for (const id of [playlistId, assetId]) {
      const path = commentsOf(id)
      const first = await say(learner, 'One', undefined, path)
      await say(other, 'Two', first, path)
      await say(learner, 'Three', first, path)
      const gone = await say(learner, 'Four', undefined, path)
      await learner.delete(`${path}${gone}`)
    }
    const counts = { commentCount: 3, commentCountUser: 2 }
    const find = ({ id }: { id: string }) => id === playlistId || id === assetId
    expect((await learner.get(`/me/playlists/${playlistId}`)).body).toMatchObject(counts)
    expect((await learner.get('/me/playlists/')).body.playlists.find(find)).toMatchObject(counts)
    expect((await learner.get(`/me/assets/${assetId}`)).body).toMatchObject(counts)
    expect((await learner.get('/me/assets/')).body.items.find(find)).toMatchObject(counts)
    expect((await other.get(`/me/assets/${assetId}`)).body.commentCountUser).toBe(1)
    expect((await learner.get('/me/browse/')).body.items.find(find).commentCount).toBe(3)
    await learner.delete(`${comments}${(await shown(learner)).items[0]!.id}`)
    expect((await learner.get(`/me/playlists/${playlistId}`)).body).toMatchObject({
      commentCount: 2,
      commentCountUser: 1,
    })
  })

  test('lose nothing when many people comment at once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => hub.person()))
    await Promise.all(people.map((person) => say(person, 'At once')))
    expect((await learner.get(`/me/playlists/${playlistId}`)).body.commentCount).toBe(12)
    expect((await shown(learner)).total).toBe(12)
  })
})

describe('following', () => {
  const follow = (who: Somebody) => who.get(`/me/content/${playlistId}/subscriptions/`)
  const setFollow = (who: Somebody, isSubscribed: boolean) =>
    who.patch(`/me/content/${playlistId}/subscriptions/`, { isSubscribed })

  test('begins with the first comment and not again once somebody stopped', async () => {
    expect((await follow(learner)).body).toEqual({ isSubscribed: false })
    expect((await learner.post(comments, { message: 'One' })).body.hasSubscribed).toBe(true)
    expect((await learner.post(comments, { message: 'Two' })).body.hasSubscribed).toBe(false)
    expect((await follow(learner)).body).toEqual({ isSubscribed: true })
    for (let nth = 0; nth < 2; nth += 1) expect((await setFollow(learner, false)).body).toEqual({ success: true })
    expect((await learner.post(comments, { message: 'Three' })).body.hasSubscribed).toBe(false)
    expect((await follow(learner)).body).toEqual({ isSubscribed: false })
    await setFollow(learner, true)
    expect((await follow(learner)).body).toEqual({ isSubscribed: true })
    expect((await follow(other)).body).toEqual({ isSubscribed: false })
  })

  test('takes nothing but a yes or a no', async () => {
    for (const body of [{}, { isSubscribed: 'yes' }, { isSubscribed: true, memberId: other.memberId }])
      expect((await learner.patch(`/me/content/${playlistId}/subscriptions/`, body)).status).toBe(400)
  })
})
