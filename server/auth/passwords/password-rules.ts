import type { HubCall } from '../../context.ts'
import { badInput } from '../../contract/problems.ts'
import { contextWords, refuseShort, refuseWeak } from './weak-password-rules.ts'

/** Who chooses a password. */
interface Choosing {
  email: string
  firstName: string
  lastName: string
}

/** @throws 400 for a password that is shorter than the hub wants, or `password-too-common` @param pointer where it stands in the body */
export async function refuseUnfit(
  { hub }: HubCall,
  person: Choosing,
  password: string,
  pointer: string,
): Promise<void> {
  refuseShort(password, hub.signIn.minPasswordLength, pointer)
  const names = [person.firstName, person.lastName]
  await refuseWeak(password, contextWords({ hubName: hub.name, email: person.email, names }), pointer)
}

/** A link from a mail that does not work, whatever the reason. */
export function tokenInvalid() {
  return badInput(
    'token-invalid',
    '/token',
    'This link was used already, is too old or is not complete. Ask for a new one.',
  )
}
