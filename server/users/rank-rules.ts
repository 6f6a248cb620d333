import { Problem } from '../contract/problems.ts'
import { outranks } from './rules.ts'

/** @throws 403 `user-outranks-you` for somebody else who holds a right that the caller does not hold */
export function refuseOutranking(
  caller: { memberId: string; privileges: ReadonlySet<string> },
  person: { id: string; isAdmin: boolean; privileges: readonly string[] },
): void {
  if (person.id === caller.memberId || !outranks(person, caller.privileges)) return
  const words = 'This person holds rights that you do not hold. Ask an admin who holds them.'
  throw new Problem(403, 'user-outranks-you', words)
}
