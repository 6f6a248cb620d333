import { afterCommit } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { skipped, type ChangedItem, type ItemEnd, type JobCall, type JobItem, type JobKind } from '../job-kind.ts'
import { membersChanged } from '../users/events.ts'
import { bringIn, inviteThem, type NewUser } from '../users/service.ts'
import { PROBLEM_WORDS, wholeOf, type ImportProblem } from './user-import-row-rules.ts'
import { forgetPlans } from './user-import-store.ts'
import { changePeople, NOT_ALLOWED, privilegesOfHolder, takingBack, type Wish } from './user-changes-job-service.ts'
import { beforeOf, doneTo, isNothing, turnedRound, type Before, type PeopleChange } from './user-changes-rules.ts'

/** What an import does with each row of its file, and taking it back. */

/** What is to be done with a row, kept with the job until it is done. */
export type ImportWish =
  | { type: 'new'; email: string; change: PeopleChange }
  | { type: 'known'; change: PeopleChange }
  | { type: 'refused'; line: number; problem: ImportProblem }

interface Input {
  sendInvitations: boolean
}

/** What it takes to undo it: whether the person was added, or what they had. */
type Kept = { isNew: true } | { isNew: false; before: Before; change: PeopleChange }

/** As much as one statement should change. */
const BATCH_SIZE = 1_000

export const userImport: JobKind<Input> = {
  result: () => ({ type: 'page', href: '/manage/people' }),

  batchSize: () => BATCH_SIZE,

  async run(call, input, items) {
    if (!(await privilegesOfHolder(call))) return items.map(() => skipped(NOT_ALLOWED))
    await forgetPlans(call.db)
    const ends = new Map<JobItem, ItemEnd>()
    const wishes = items.map((item) => ({ item, wish: item.wish as ImportWish }))
    for (const { item, wish } of wishes)
      if (wish.type === 'refused') ends.set(item, skipped(`Row ${wish.line}: ${PROBLEM_WORDS[wish.problem]}`))
    await addNew(call, input, wishes.flatMap(onlyNew), ends)
    await changeKnown(call, input, wishes.flatMap(onlyKnown), ends)
    return items.map((item) => ends.get(item)!)
  },

  async undo(call, _input, items) {
    const ends = new Map<JobItem, ItemEnd>()
    const about = items.map((item) => ({ item, change: reverseOf(item) }))
    const keptOf = new Map(items.map((item) => [item.id!, item.before as Kept]))
    await inGroups(call, about, ends, (person) => {
      const kept = keptOf.get(person.id)!
      if (kept.isNew) return person.hasJoined ? null : byImport({ ...NOTHING, isDeleted: true })
      return isNothing(beforeOf(person, doneTo(kept.before, kept.change))) ? takingBack(kept.before) : null
    })
    return items.map((item) => ends.get(item)!)
  },
}

const NOTHING: PeopleChange = { teamIdsToAdd: [], teamIdsToRemove: [], attributes: [], customFields: [] }

interface About {
  item: JobItem
  change: PeopleChange
}

interface Newcomer extends About {
  email: string
}

type Wished = { item: JobItem; wish: ImportWish }

const onlyNew = ({ item, wish }: Wished): Newcomer[] => (wish.type === 'new' ? [{ item, ...wish }] : [])
const onlyKnown = ({ item, wish }: Wished): About[] => (wish.type === 'known' ? [{ item, change: wish.change }] : [])

const byImport = (change: PeopleChange): Wish => ({
  change,
  roleIn: () => 'member',
  sourceOf: () => 'import',
  sourceOfField: () => 'import',
})

function reverseOf({ before }: ChangedItem): PeopleChange {
  const kept = before as Kept
  return kept.isNew ? { ...NOTHING, isDeleted: true } : turnedRound(kept.change)
}

async function addNew(
  call: JobCall,
  { sendInvitations }: Input,
  newcomers: readonly Newcomer[],
  ends: Map<JobItem, ItemEnd>,
): Promise<void> {
  if (newcomers.length === 0) return
  const arrivals = await bringIn(call, { users: newcomers.map(userFrom), send_email: sendInvitations }, 'import')
  for (const [nth, { outcome }] of arrivals.entries()) {
    const kept: Kept = { isNew: true }
    const end: ItemEnd = outcome === 'created' ? { state: 'done', before: kept } : skipped(CAME_MEANWHILE)
    ends.set(newcomers[nth]!.item, end)
  }
  await afterCommit(call, 'members changed', (call) => publish(call, membersChanged, null))
}

const CAME_MEANWHILE = 'Somebody added or removed this person meanwhile. Import the file again.'

function userFrom({ item, email, change }: Newcomer): NewUser {
  const { firstName, lastName, language, teamIdsToAdd, attributes, customFields } = change
  return {
    id: item.id!,
    email,
    first_name: firstName!,
    last_name: lastName!,
    ...(language !== undefined && { locale: language }),
    teamIds: teamIdsToAdd,
    attributes: attributes.filter(({ value }) => value !== null),
    customFields: customFields.filter(({ value }) => value !== null),
  }
}

async function changeKnown(
  call: JobCall,
  { sendInvitations }: Input,
  known: readonly About[],
  ends: Map<JobItem, ItemEnd>,
): Promise<void> {
  const changes = new Map(known.map(({ item, change }) => [item.id!, change]))
  await inGroups(call, known, ends, ({ id }) => byImport(changes.get(id)!))
  const done = known.flatMap(({ item, change }) => {
    const end = ends.get(item)!
    if (end.state !== 'done') return []
    const kept: Kept = { isNew: false, before: end.before as Before, change }
    ends.set(item, { ...end, before: kept })
    return [{ id: item.id!, change }]
  })
  const back = done.filter(({ change }) => change.isDeleted === false && !change.isSuspended)
  if (sendInvitations)
    await inviteThem(
      call,
      back.map(({ id }) => id),
    )
}

/** Changes people, those together whose access changes in the same way: what stands against that is the same for them. */
async function inGroups(
  call: JobCall,
  about: readonly About[],
  ends: Map<JobItem, ItemEnd>,
  wishFor: Parameters<typeof changePeople>[3],
): Promise<void> {
  const groups = Map.groupBy(about, ({ change: { isSuspended, isDeleted } }) => `${isSuspended} ${isDeleted}`)
  for (const group of groups.values()) {
    const items = group.map(({ item }) => item)
    const done = await changePeople(call, items, wholeOf(group.map(({ change }) => change)), wishFor)
    for (const [nth, item] of items.entries()) ends.set(item, done[nth]!)
  }
}
