import { forgetCallers } from '../../auth/identity-service.ts'
import { mailbox } from '../../emails/mailbox-fixtures.ts'
import { registerBadgeJobs } from '../../badges/jobs.ts'
import { registerMailJobs } from '../../emails/jobs.ts'
import { featureContent } from '../../content/lists/service.ts'
import { processFile } from '../../files/processing/service.ts'
import { newId } from '../../platform/ids.ts'
import { prepareExport } from '../../profile/export-service.ts'
import { createTeam } from '../../teams/service.ts'
import { createTopic } from '../../topics/service.ts'
import { createMember } from '../../auth/member-service.ts'
import { testHub } from '../app.ts'
import type { Browser } from './scenario.ts'
import { contentTypeOf, replyFrom, USER_AGENT, type Reply, type Request, type Side } from './side.ts'
import { FEATURES, PASSWORD, people, START, TEAM_NAME, topics } from './world.ts'

/** The real server on a real PostgreSQL, filled with the world. */
export async function realSide(): Promise<Side> {
  const hub = await testHub({ features: [...FEATURES] })
  hub.setNow(START)
  const box = mailbox()
  const endings = [await registerMailJobs(hub.context, box), await registerBadgeJobs(hub.context)]
  const waiting: string[] = []
  await hub.context.jobs.work('process-file', async ({ fileId }) => void waiting.push(fileId))
  const exports: string[] = []
  await hub.context.jobs.work('export-data', async ({ exportId }) => void exports.push(exportId))
  const call = await hub.hubCall()
  const world = await fill(call)
  const cookies = new Map<Browser, string>()

  async function send(who: Browser, { method, path, body, headers }: Request): Promise<Reply> {
    const cookie = cookies.get(who)
    const answer = await hub.app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'same-origin',
        'user-agent': USER_AGENT,
        ...(cookie ? { cookie } : {}),
        ...contentTypeOf(body),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
    })
    for (const { name, value } of answer.cookies) {
      if (value) cookies.set(who, `${name}=${value}`)
      else cookies.delete(who)
    }
    return replyFrom(answer.statusCode, (name) => headerOf(answer.headers[name]), answer.rawPayload)
  }

  return {
    world,
    send,
    setNow: (now) => {
      hub.setNow(now)
      // Who somebody is gets kept for a second of the real clock.
      forgetCallers(call)
    },
    mailToken: box.tokenFor,
    feature: (ids) => featureContent(call, ids),
    prepareFiles: async () => {
      for (const fileId of waiting.splice(0)) await processFile(call, fileId)
      for (const exportId of exports.splice(0)) await prepareExport(call, exportId)
    },
    close: async () => {
      endings.forEach((end) => end())
      await hub.close()
    },
  }
}

async function fill(call: Parameters<typeof createTeam>[0]): Promise<Record<string, string>> {
  const team = await createTeam(call, TEAM_NAME)
  const world: Record<string, string> = { team }
  for (const { key, role, ...person } of people) {
    const teams = role ? [{ id: team, role }] : []
    const made = await createMember(call, { ...person, first_name: 'Demo', locale: 'en-GB', password: PASSWORD, teams })
    world[key] = made.memberId
  }
  const skill = { id: newId(), member_id: world['learner']! }
  await call.db.insertInto('user_meeting_skill').values(skill).execute()
  world['skill'] = skill.id
  for (const [rank, { key, name, parent }] of topics.entries())
    world[key] = await createTopic(call, { name, parentId: parent && world[parent]!, rank })
  return world
}

function headerOf(value: string | string[] | number | undefined): string | null {
  return value === undefined ? null : String(value)
}
