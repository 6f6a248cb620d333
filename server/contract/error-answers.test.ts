import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type TestHub } from '../testing/app.ts'

let hub: TestHub
beforeAll(async () => {
  hub = await testHub()
})
afterAll(() => hub.close())

test('calls a text that the database cannot hold bad input', async () => {
  const admin = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
  for (const name of ['a\u0000b', '\u0000']) {
    const answer = await admin.post('/playlists/', { name })
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      400,
      'bad-input',
      expect.stringContaining('Leave it out'),
    ])
  }
  expect((await admin.get('/me/content/search?q=%00')).status).toBe(400)
})

test('keeps what is no whole character out of JSON columns as well', async () => {
  const admin = await hub.person({ isAdmin: true, privileges: ['playlist_write'] })
  for (const tag of ['a\u0000b', 'half \ud800 a pair']) {
    const { status } = await admin.post('/playlists/', { name: 'A playlist', tags: [tag] })
    expect(status).toBeLessThan(500)
  }
})
