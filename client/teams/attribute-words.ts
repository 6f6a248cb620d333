import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { TeamTypeRole } from '../../generated/client/model/teamTypeRole.ts'
import { factName } from '../ui/facts/fact-words.ts'

const others: Partial<Record<TeamTypeRole, MessageDescriptor>> = {
  'manager-email': msg`E-mail of the manager`,
  'manager-employeeid': msg`Employee number of the manager`,
}

/** What an attribute of people is called for those who look after them; give it to `i18n._`. */
export function attributeName(attribute: TeamTypeRole): MessageDescriptor {
  return others[attribute] ?? factName(attribute)
}
