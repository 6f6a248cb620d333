import { mayChange } from '../access/rights.ts'
import { recordAudits, type AuditEntry } from '../audit/service.ts'
import { holderOf, type Holder } from '../auth/removal/right-holder-service.ts'
import { contentPublished, contentUnpublished } from '../content/events.ts'
import { refreshReach } from '../content/reach/service.ts'
import { indexContent } from '../content/search/index-service.ts'
import { restorableSince } from '../contract/restorable.ts'
import { publish } from '../event.ts'
import { skipped, type ChangedItem, type ItemEnd, type JobCall, type JobItem, type JobKind } from '../job-kind.ts'
import { movePlaylists } from '../playlists/topic-removal-service.ts'
import * as rules from './content-changes-rules.ts'
import type { Before, ContentChange } from './content-changes-rules.ts'
import { findTaking } from './content-changes-loss-service.ts'
import * as store from './content-changes-store.ts'

/** What a change of much content does to each piece of it, and taking it back. */

interface Input {
  change: ContentChange
}

export const contentChange: JobKind<Input> = {
  result: () => ({ type: 'page', href: '/manage/library' }),

  run: (call, { change }, items) => changeContents(call, items, () => change),

  undo(call, { change }, items) {
    const kept = new Map(items.map(({ id, before }: ChangedItem) => [id!, before as Before]))
    return changeContents(call, items, (content) => {
      const before = kept.get(content.id)!
      const isUntouched = rules.isNothing(rules.beforeOf(content, rules.doneTo(before, change)))
      return isUntouched ? rules.reverseOf(before) : null
    })
  },
}

/** Content that is changed: what it was, and what is done to it. */
interface Step {
  content: store.ContentRow
  before: Before
  after: rules.ContentState
}

type Wish = (content: store.ContentRow) => ContentChange | null

/** Changes content, each piece in a way of its own, as far as whoever began the job may. @param wishFor null for what somebody changed since */
async function changeContents(call: JobCall, items: readonly JobItem[], wishFor: Wish): Promise<ItemEnd[]> {
  const caller = await holderOf(call)
  if (!caller) return items.map(() => skipped(NOT_ALLOWED))
  const ids = items.map(({ id }) => id!)
  const contents = new Map((await store.lockContents(call.db, ids)).map((row) => [row.id, row]))
  const wishes = new Map([...contents].map(([id, row]) => [id, wishFor(row)]))
  const topics = await store.findThere(
    call.db,
    'topic',
    [...wishes.values()].flatMap((wish) => wish?.topicIdsToAdd ?? []),
  )
  const steps: Step[] = []
  const taking = await findTaking(
    { ...call, caller },
    [...contents.values()].flatMap((content) => {
      const wish = wishes.get(content.id)
      return wish ? [{ content, after: rules.stateAfter(content, wish) }] : []
    }),
  )
  const ends = items.map(({ id }): ItemEnd => {
    const content = contents.get(id!)
    if (!content) return skipped('It is no longer in the hub.')
    const wish = wishes.get(content.id)
    if (!wish) return skipped('Somebody changed it since.')
    if (taking.has(content.id)) return skipped(OBSTACLES.takesFromOthers)
    const change = { ...wish, topicIdsToAdd: wish.topicIdsToAdd.filter((topicId) => topics.has(topicId)) }
    const reason = reasonAgainst(call, caller, content, change)
    if (reason) return skipped(reason)
    const before = rules.beforeOf(content, change)
    if (rules.isNothing(before)) return skipped('There was nothing left to change.')
    steps.push({ content, before, after: rules.stateAfter(content, change) })
    return { state: 'done', before }
  })
  if (steps.length) await apply(call, steps)
  return ends
}

const NOT_ALLOWED = 'Whoever began this may not change it any more.'

const OBSTACLES: Record<rules.Obstacle, string> = {
  assetsHaveNoTopics: 'An asset stands under no topics of its own.',
  takesFromOthers:
    'People of other teams, or of the hub, would lose sight of content by it. An admin can make this change.',
  tooManyTags: 'It would have more than 50 tags.',
  tooManyTopics: 'It would stand under more than 100 topics.',
}

function reasonAgainst(
  { context, hub }: JobCall,
  caller: Holder,
  content: store.ContentRow,
  change: ContentChange,
): string | null {
  const { ownerTeamId = content.ownerTeamId } = change
  const isAllowed = [content.ownerTeamId, ownerTeamId].every((team) =>
    mayChange({ caller, hub }, { type: content.type, ownerTeamId: team }),
  )
  if (!isAllowed) return NOT_ALLOWED
  if (content.isDeleted && change.isDeleted !== false) return 'It was deleted.'
  if (content.deletedAt && content.deletedAt <= restorableSince(context.now()))
    return 'It was deleted more than 30 days ago.'
  const obstacle = rules.obstacleTo(content, change)
  return obstacle && OBSTACLES[obstacle]
}

async function apply(call: JobCall, steps: readonly Step[]): Promise<void> {
  const idsOf = (some: readonly Step[]) => some.map(({ content }) => content.id)
  const moves = steps.map(({ content: { id }, before: { putUnder = [], takenFrom = [] } }) => ({
    id,
    putUnder,
    takenFrom,
  }))
  await movePlaylists(call, moves)
  await store.writeContents(call.db, steps.map(writtenOf), call.context.now())
  const seen = idsOf(steps.filter(({ before }) => before.published !== undefined || before.isDeleted !== undefined))
  if (seen.length) await refreshReach(call, seen)
  await tellPublications(call, steps)
  await indexContent(call, idsOf(steps))
  await recordAudits(call, steps.flatMap(entriesOf))
}

async function tellPublications(call: JobCall, steps: readonly Step[]): Promise<void> {
  const isOpen = ({ published, isDeleted }: rules.ContentState) => published && !isDeleted
  const changed = steps.filter(({ content, after }) => isOpen(content) !== isOpen(after))
  const [opened, closed] = [true, false].map((open) =>
    changed.filter(({ after }) => isOpen(after) === open).map(({ content }) => content.id),
  )
  if (opened!.length) await publish(call, contentPublished, { contentIds: opened! })
  if (closed!.length) await publish(call, contentUnpublished, { contentIds: closed! })
}

function writtenOf({ content: { id }, before: { isDeleted: _, ...updates }, after }: Step): store.WrittenState {
  const { published, isDeleted, ownerTeamId, tags } = after
  return { id, published, isDeleted, ownerTeamId, tags, isUpdated: !rules.isNothing(updates) }
}

/** One entry for each, and one more for what was deleted or came back. */
function entriesOf({ content, before, after }: Step): AuditEntry[] {
  const objectType = content.isPlaylist ? 'playlist' : 'asset'
  const about = { objectType, objectId: content.id, objectName: content.name }
  const details = rules.detailsOf(before, content, after)
  return [
    ...(details.length ? [{ ...about, action: 'UPDATE' as const, details }] : []),
    ...(before.isDeleted === undefined
      ? []
      : [{ ...about, action: after.isDeleted ? ('DELETE' as const) : ('RESTORE' as const) }]),
  ]
}
