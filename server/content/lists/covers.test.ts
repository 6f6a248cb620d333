import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindProcessing, photo, upload } from '../../files/upload-fixtures.ts'
import { makersFor } from '../../playlists/playlist-fixtures.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { makeTopic } from '../../topics/topic-fixtures.ts'

/** What stands on cards: the colour of a picture, or the topic whose art takes its place. */

let hub: TestHub
let admin: Somebody
let learner: Somebody

beforeAll(async () => {
  hub = await testHub()
  await bindProcessing(hub)
  admin = await hub.person({ isAdmin: true, privileges: ['playlist_write', 'playlist_read', 'asset_write'] })
  learner = await hub.person()
})
afterAll(() => hub.close())

const { makePlaylist, makeLink, arrange } = makersFor(() => admin)
const cardOf = async (id: string) =>
  (await learner.get('/me/browse/?format=cards')).body.items.find((item: { id: string }) => item.id === id)

test('a card and its playlist say the average colour of the picture, and nothing where there is none', async () => {
  const picture = await upload(admin, 'cover.png', await photo(40, 30), { type: 'picture' })
  const [shown, plain] = [
    await makePlaylist({ published: true, thumbnailId: picture }),
    await makePlaylist({ published: true }),
  ]
  expect((await cardOf(shown)).pictureColour).toBe('#c85028')
  expect((await learner.get(`/me/playlists/${shown}`)).body.pictureColour).toBe('#c85028')
  expect((await cardOf(plain)).pictureColour).toBeNull()
})

test('a playlist has the art of its first topic by name that learners find, and what it holds has it too', async () => {
  const [zebra, ant] = [await makeTopic(admin, 'Zebra'), await makeTopic(admin, 'Ant')]
  const [playlist, link, alone] = [
    await makePlaylist({ published: true, topics: [zebra, ant] }),
    await makeLink('Held'),
    await makeLink('Alone'),
  ]
  await arrange(playlist, [{ contentId: link, rank: '1' }])
  const topics = async () => [(await cardOf(playlist)).topicId, (await cardOf(link)).topicId]
  expect(await topics()).toEqual([ant, ant])
  expect((await cardOf(alone)).topicId).toBeNull()
  const listed = (await learner.get('/me/playlists/')).body.playlists
  expect(listed.find(({ id }: { id: string }) => id === playlist).topicId).toBe(ant)
  expect((await learner.get(`/me/playlists/${playlist}/contents`)).body.items[0].topicId).toBe(ant)
  await admin.patch(`/topics/${ant}`, { published: false })
  expect(await topics()).toEqual([zebra, zebra])
  await admin.delete(`/topics/${zebra}`)
  expect(await topics()).toEqual([null, null])
})

test('an asset has no art of a playlist that is a draft or was deleted', async () => {
  const topic = await makeTopic(admin, 'Drafts')
  const [playlist, link] = [await makePlaylist({ published: false, topics: [topic] }), await makeLink('In a draft')]
  await arrange(playlist, [{ contentId: link, rank: '1' }])
  expect((await cardOf(link)).topicId).toBeNull()
  await admin.patch(`/playlists/${playlist}`, { published: true })
  expect((await cardOf(link)).topicId).toBe(topic)
  await admin.delete(`/playlists/${playlist}`)
  expect((await cardOf(link)).topicId).toBeNull()
})
