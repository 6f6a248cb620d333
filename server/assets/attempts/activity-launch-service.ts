import { findProgress } from './attempt-store.ts'
import type { Call } from '../../context.ts'
import { badInput, notFound } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ownSession } from '../../auth/sessions/identity-service.ts'
import { sessionHolder } from '../../auth/rules.ts'
import { fetchUrl, packageUrl, returnedUrl } from '../../files/serve/link-service.ts'
import type { CourseActivity, ScormCourse } from '../../files/package/manifest-codec.ts'
import { newId } from '../../platform/ids.ts'
import { LAUNCH_DATA } from '../../xapi/cmi5-document-rules.ts'
import { learnerActor } from '../../xapi/identity-rules.ts'
import { writeDocument } from '../../xapi/state-document-service.ts'
import { abandonOpen, giveCredential } from './activity-session-service.ts'
import { insertSession, type Mode } from './activity-session-store.ts'
import { hasCourse, isOlderLaunch, openElsewhere, type LockedAttempt } from './attempt-service.ts'
import { lockAttempt } from './attempt-store.ts'
import { recordLaunched } from './cmi5-record-service.ts'
import { isSatisfied, isXapi } from '../cmi5-rules.ts'
import { partIri, SESSION_ID } from './cmi5-words.ts'
import { mustSeeAsset } from '../service.ts'
import { noteStatements } from './session-service.ts'
import { storeReported } from './attempt-statement-service.ts'

/** Opening one activity of a course of cmi5 or Tin Can (cmi5 specification, 8 and 10). */

export interface LaunchedActivity {
  sessionId: string
  url: string
  returnUrl: string
  mode: Mode
}

/** A session ends after this long, whatever happens in it. */
const SESSION_MS = 24 * 60 * 60_000

/**
 * Begins a session of an activity. One that is open still ends.
 * @throws 404, 400 `unknown-activity`, 403 for an API token, 409 `open-elsewhere`
 */
export async function launchMyAssetActivity(
  call: Call,
  assetId: string,
  attemptId: string,
  { launchId, activityId }: { launchId: string; activityId: string },
): Promise<LaunchedActivity> {
  const asset = await mustSeeAsset(call, assetId)
  const owner = { memberId: call.caller.memberId, assetId, attemptId }
  const sessionId = ownSession(call)
  return inTransaction(call, async (call) => {
    const found = await lockAttempt(call.db, owner, sessionHolder(sessionId, call.context.now()))
    if (!hasCourse(found) || found.fileId === null) throw notFound()
    if (isOlderLaunch(found, { launchId })) throw openElsewhere()
    const activity = activityOf(found.course, activityId)
    await abandonOpen(call, attemptId)
    const mustPass = found.scormSettings?.completeWhen === 'passed' && asset.status !== 'completed'
    const mode = modeOf(activity, valuesOf(found, activityId), mustPass)
    const launchedAt = call.context.now()
    const session = { ...owner, id: newId(), sessionId, activityId, mode, launchedAt }
    const whole = { ...session, endsAt: new Date(launchedAt.getTime() + SESSION_MS) }
    await insertSession(call.db, whole)
    const launch = { session: whole, activity, fileId: found.fileId }
    // What nothing is asked of is satisfied before anything is launched (cmi5, 9.6.1.1).
    await storeReported(call, found, await findProgress(call.db, owner.memberId, assetId), session, {
      launchId,
      currentActivityId: activityId,
      activities: found.activities,
    })
    const url = await (found.course.version === 'cmi5'
      ? launchUnit(call, launch)
      : launchTinCan(call, launch, found.course))
    await noteStatements(call, session, [{ element: 'launched', value: activity.title, error: null }])
    return { sessionId: session.id, url, returnUrl: returnedUrl(call, { fileId: found.fileId }), mode }
  })
}

type Launch = {
  session: {
    id: string
    memberId: string
    assetId: string
    attemptId: string
    sessionId: string
    mode: Mode
    endsAt: Date
  }
  activity: CourseActivity & { path: string }
  fileId: string
}

function activityOf(course: ScormCourse, activityId: string): CourseActivity & { path: string } {
  const found = isXapi(course) ? course.activities.find(({ id }) => id === activityId) : undefined
  if (!found || found.path === null)
    throw badInput('unknown-activity', '/activityId', 'The course has no such activity that reports by statements.')
  return { ...found, path: found.path }
}

/** What is done opens for review, unless the hub still waits for it to be passed. */
function modeOf({ unit }: CourseActivity, values: Record<string, string>, mustPass: boolean): Mode {
  if (!unit || !isSatisfied(unit.moveOn, values)) return 'Normal'
  const isPassed = values['cmi.success_status'] === 'passed'
  const isCompleted = values['cmi.completion_status'] === 'completed'
  return isPassed || (isCompleted && !mustPass) ? 'Review' : 'Normal'
}

function valuesOf({ activities }: LockedAttempt, activityId: string): Record<string, string> {
  return activities.find((each) => each.activityId === activityId)?.values ?? {}
}

async function launchUnit(call: Call, launch: Launch): Promise<string> {
  const { session, activity } = launch
  const page = pageOf(call, launch)
  const activityIri = partIri(call.hub, session.assetId, activity.id)
  const actor = learnerActor(call.hub, session.memberId)
  await writeDocument(call, {
    place: {
      kind: 'state',
      activityId: activityIri,
      agent: actor,
      registration: session.attemptId,
      name: LAUNCH_DATA,
    },
    sent: { content: Buffer.from(JSON.stringify(launchData(call, launch))), contentType: 'application/json' },
    conditions: {},
    isMerge: false,
    launch: null,
  })
  await recordLaunched(call, session, activity, { mode: session.mode, url: page.href })
  return withParameters(page, {
    endpoint: endpointOf(call),
    fetch: fetchUrl(call, { fileId: launch.fileId, sessionId: session.id }),
    actor: JSON.stringify(actor),
    registration: session.attemptId,
    activityId: activityIri,
  })
}

async function launchTinCan(call: Call, launch: Launch, { activities }: ScormCourse): Promise<string> {
  const { session, activity } = launch
  const token = await giveCredential(
    call,
    session,
    'tincan',
    activities.map(({ id }) => id),
  )
  return withParameters(pageOf(call, launch), {
    endpoint: endpointOf(call),
    auth: `Basic ${token}`,
    actor: JSON.stringify(learnerActor(call.hub, session.memberId)),
    registration: session.attemptId,
    activity_id: activity.id,
  })
}

function launchData(call: Call, { session, activity, fileId }: Launch) {
  const { unit, launchData: launchParameters, scaledPassingScore: masteryScore } = activity
  return {
    contextTemplate: {
      registration: session.attemptId,
      contextActivities: { grouping: [{ id: activity.id }] },
      extensions: { [SESSION_ID]: session.id },
    },
    launchMode: session.mode,
    launchMethod: unit?.launchMethod ?? 'AnyWindow',
    moveOn: unit?.moveOn ?? 'NotApplicable',
    returnURL: returnedUrl(call, { fileId }),
    ...(masteryScore !== null && { masteryScore }),
    ...(launchParameters !== null && { launchParameters }),
    ...(unit?.entitlementKey && { entitlementKey: { courseStructure: unit.entitlementKey } }),
  }
}

function endpointOf({ hub }: Call): string {
  return `${hub.origin}/xapi/`
}

function pageOf(call: Call, { session: { assetId, attemptId }, activity, fileId }: Launch): URL {
  return new URL(activity.path, packageUrl(call, { fileId, assetId, attemptId }, ''))
}

/** A parameter of the launch takes the place of one of its name that the page has. */
function withParameters(page: URL, parameters: Record<string, string>): string {
  const url = new URL(page)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
