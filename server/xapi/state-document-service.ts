import type { HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { identifierOf } from './agent-rules.ts'
import { LAUNCH_DATA, mustBePreferences, mustLeaveLaunchData } from './cmi5-document-rules.ts'
import {
  documentKey,
  etagOf,
  merged,
  mustMatch,
  mustSayWhatItReplaces,
  scopeOf,
  type Conditions,
  type Content,
  type DocumentPlace,
} from './state-document-rules.ts'
import * as store from './state-document-store.ts'
import { XapiFault } from './xapi-fault-rules.ts'
import { learnerActor, memberIdIn } from './identity-rules.ts'
import type { Launch } from './launch-types.ts'

/** Documents of one activity and agent that are kept at the most. */
const MAX_DOCUMENTS = 500

/** A document with what a later change may say of it. */
export type Document = store.DocumentRow & { etag: string }

type Named = DocumentPlace & { name: string }

/**
 * A package keeps documents of its learner, in its registration and for its activities; profiles of its activities are read
 * by all who learn with them. @returns the place with the registration of the launch @throws XapiFault 403
 */
export function placeOfLaunch({ hub }: HubCall, place: DocumentPlace, launch: Launch): DocumentPlace {
  const { activityId, agent, registration } = place
  if (activityId !== null && !launch.activityIds.some((own) => activityId.startsWith(own)))
    throw new XapiFault(403, 'The activity has to be one of the package that was launched.')
  if (agent && identifierOf(agent) !== identifierOf(learnerActor(hub, launch.memberId)))
    throw new XapiFault(403, 'The agent has to be the learner for whom the package was launched.')
  if (registration !== null && registration !== launch.registration)
    throw new XapiFault(403, 'The registration has to be the one of the launch.')
  return place.kind === 'state' ? { ...place, registration: launch.registration } : place
}

/** @throws XapiFault 404 */
export async function getDocument({ db }: HubCall, place: Named): Promise<Document> {
  const row = await store.findDocument(db, documentKey(place))
  if (!row) throw new XapiFault(404, 'There is no such document.')
  return { ...row, etag: etagOf(row.content) }
}

/** The names of the documents that were written after a moment. */
export async function listDocuments({ db }: HubCall, place: DocumentPlace, since: Date | null) {
  const rows = await store.listNames(db, { scope: scopeOf(place), registration: place.registration, since })
  const changed = rows.at(-1)?.updatedAt ?? null
  return { names: [...new Set(rows.map(({ name }) => name))], changed }
}

export interface Writing {
  place: Named
  sent: Content
  conditions: Conditions
  /** Whether the properties that are sent are added to what is there. */
  isMerge: boolean
  /** Of a package that writes; null for others. */
  launch: Launch | null
}

/** @throws XapiFault 412 where the conditions do not hold, 409 where a profile is replaced without any, 400, and 403 to a package, for preferences of cmi5 that are none, 413 */
export async function writeDocument(
  call: HubCall,
  { place, sent, conditions, isMerge, launch }: Writing,
): Promise<void> {
  if (launch) mustLeaveLaunchData(place, launch)
  const key = documentKey(place)
  await inTransaction(call, async (call) => {
    const { db, hub, context } = call
    await store.lockDocument(db, key)
    const before = (await store.findDocument(db, key)) ?? null
    mustMatch(conditions, before && etagOf(before.content))
    if (before && !isMerge && place.kind !== 'state') mustSayWhatItReplaces(conditions)
    const scope = scopeOf(place)
    if (!before && (await store.countDocuments(db, scope)) >= MAX_DOCUMENTS)
      throw new XapiFault(413, `There are ${MAX_DOCUMENTS} documents here. Delete one that is no longer needed first.`)
    const content = isMerge ? merged(before, sent) : sent
    mustBePreferences(place, content, launch)
    if (content.content.length > MAX_DOCUMENT_BYTES) throw tooLarge()
    const memberId = place.agent && memberIdIn(hub, place.agent)
    await store.putDocument(db, { ...content, key, scope, place, memberId, updatedAt: context.now() })
  })
}

/** Bytes of one document at the most. */
const MAX_DOCUMENT_BYTES = 1 << 20

const tooLarge = () => new XapiFault(413, 'A document has 1 MiB at the most.')

/** Deletes one document, or all of an activity and agent that were written after a moment. @param launch of a package that does; null for others @throws XapiFault 412, 403 */
export async function deleteDocuments(
  call: HubCall,
  place: DocumentPlace,
  conditions: Conditions,
  since: Date | null,
  launch: Launch | null,
): Promise<void> {
  if (launch) mustLeaveLaunchData(place, launch)
  if (place.name === null) {
    const which = { scope: scopeOf(place), registration: place.registration, since }
    await store.deleteDocuments(call.db, which, launch?.kind === 'cmi5' ? LAUNCH_DATA : null)
    return
  }
  const key = documentKey(place)
  await inTransaction(call, async (call) => {
    await store.lockDocument(call.db, key)
    const before = await store.findDocument(call.db, key)
    mustMatch(conditions, before ? etagOf(before.content) : null)
    await store.deleteDocument(call.db, key)
  })
}
