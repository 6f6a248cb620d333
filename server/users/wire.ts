import type { components } from '../../generated/server/schema.d.ts'
import { displayName } from '../auth/identity.ts'
import { pictureUrl } from '../files/picture-url.ts'

type Schemas = components['schemas']

/** A person as others see them, in the contract's shape. */
export interface PersonRow {
  id: string
  firstName: string
  lastName: string
  email: string
  pictureId: string | null
}

export function person(row: PersonRow): Schemas['Person'] {
  return { id: row.id, displayName: displayName(row), pictureUrl: pictureUrl(row.pictureId) }
}
