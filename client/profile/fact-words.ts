import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { UserAttributeSource } from '../../generated/client/model/userAttributeSource.ts'

const sources: Record<UserAttributeSource, MessageDescriptor> = {
  admin: msg`Entered by an admin`,
  person: msg`Entered by you`,
  provider: msg`From the sign-in of your organisation`,
  import: msg`From an import`,
}

/** Where a fact came from; give it to `i18n._`. */
export function factSource(source: UserAttributeSource): MessageDescriptor {
  return sources[source]
}
