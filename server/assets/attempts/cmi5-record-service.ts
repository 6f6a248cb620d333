import type { HubCall } from '../../context.ts'
import type { CourseActivity, ScormCourse } from '../../files/package/manifest-codec.ts'
import { learnerActor, activityIdOf } from '../../xapi/identity-rules.ts'
import { recordStatement } from '../../xapi/statement-service.ts'
import type { Json } from '../../xapi/statement-types.ts'
import * as words from './cmi5-words.ts'

/** What the hub itself says of a course of cmi5 (specification, 9.3). */

/** A session of somebody's registration. */
export interface Session {
  id: string
  memberId: string
  assetId: string
  /** Which is its registration as well. */
  attemptId: string
}

interface Part {
  id: string
  publisherId: string
  title: string
  type?: string | null
}

/** Before a unit is launched. @param url of the page, without the parameters of the launch */
export async function recordLaunched(
  call: HubCall,
  session: Session,
  activity: CourseActivity,
  { mode, url }: { mode: string; url: string },
): Promise<void> {
  const { unit, launchData, scaledPassingScore } = activity
  await record(call, session, 'launched', partOf(call, session, activity), {
    extensions: {
      [words.LAUNCH_MODE]: mode,
      [words.LAUNCH_URL]: url,
      [words.MOVE_ON]: unit?.moveOn ?? 'NotApplicable',
      ...(launchData !== null && { [words.LAUNCH_PARAMETERS]: launchData }),
      ...(scaledPassingScore !== null && { [words.MASTERY_SCORE]: scaledPassingScore }),
    },
  })
}

/** Of a session that ended without a word. @param seconds that it took, as far as the hub knows */
export async function recordAbandoned(
  call: HubCall,
  session: Session,
  activity: CourseActivity,
  seconds: number,
): Promise<void> {
  const result = { duration: `PT${Math.max(0, seconds).toFixed(2)}S` }
  await record(call, session, 'abandoned', partOf(call, session, activity), { result })
}

/** Of a unit that counts as done by other means. */
export async function recordWaived(call: HubCall, session: Session, activity: CourseActivity): Promise<void> {
  const extensions = { [words.REASON]: 'Administrative' }
  const result = { success: true, completion: true, extensions }
  await record(call, session, 'waived', partOf(call, session, activity), { result })
}

/** Of blocks, and of the course where `isWhole`. */
export async function recordSatisfied(
  call: HubCall,
  session: Session,
  course: ScormCourse,
  { blocks, isWhole }: { blocks: readonly string[]; isWhole: boolean },
): Promise<void> {
  for (const id of blocks) {
    const block = course.activities.find((each) => each.id === id)
    if (block) await record(call, session, 'satisfied', { ...partOf(call, session, block), type: words.BLOCK_TYPE })
  }
  if (!isWhole || !course.publisherId) return
  await record(call, session, 'satisfied', {
    id: activityIdOf(call.hub, session.assetId),
    publisherId: course.publisherId,
    title: course.title,
    type: words.COURSE_TYPE,
  })
}

function partOf({ hub }: HubCall, { assetId }: Session, { id, title, unit }: CourseActivity): Part {
  return { id: words.partIri(hub, assetId, id), publisherId: id, title, type: unit?.activityType ?? null }
}

async function record(
  call: HubCall,
  { id: sessionId, memberId, attemptId }: Session,
  verb: words.Verb,
  { id, publisherId, title, type }: Part,
  { result, extensions = {} }: { result?: Json; extensions?: Json } = {},
): Promise<void> {
  const isResult = result?.['success'] !== undefined || result?.['completion'] !== undefined
  const category = [{ id: words.CATEGORY }, ...(isResult ? [{ id: words.MOVE_ON_CATEGORY }] : [])]
  await recordStatement(call, {
    actor: learnerActor(call.hub, memberId),
    verb: { id: words.VERBS[verb], display: { en: verb } },
    object: { objectType: 'Activity', id, definition: { name: { und: title }, ...(type && { type }) } },
    ...(result && { result }),
    context: {
      registration: attemptId,
      contextActivities: { grouping: [{ id: publisherId }], category },
      extensions: { ...extensions, [words.SESSION_ID]: sessionId },
    },
    timestamp: call.context.now().toISOString(),
  })
}
