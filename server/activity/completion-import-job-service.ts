import { giveStatus } from '../content/progress/given-progress-service.ts'
import { skipped, type ItemEnd, type JobCall, type JobItem, type JobKind } from '../job-kind.ts'
import { keyOf, PROBLEM_WORDS, type ImportProblem } from './completion-import-rules.ts'
import * as store from './completion-import-store.ts'

/** What an import of completions records of each row of its file. A completion is evidence, so nothing takes it back. */

/** What is to be done with a row, kept with the job until it is done. */
export type CompletionWish =
  | { type: 'recorded'; contentId: string; time: string }
  | { type: 'refused'; line: number; problem: ImportProblem }

interface Wanted extends store.Completed {
  item: JobItem
}

export const completionImport: JobKind<object> = {
  isUnlisted: true,
  result: () => ({ type: 'page', href: '/manage/people' }),
  async run(call, _input, items) {
    const ends = new Map<JobItem, ItemEnd>(items.map((item) => [item, refusalOf(item)]))
    const wanted = items.flatMap(wantedBy)
    const ids = wanted.map(({ memberId }) => memberId)
    const live = await store.lockLive(call.db, ids)
    const recorded = await store.findRecorded(call.db, wanted)
    const isNew = (each: Wanted) => !recorded.has(keyOf(each.memberId, each.contentId, each.time))
    for (const each of wanted.filter((each) => !live.has(each.memberId)))
      ends.set(each.item, skipped('This person has left the hub.'))
    const groups = Map.groupBy(
      wanted.filter((each) => live.has(each.memberId) && isNew(each)),
      ({ contentId, time }) => `${time.toISOString()} ${contentId}`,
    )
    // The latest first: it is the one from which something counts as completed.
    for (const key of [...groups.keys()].sort().reverse()) {
      const done = await record(call, groups.get(key)!)
      for (const { item, memberId } of groups.get(key)!)
        ends.set(item, done.has(memberId) ? { state: 'done' } : skipped('The hub has this content no more.'))
    }
    return items.map((item) => ends.get(item)!)
  },
}

/** What becomes of a row that is not recorded for anything else. */
function refusalOf({ wish }: JobItem): ItemEnd {
  const row = wish as CompletionWish
  return skipped(row.type === 'refused' ? `Row ${row.line}: ${PROBLEM_WORDS[row.problem]}` : 'It is recorded already.')
}

function wantedBy(item: JobItem): Wanted[] {
  const wish = item.wish as CompletionWish
  if (wish.type === 'refused') return []
  return [{ item, memberId: item.id!, contentId: wish.contentId, time: new Date(wish.time) }]
}

/** Records that people completed something at one time. @returns for whom */
async function record(call: JobCall, wanted: readonly Wanted[]): Promise<ReadonlySet<string>> {
  const { contentId, time } = wanted[0]!
  const memberIds = wanted.map(({ memberId }) => memberId)
  const actorId = call.caller.memberId
  const given = { memberIds, assetIds: [contentId], status: 'completed', way: 'import', at: time, actorId } as const
  const changed = await giveStatus(call, { ...given, reason: null, jobId: call.requestId, now: call.context.now() })
  // For the others it counts as completed already, and of a playlist nothing follows.
  const others = memberIds.filter((id) => !changed.has(id))
  const kept = others.length ? await store.keepCompletion(call.db, { memberIds: others, contentId, time, actorId }) : []
  return new Set([...changed, ...kept])
}
