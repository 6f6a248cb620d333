import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { UserAttributeName } from '../../../generated/client/model/userAttributeName.ts'
import type { UserAttributeSource } from '../../../generated/client/model/userAttributeSource.ts'

/** Attributes that every hub calls alike; those that a hub fills as it likes have numbers. */
const names: Partial<Record<UserAttributeName, MessageDescriptor>> = {
  startDate: msg`Start date`,
  employeeId: msg`Employee number`,
  'manager-email': msg`E-mail of your manager`,
  'manager-employeeid': msg`Employee number of your manager`,
  division: msg`Division`,
  organization: msg`Organisation`,
  department: msg`Department`,
  city: msg`City`,
  country: msg`Country`,
  region: msg`Region`,
  employeeType: msg`Employment type`,
  jobTitle: msg`Job title`,
  mindsetAgent: msg`Mindset agent`,
  helix: msg`Helix`,
}

const sources: Record<UserAttributeSource, MessageDescriptor> = {
  admin: msg`Entered by an admin`,
  person: msg`Entered by the person`,
  provider: msg`From the sign-in of your organisation`,
  import: msg`From an import`,
}

/** What an attribute is called; give it to `i18n._`. */
export function factName(attribute: UserAttributeName): MessageDescriptor {
  const number = /\d+$/.exec(attribute)?.[0] ?? ''
  return names[attribute] ?? msg`Attribute ${number}`
}

/** Where a fact came from, for the person whom it is about; give it to `i18n._`. */
export function ownFactSource(source: UserAttributeSource): MessageDescriptor {
  return source === 'person' ? msg`Entered by you` : sources[source]
}

/** The same for others. */
export function factSource(source: UserAttributeSource): MessageDescriptor {
  return sources[source]
}
