import type { FastifyInstance } from 'fastify'
import { parseCmi5 } from '../../files/package/cmi5-codec.ts'
import { packageLimits } from '../../files/package/package-limits.ts'
import type { ScormCourse } from '../../files/package/manifest-codec.ts'
import { cmi5Structure } from '../../files/package/package-fixtures.ts'
import { buildContentOrigin } from '../../files/serve/content-origin-handlers.ts'
import { xapiClient, type XapiClient } from '../../lrs/xapi-fixtures.ts'
import type { Somebody, TestHub } from '../../testing/app.ts'
import { fetchCredential } from './activity-session-service.ts'
import { addAsset, addFile, db, hub, type AssetAbout } from '../asset-fixtures.ts'
import { saveAttempt } from './attempt-service.ts'
import { CATEGORY, MASTERY_SCORE, MOVE_ON_CATEGORY, SESSION_ID, VERBS, type Verb } from './cmi5-words.ts'
import { findOpening } from '../visit-service.ts'

/** Courses of cmi5 in tests, and units that report as real ones do. */

export function contentOriginOf({ context }: TestHub): Promise<FastifyInstance> {
  return buildContentOrigin(context, { findOpening, saveAttempt, fetchCredential })
}

/** A course of these blocks and units, whose pages are one.html, two.html and three.html. */
export async function addCmi5(parts: string, about: AssetAbout = {}): Promise<string> {
  const paths = ['one.html', 'two.html', 'three.html']
  const xml = Buffer.from(cmi5Structure(parts))
  return addStated(
    parseCmi5(xml, { paths, folder: '' }, packageLimits, () => {}),
    about,
  )
}

export async function addStated(scorm: ScormCourse, about: AssetAbout = {}): Promise<string> {
  const found = { kind: 'scorm', title: scorm.title, startPath: 'one.html', scorm }
  const fileId = await addFile(db, { contentType: 'application/zip', format: 'zip', package: found })
  return addAsset(db, { type: 'scorm', fileId, ...about })
}

export function blockOf(name: string, parts: string): string {
  return `<block id="https://example.com/${name}"><title><langstring lang="en">${name}</langstring></title>
    <description><langstring lang="en">About</langstring></description>${parts}</block>`
}

export interface Begun {
  assetId: string
  attemptId: string
  launchId: string
  /** Opens a unit of this name. */
  open: (name: string) => Promise<OpenUnit>
  state: () => Promise<Awaited<ReturnType<Somebody['get']>>['body']>
}

/** Somebody's course, launched. */
export async function begin(person: Somebody, assetId: string): Promise<Begun> {
  const { body } = await person.post(`/me/assets/${assetId}/launch`)
  const attemptId: string = body.attempt.id
  const launchId: string = body.attempt.launchId
  const path = `/me/assets/${assetId}/attempts/${attemptId}`
  return {
    assetId,
    attemptId,
    launchId,
    state: async () => (await person.get(path)).body,
    async open(name) {
      const activityId = `https://example.com/${name}`
      const answer = await person.post(`${path}/launches`, { launchId, activityId })
      if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
      return unitAt(answer.body, activityId)
    },
  }
}

export interface OpenUnit {
  sessionId: string
  mode: string
  url: URL
  query: URLSearchParams
  /** Asks for the credential; what a second question answers can be looked at too. */
  fetch: (content: FastifyInstance) => Promise<Record<string, string>>
  /** Once it has its credential. */
  client: XapiClient
  /** Sends a statement of cmi5, and answers its status. */
  say: (verb: Verb, more?: Said) => Promise<{ status: number; message: string | undefined }>
  statement: (verb: Verb, more?: Said) => Record<string, unknown>
}

export interface Said {
  scaled?: number
  mastery?: number
  /** Takes the place of what the statement has. */
  with?: Record<string, unknown>
  timestamp?: string
}

function unitAt(opened: { sessionId: string; url: string; mode: string }, publisherId: string): OpenUnit {
  const url = new URL(opened.url)
  const query = url.searchParams
  const unit: OpenUnit = {
    sessionId: opened.sessionId,
    mode: opened.mode,
    url,
    query,
    client: xapiClient(hub.app, null),
    async fetch(content) {
      const at = new URL(query.get('fetch') ?? '')
      const { json } = await content.inject({ method: 'POST', url: at.pathname, headers: { host: at.host } })
      const body: Record<string, string> = json()
      if (body['auth-token']) unit.client = xapiClient(hub.app, `Basic ${body['auth-token']}`)
      return body
    },
    statement: (verb, more = {}) => statementOf(unit, publisherId, verb, more),
    async say(verb, more) {
      const { status, body } = await unit.client.post('/statements', unit.statement(verb, more))
      return { status, message: status === 200 ? undefined : body.message }
    },
  }
  return unit
}

/** A statement as the standard wants it of that verb. */
function statementOf(
  { query, sessionId }: OpenUnit,
  publisherId: string,
  verb: Verb,
  { scaled, mastery, timestamp, with: changed }: Said,
): Record<string, unknown> {
  const isResult = verb === 'passed' || verb === 'failed' || verb === 'completed'
  return {
    actor: JSON.parse(query.get('actor') ?? ''),
    verb: { id: VERBS[verb] },
    object: { id: query.get('activityId') },
    ...(verb !== 'initialized' && {
      result: {
        duration: 'PT1S',
        ...(verb === 'passed' && { success: true }),
        ...(verb === 'failed' && { success: false }),
        ...(verb === 'completed' && { completion: true }),
        ...(scaled !== undefined && { score: { scaled } }),
      },
    }),
    context: {
      registration: query.get('registration'),
      contextActivities: {
        grouping: [{ id: publisherId }],
        category: [{ id: CATEGORY }, ...(isResult ? [{ id: MOVE_ON_CATEGORY }] : [])],
      },
      extensions: { [SESSION_ID]: sessionId, ...(mastery !== undefined && { [MASTERY_SCORE]: mastery }) },
    },
    timestamp: timestamp ?? new Date().toISOString(),
    ...changed,
  }
}
