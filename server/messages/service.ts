import { displayName } from '../users/rules.ts'
import type { Call } from '../context.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import { notFound } from '../contract/problems.ts'
import { pageShape } from '../db/statement.ts'
import { inTransaction } from '../db/transaction.ts'
import { queueMails } from '../emails/service.ts'
import { newId } from '../platform/ids.ts'
import { CONTENT_RIGHTS } from './rules.ts'
import * as store from './store.ts'

export interface ContentRequest {
  name: string
  content: string
}

/** Asks the admins who could add content for some. Whoever becomes one later does not get it. @returns the id of the request */
export async function createContentRequest(call: Call, { name, content }: ContentRequest): Promise<string> {
  const { caller, context } = call
  const request: store.NewRequest = {
    id: newId(),
    authorId: caller.memberId,
    name: name.toWellFormed(),
    content: content.toWellFormed(),
    now: context.now(),
  }
  await inTransaction(call, async (call) => {
    const admins = await store.listAdmins(call.db, CONTENT_RIGHTS)
    await store.insertRequest(call.db, request)
    const receivers = admins.map((admin) => ({ id: newId(), memberId: admin.id }))
    await store.insertMessages(call.db, request, receivers)
    await mailAdmins(call, request, admins)
  })
  return request.id
}

/** To those who want their news by e-mail, and not to who asks. */
async function mailAdmins(call: Call, request: store.NewRequest, admins: readonly store.Admin[]): Promise<void> {
  const { caller, hub } = call
  const about = { actorName: caller.displayName, wish: request.name, message: request.content }
  await queueMails(
    call,
    admins
      .filter(({ id, channel }) => id !== caller.memberId && channel === 'email')
      .map((admin) => ({
        template: 'request',
        about,
        effectKey: `request:${request.id}:${admin.id}`,
        locale: admin.locale,
        memberId: admin.id,
        to: { name: displayName(admin), address: admin.email },
        link: `${hub.origin}/messages`,
        resendIfUncertain: false,
      })),
  )
}

export interface MessagesQuery extends PageQuery {
  read?: boolean | undefined
}

/** The caller's messages, the newest first. Two statements, whatever the length. */
export async function listMyMessages(call: Call, { read, ...query }: MessagesQuery): Promise<Page<store.MessageRow>> {
  const values = { memberId: call.caller.memberId, offset: query.offset }
  const filter = { isRead: read ?? null }
  return readPage(
    store.listMessages(call.db, values, { ...pageShape(query), ...filter }),
    store.countMessages(call.db, values, filter),
  )
}

/** Marks every message that the caller has now. */
export function updateMyMessages({ db, caller, context }: Call, isRead: boolean): Promise<void> {
  return store.markAll(db, caller.memberId, isRead, context.now())
}

/** @throws 404 for what is no message of the caller */
export async function updateMyMessage({ db, caller, context }: Call, id: string, isRead: boolean): Promise<void> {
  if (!(await store.markOne(db, caller.memberId, id, isRead, context.now()))) throw notFound()
}
