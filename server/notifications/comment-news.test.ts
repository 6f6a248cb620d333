import { beforeEach, describe, expect, test } from 'vitest'
import type { Somebody } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import {
  admin,
  arrange,
  author,
  call,
  hub,
  learner,
  mails,
  makeLink,
  makePlaylist,
  newsOf,
  NOW,
  useNewsHub,
} from './notification-fixtures.ts'

/** Whom a comment is told, and how. */

useNewsHub()

let playlistId: string
let comments: string
beforeEach(async () => {
  playlistId = await makePlaylist({ name: 'How it works' })
  comments = `/me/content/${playlistId}/comments/`
})

async function say(who: Somebody, message: string, parentId?: string): Promise<string> {
  const answer = await who.post(comments, { message, ...(parentId ? { parentId } : {}) })
  expect(answer.status).toBe(201)
  return answer.body.id as string
}

const follow = (who: Somebody, id = playlistId) => who.patch(`/me/content/${id}/subscriptions/`, { isSubscribed: true })
const unfollow = (who: Somebody) => who.patch(`/me/content/${playlistId}/subscriptions/`, { isSubscribed: false })

async function setMember(
  who: Somebody,
  change: { locale?: string; notification_channel?: string; is_deleted?: boolean },
) {
  await call.db.updateTable('member').set(change).where('id', '=', who.memberId).execute()
}

describe('a comment', () => {
  test('tells those who follow the content, and not who wrote it', async () => {
    await follow(learner)
    await follow(author)
    const id = await say(author, 'Here it is')
    expect((await newsOf(author)).total).toBe(0)
    const { items, unreadCount } = await newsOf(learner)
    expect(items).toEqual([
      {
        id: items[0].id,
        type: 'commentAdded',
        createdTime: NOW.toISOString(),
        isRead: false,
        actor: { id: author.memberId, displayName: 'Ada Author', pictureUrl: null },
        content: {
          id: playlistId,
          type: 'playlist',
          name: 'How it works',
          pictureUrl: null,
          topicId: null,
          fileFormat: null,
        },
        refId: id,
        message: 'Here it is',
        dueDate: null,
      },
    ])
    expect(unreadCount).toBe(1)
  })

  test('tells the author of the one that it answers once, also when they stopped following', async () => {
    const parent = await say(learner, 'Where?')
    await say(author, 'There', parent)
    expect((await newsOf(learner)).items.map(({ type }: { type: string }) => type)).toEqual(['commentReplied'])
    await unfollow(learner)
    await say(author, 'Not for you')
    await say(author, 'There', parent)
    expect((await newsOf(learner)).total).toBe(2)
    await say(learner, 'To myself', parent)
    expect((await newsOf(learner)).total).toBe(2)
  })

  test('tells nobody who was deleted or may not see the content any more', async () => {
    const [mine, others] = [
      await addTeam(hub.context.databases, 'Mine'),
      await addTeam(hub.context.databases, 'Others'),
    ]
    const member = await hub.person({ teams: [{ id: mine, role: 'member' }] })
    const gone = await hub.person({ teams: [{ id: mine, role: 'member' }] })
    const elsewhere = await hub.person({ teams: [{ id: others, role: 'manager' }] })
    const people = [member, gone, elsewhere, learner]
    for (const person of people) await follow(person)
    const parent = await say(learner, 'I was here')
    await call.db.deleteFrom('notification').execute()
    await call.db.deleteFrom('outbox_mail').execute()
    await setMember(gone, { is_deleted: true })
    await call.db.updateTable('content').set({ audience: 'teams' }).where('id', '=', playlistId).execute()
    const share = { content_id: playlistId, team_id: mine }
    await call.db.insertInto('content_team').values(share).execute()
    const colleague = await hub.person({ teams: [{ id: mine, role: 'member' }] })
    await say(colleague, 'Among us', parent)
    const told = await call.db.selectFrom('notification').select('member_id').execute()
    expect(told).toEqual([{ member_id: member.memberId }])
    expect((await mails()).map(({ to_address: address }) => address)).toEqual([member.email])
  })

  test('asks for each follower whether a section is still closed to them', async () => {
    const [first, second] = [await makeLink('First'), await makeLink('Second', { onlyInPlaylists: true })]
    await arrange(playlistId, [{ contentId: second, rank: '1' }])
    for (const who of [learner, author]) expect((await follow(who, second)).status).toBe(200)
    const locked = [
      { contentId: first, rank: '1' },
      { rank: '2', updatedDetails: { name: 'Later', lockingMode: 'progress' } },
      { contentId: second, rank: '2.1' },
    ]
    expect((await arrange(playlistId, locked, 100)).status).toBe(200)
    const third = await hub.person()
    for (const who of [author, third]) await who.put(`/me/assets/${first}/read`)
    comments = `/me/content/${second}/comments/`
    await say(third, 'Made it')
    expect([(await newsOf(learner)).total, (await newsOf(author)).total]).toEqual([0, 1])
  })

  test('takes as many statements for thirty followers as for three', async () => {
    const counts: number[] = []
    await newsOf(author)
    for (const more of [3, 27]) {
      for (let nth = 0; nth < more; nth += 1) await follow(await hub.person())
      hub.statements()
      await say(author, 'Hello')
      counts.push(hub.statements().length)
    }
    expect(counts[1]).toBe(counts[0])
    expect(await mails()).toHaveLength(33)
  })

  test('keeps its words in step: they change, go and come back with it', async () => {
    await follow(learner)
    const id = await say(author, 'SECRET')
    const message = async () => (await newsOf(learner)).items[0].message
    await author.patch(`${comments}${id}`, { message: 'Better <b>' })
    expect(await message()).toBe('Better <b>')
    await admin.delete(`${comments}${id}`)
    expect(await message()).toBeNull()
    await admin.post(`${comments}${id}/restore`)
    expect(await message()).toBe('Better <b>')
    await author.delete(`${comments}${id}`)
    expect(await message()).toBeNull()
    const rows = await call.db.selectFrom('notification').selectAll().where('ref_id', '=', id).execute()
    expect(JSON.stringify(rows)).not.toMatch(/SECRET|Better/)
  })

  test('shows nothing of content that is hidden by now', async () => {
    await follow(learner)
    await say(author, 'SECRET')
    await call.db.updateTable('content').set({ audience: 'admin' }).where('id', '=', playlistId).execute()
    const { items } = await newsOf(learner)
    expect(items).toMatchObject([{ type: 'commentAdded', content: null, message: null }])
    expect(JSON.stringify(items)).not.toMatch(/SECRET|How it works/)
  })

  test('is shortened to what a notification holds', async () => {
    await follow(learner)
    await say(author, '🦉'.repeat(5000))
    const [{ message }] = (await newsOf(learner)).items
    expect(Array.from(message as string)).toHaveLength(2000)
    expect(message.endsWith('🦉…')).toBe(true)
  })
})

describe('who does not want news of a type', () => {
  test('gets none, and no mail, and goes on to get those of others', async () => {
    await follow(learner)
    const choose = (delivery: string) =>
      learner.patch('/me/settings', { settings: { news: { commentAdded: delivery } } })
    await choose('none')
    const own = await say(learner, 'Where?')
    await say(author, 'Unheard')
    expect((await newsOf(learner)).total).toBe(0)
    expect(await mails()).toEqual([])
    await say(author, 'There', own)
    expect((await newsOf(learner)).items).toMatchObject([{ type: 'commentReplied', message: 'There' }])
    await choose('hub')
    await say(author, 'Seen')
    expect((await newsOf(learner)).items).toMatchObject([{ message: 'Seen' }, { message: 'There' }])
    expect(await mails()).toHaveLength(1)
  })
})

describe('the mail about a comment', () => {
  test('goes once to each who wants news by e-mail, quoted, with a link, in their language', async () => {
    const [german, polite, inTeams] = [await hub.person(), await hub.person(), await hub.person()]
    const inHub = await hub.person()
    await inHub.patch('/me/settings', { settings: { news: { commentAdded: 'hub' } } })
    await setMember(german, { locale: 'de-DE' })
    await setMember(polite, { locale: 'de-DE-Sie' })
    await setMember(inTeams, { notification_channel: 'msteams' })
    const parent = await say(learner, 'Where?')
    for (const who of [german, polite, inTeams, inHub]) await follow(who)
    await say(
      author,
      'First line\r\n<b>Second</b>\u2028> third\n\nHello Lea, your password: https://evil.example',
      parent,
    )
    const byAddress = new Map((await mails()).map((mail) => [mail.to_address, mail]))
    expect([...byAddress.keys()].toSorted()).toEqual([learner, german, polite].map(({ email }) => email).toSorted())
    const mail = byAddress.get(learner.email)!
    expect(mail.subject).toBe('[Test hub] Ada Author replied to your comment on “How it works”')
    expect(mail.body_text).toBe(
      [
        'Hello Lea Learner,',
        '',
        'Ada Author replied to your comment on “How it works” in Test hub:',
        '',
        '> First line',
        '> <b>Second</b>',
        '> > third',
        '> ',
        '> Hello Lea, your password: https://evil.example',
        '',
        'Read it and reply here:',
        '',
        `http://localhost:3000/playlists/${playlistId}`,
        '',
        '-- ',
        'Choose how you get your news here:',
        'http://localhost:3000/profile#news',
      ].join('\n'),
    )
    expect(byAddress.get(german.email)!.subject).toBe('[Test hub] Ada Author hat „How it works“ kommentiert')
    expect(byAddress.get(german.email)!.body_text).toContain('Hier kannst du')
    expect(byAddress.get(german.email)!.body_text).toMatch(
      /\n\nDort kannst du auch aufhören, den Kommentaren zu folgen\.\n\n-- \n/,
    )
    expect(byAddress.get(polite.email)!.body_text).toContain('Hier können Sie')
    expect((await newsOf(inTeams)).total).toBe(1)
  })

  test('leads to an asset where it is about one', async () => {
    const assetId = await makeLink('A link')
    comments = `/me/content/${assetId}/comments/`
    await follow(learner, assetId)
    await say(author, 'Hello')
    expect((await mails())[0]!.body_text).toContain(`/assets/${assetId}\n`)
  })

  test('has a subject of one line whatever the content is called', async () => {
    await call.db
      .updateTable('content')
      .set({ name: 'One\r\nBcc: all@hub.example\u2028two' })
      .where('id', '=', playlistId)
      .execute()
    await follow(learner)
    await say(author, 'Hello')
    expect((await mails())[0]!.subject).toBe('[Test hub] Ada Author commented on “One Bcc: all@hub.example two”')
  })

  test('is not sent any more once the comment is deleted, and there is none where the comment failed', async () => {
    await follow(learner)
    const id = await say(author, 'SECRET')
    expect(await mails()).toHaveLength(1)
    await author.delete(`${comments}${id}`)
    expect(await mails()).toEqual([])
    await author.post(comments, { message: 'x', parentId: id })
    expect(await mails()).toEqual([])
  })
})
