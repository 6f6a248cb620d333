import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Audience } from '../../generated/client/model/audience.ts'

export const audienceLabel: Record<Audience, MessageDescriptor> = {
  all: msg`Everybody`,
  teams: msg`Teams`,
  admin: msg`Admins only`,
}
