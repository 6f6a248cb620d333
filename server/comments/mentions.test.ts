import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { codeOf } from '../testing/client.ts'
import type { Somebody } from '../testing/app.ts'
import { addTeam } from '../testing/people.ts'
import { admin, comments, commentsOf, hub, makePlaylist, playlistId, useCommentsHub } from './comment-fixtures.ts'

/** Whom a comment mentions, and who may mention whom. */

useCommentsHub()

let team: string
let ada: Somebody
let bea: Somebody
beforeEach(async () => {
  team = await addTeam(hub.context.databases, 'Mentions')
  ada = await mate('Ada', 'Author')
  bea = await mate('Bea', 'Beech')
})

const mate = (firstName: string, lastName: string) =>
  hub.person({ firstName, lastName, teams: [{ id: team, role: 'member' }] })

function mention(who: Somebody, people: readonly { memberId: string }[], message: string, path = comments) {
  return who.post(path, { message, mentionedUserIds: people.map(({ memberId }) => memberId) })
}

async function shownMentions(who = admin, query = '') {
  return (await who.get(`${comments}${query}`)).body.items[0].mentions
}

const newsOf = async (who: Somebody) => (await who.get('/me/notifications')).body.items
const typesOf = async (who: Somebody) => (await newsOf(who)).map(({ type }: { type: string }) => type)

async function setMember(who: Somebody, change: { is_deleted?: boolean; suspended_at?: Date }): Promise<void> {
  const { db } = await hub.hubCall()
  await db.updateTable('member').set(change).where('id', '=', who.memberId).execute()
}

const BEA = { name: 'Bea Beech' }

describe('a mention', () => {
  test('is in the answer, in the list and below a reply, by name', async () => {
    const { status, body } = await mention(ada, [bea], 'Ask @Bea Beech about it')
    expect(status).toBe(201)
    const expected = [{ userId: bea.memberId, ...BEA }]
    expect(body).toMatchObject({ message: 'Ask @Bea Beech about it', mentions: expected })
    expect(await shownMentions()).toEqual(expected)
    await ada.post(comments, { message: '@Bea Beech', mentionedUserIds: [bea.memberId], parentId: body.id })
    expect((await bea.get(comments)).body.items[0].replies[0].mentions).toEqual(expected)
  })

  test('is none where the text does not say it, and one however often it is said', async () => {
    expect((await mention(ada, [bea], 'Ask Bea Beech')).body.mentions).toEqual([])
    expect(await typesOf(bea)).toEqual([])
    expect((await mention(ada, [bea], '@Bea Beech @Bea Beech')).body.mentions).toHaveLength(1)
    expect(await typesOf(bea)).toEqual(['commentMentioned'])
  })

  test('is refused of strangers, of oneself, of who is gone and of another hub, as of nobody', async () => {
    const [stranger, gone] = [await hub.person(), await mate('Gus', 'Gone')]
    await setMember(gone, { is_deleted: true })
    const abroad = await hub.person({ domainId: 2 })
    for (const memberId of [stranger.memberId, ada.memberId, gone.memberId, abroad.memberId, newId()]) {
      const answer = await mention(ada, [bea, { memberId }], '@Bea Beech')
      expect(codeOf(answer)).toEqual([400, 'unknown-reference'])
      expect(answer.body.errors[0].pointer).toBe('/mentionedUserIds/1')
    }
    expect((await ada.get(comments)).body.total).toBe(0)
    expect((await mention(admin, [stranger], 'Hello')).status).toBe(201)
  })

  test('is refused of who cannot see the content', async () => {
    const path = commentsOf(await makePlaylist({ audience: 'teams', teamIds: [team] }))
    const other = await addTeam(hub.context.databases, 'Others')
    const both = await hub.person({
      firstName: 'Bo',
      lastName: 'Both',
      teams: [
        { id: team, role: 'member' },
        { id: other, role: 'member' },
      ],
    })
    const outside = await hub.person({ teams: [{ id: other, role: 'member' }] })
    expect(codeOf(await mention(both, [outside], 'Hi', path))).toEqual([400, 'unknown-reference'])
    expect((await mention(both, [ada], '@Ada Author', path)).status).toBe(201)
  })

  test('counts twenty at the most', async () => {
    const ids = Array.from({ length: 21 }, () => ({ memberId: newId() }))
    const answer = await mention(ada, ids, 'All of you')
    expect(codeOf(answer)).toEqual([400, 'bad-input'])
    expect(answer.body.errors[0].pointer).toBe('/mentionedUserIds')
  })

  test('is told once, and of a comment that answers or is followed only as what concerns one most', async () => {
    const { body } = await mention(bea, [], 'Where?')
    await mention(ada, [bea], '@Bea Beech there', comments)
    expect(await typesOf(bea)).toEqual(['commentMentioned'])
    await ada.post(comments, { message: '@Bea Beech here', mentionedUserIds: [bea.memberId], parentId: body.id })
    expect(await typesOf(bea)).toEqual(['commentReplied', 'commentMentioned'])
  })

  test('is not told of who wants no such news, nor by mail to who wants them in the hub or is suspended', async () => {
    const [quiet, inHub, suspended] = [await mate('Q', 'Quiet'), await mate('H', 'Hub'), await mate('S', 'Still')]
    await quiet.patch('/me/settings', { settings: { news: { commentMentioned: 'none' } } })
    await inHub.patch('/me/settings', { settings: { news: { commentMentioned: 'hub' } } })
    await setMember(suspended, { suspended_at: new Date() })
    expect((await mention(ada, [quiet, inHub, suspended, bea], '@Q Quiet @H Hub @S Still @Bea Beech')).status).toBe(201)
    expect([await typesOf(quiet), await typesOf(inHub)]).toEqual([[], ['commentMentioned']])
    const { db } = await hub.hubCall()
    const addresses = [quiet, inHub, suspended, bea].map(({ email }) => email)
    const mails = db.selectFrom('outbox_mail').select(['to_address', 'subject']).where('to_address', 'in', addresses)
    expect(await mails.execute()).toEqual([
      { to_address: bea.email, subject: '[Test hub] Ada Author mentioned you in a comment on “A playlist”' },
    ])
  })
})

describe('a change of the text', () => {
  const change = (id: string, body: object) => ada.patch(`${comments}${id}`, body)

  test('tells those whom it mentions for the first time', async () => {
    const { body } = await mention(ada, [bea], '@Bea Beech')
    const cem = await mate('Cem', 'Cedar')
    const both = [bea.memberId, cem.memberId]
    expect((await change(body.id, { message: '@Bea Beech @Cem Cedar', mentionedUserIds: both })).status).toBe(200)
    expect([await typesOf(bea), await typesOf(cem)]).toEqual([['commentMentioned'], ['commentMentioned']])
    expect((await newsOf(bea))[0].message).toBe('@Bea Beech @Cem Cedar')
    await change(body.id, { message: '@Cem Cedar', mentionedUserIds: [cem.memberId] })
    expect(await shownMentions()).toEqual([{ userId: cem.memberId, name: 'Cem Cedar' }])
  })

  test('keeps whom it names still, where nobody is named beside it', async () => {
    const { body } = await mention(ada, [bea], '@Bea Beech')
    await change(body.id, { message: 'Better: @Bea Beech' })
    expect(await shownMentions()).toMatchObject([BEA])
    await change(body.id, { message: 'Better' })
    expect(await shownMentions()).toEqual([])
  })

  test('keeps who could not be mentioned any more, and takes nobody new', async () => {
    const { body } = await mention(ada, [bea], '@Bea Beech')
    await setMember(bea, { is_deleted: true })
    const edit = { message: 'So @Bea Beech', mentionedUserIds: [bea.memberId] }
    expect((await change(body.id, edit)).status).toBe(200)
    expect(await shownMentions()).toMatchObject([BEA])
    const stranger = await hub.person()
    const worse = { message: 'x', mentionedUserIds: [bea.memberId, stranger.memberId] }
    expect(codeOf(await change(body.id, worse))).toEqual([400, 'unknown-reference'])
    expect((await ada.get(comments)).body.items[0].message).toBe('So @Bea Beech')
  })
})

describe('a comment that goes', () => {
  test('takes the words of its news along, and shows nobody whom it mentioned', async () => {
    const { body } = await mention(ada, [bea], '@Bea Beech')
    await admin.delete(`${comments}${body.id}`)
    expect((await newsOf(bea))[0].message).toBe(null)
    expect(await shownMentions(admin, '?includeDeleted=true')).toEqual([])
    await admin.post(`${comments}${body.id}/restore`)
    expect(await shownMentions()).toMatchObject([BEA])
    await ada.delete(`${comments}${body.id}`)
    const { db } = await hub.hubCall()
    const left = await db.selectFrom('comment_mention').selectAll().where('comment_id', '=', body.id).execute()
    expect(left).toEqual([])
  })

  test('of hidden content shows nothing in the news', async () => {
    await mention(ada, [bea], '@Bea Beech')
    const { db } = await hub.hubCall()
    await db.updateTable('content').set({ audience: 'admin' }).where('id', '=', playlistId).execute()
    expect((await newsOf(bea))[0]).toMatchObject({ content: null, message: null })
  })
})
