import type { AuditDetail } from '../audit/service.ts'
import type { HubCall } from '../context.ts'
import { badInput } from '../contract/problems.ts'
import { firstFactFault, type FactInput, type FactSource } from './user-fact-rules.ts'
import { compareValues } from './custom-field-store.ts'
import * as store from './user-fact-store.ts'

/** What is known of people beyond their name, and where it came from. */

export type Fact = store.FactRow

/** What is known of a member. */
export function factsOf({ db }: Pick<HubCall, 'db'>, memberId: string): Promise<Fact[]> {
  return store.listFacts(db, memberId)
}

/** @param pointer of the list in the body @throws 400 `attribute-wrong` for a fact that is sent twice or is not of its kind */
export function refuseUnfitFacts(facts: readonly FactInput[], pointer: string): void {
  const fault = firstFactFault(facts)
  if (fault) throw badInput('attribute-wrong', `${pointer}${fault.pointer}`, fault.message)
}

interface FactsOf {
  memberId: string
  facts: readonly FactInput[]
}

/** Keeps facts of several members at once, in the transaction of the call. */
export async function putFacts(
  { db, context }: HubCall,
  people: readonly FactsOf[],
  source: FactSource,
): Promise<void> {
  const rows = rowsOf(people)
  if (rows.length) await store.putFacts(db, rows, { source, now: context.now() })
}

/** The same of people who are new and have no facts, whose rows were made with `columnsOf` them. */
export async function addFacts(
  { db, context }: HubCall,
  people: readonly FactsOf[],
  source: FactSource,
): Promise<void> {
  const rows = rowsOf(people).filter(({ value }) => value !== null)
  if (rows.length) await store.insertFacts(db, rows, { source, now: context.now(), areNew: true })
}

function rowsOf(people: readonly FactsOf[]): store.NewFact[] {
  return people.flatMap(({ memberId, facts }) =>
    facts.map(({ attribute, value }) => ({ memberId, attribute, value: value && value.trim() })),
  )
}

/** Those of these facts that the row of a member holds. */
export function columnsOf(facts: readonly FactInput[]) {
  const valueOf = (name: FactInput['attribute']) =>
    facts.find(({ attribute }) => attribute === name)?.value?.trim() ?? null
  return {
    startDate: valueOf('startDate'),
    employeeId: valueOf('employeeId'),
    managerEmail: valueOf('manager-email'),
    managerEmployeeId: valueOf('manager-employeeid'),
  }
}

/** Changes what is known of one member. @returns what is different, for the list of changes */
export async function changeFacts(
  call: HubCall,
  memberId: string,
  facts: readonly FactInput[],
  source: FactSource,
): Promise<AuditDetail[]> {
  const before = new Map((await factsOf(call, memberId)).map(({ attribute, value }) => [attribute, value]))
  const changed = facts.filter(({ attribute, value }) => (before.get(attribute) ?? null) !== (value && value.trim()))
  await putFacts(call, [{ memberId, facts: changed }], source)
  return changed.map(({ attribute, value }) =>
    detailOf(attribute, before.get(attribute) ?? null, value && value.trim()),
  )
}

/** The list of changes holds no addresses: of the manager's it says no more than that there is another one. */
function detailOf(attribute: string, oldValue: string | null, value: string | null): AuditDetail {
  const said = (each: string | null) => (attribute === 'manager-email' && each !== null ? 'an address' : each)
  return { property: attribute, oldValue: said(oldValue), value: said(value) }
}

/** Forgets all of it, for somebody who begins anew. */
export function clearFacts({ db }: HubCall, memberIds: readonly string[]): Promise<void> {
  return store.clearFacts(db, memberIds)
}

/** Has rules and lists find people also by what a process of an older version wrote of them, in custom fields too. */
export async function compareFacts({ db }: Pick<HubCall, 'db'>): Promise<void> {
  await store.compareFacts(db)
  await compareValues(db)
}
