import { createHash } from 'node:crypto'
import type { HubCall } from '../../context.ts'
import type { ScormCourse } from '../../files/package/manifest-codec.ts'
import { activityIdOf, learnerActor } from '../../xapi/identity-rules.ts'
import { recordStatements } from '../../xapi/statement-service.ts'
import type { Statement } from '../../xapi/statement-types.ts'
import { newAnswers, type Answer } from './answer-rules.ts'
import type { Owner, StoredActivity } from './attempt-store.ts'
import { partIri } from './cmi5-words.ts'

/** So many answers of one state of a course are told as statements. */
const MAX_ANSWERS = 500

/** Says in statements what somebody answered in a course of SCORM since the state before. */
export async function recordAnswers(
  call: HubCall,
  owner: Owner,
  course: ScormCourse,
  { before, after }: Record<'before' | 'after', readonly StoredActivity[]>,
): Promise<void> {
  const known = new Map(before.map(({ activityId, values }) => [activityId, values]))
  const statements = after.flatMap(({ activityId, values }) =>
    newAnswers(known.get(activityId) ?? {}, values).map((answer) =>
      statementOf(call, owner, { id: activityId, title: titleOf(course, activityId) }, answer),
    ),
  )
  await recordStatements(call, statements.slice(0, MAX_ANSWERS))
}

const titleOf = ({ activities }: ScormCourse, id: string) => activities.find((each) => each.id === id)?.title

function statementOf(
  { hub, context }: HubCall,
  { memberId, assetId, attemptId }: Owner,
  page: { id: string; title: string | undefined },
  { questionId, definition, result }: Answer,
): Statement {
  const pageIri = partIri(hub, assetId, page.id)
  const name = createHash('sha256').update(questionId).digest('base64url').slice(0, 22)
  return {
    actor: learnerActor(hub, memberId),
    verb: { id: 'http://adlnet.gov/expapi/verbs/answered', display: { 'en-US': 'answered' } },
    object: {
      objectType: 'Activity',
      id: `${pageIri}/${name}`,
      definition: { ...definition, name: { und: questionId } },
    },
    result,
    context: {
      registration: attemptId,
      contextActivities: {
        parent: [{ id: pageIri, ...(page.title && { definition: { name: { und: page.title } } }) }],
        grouping: [{ id: activityIdOf(hub, assetId) }],
      },
    },
    timestamp: context.now().toISOString(),
  }
}
