import { describe, expect, test } from 'vitest'
import { withChange } from './content-cache.ts'

const page = {
  items: [
    { id: 'a', type: 'web', isSaved: false },
    { id: 'b', type: 'web', isSaved: false },
  ],
  total: 2,
}

describe('withChange', () => {
  test('changes the content in a list and leaves its neighbours as they are', () => {
    const after = withChange(page, 'a', { isSaved: true }) as typeof page
    expect(after.items[0]).toEqual({ id: 'a', type: 'web', isSaved: true })
    expect(after.items[1]).toBe(page.items[1])
  })

  test('returns the very same data where the content is not in it', () => {
    expect(withChange(page, 'c', { isSaved: true })).toBe(page)
  })

  test('writes the flags of a playlist as 0 and 1', () => {
    const playlist = { id: 'a', type: 'playlist', saved: 0, rated_like: 0 }
    expect(withChange(playlist, 'a', { isSaved: true, isLiked: true })).toEqual({
      id: 'a',
      type: 'playlist',
      saved: 1,
      rated_like: 1,
    })
  })

  test('leaves a thing alone that only shares the id', () => {
    const topic = { topics: [{ id: 'a', name: 'Getting started' }] }
    expect(withChange(topic, 'a', { isSaved: true })).toBe(topic)
  })
})
