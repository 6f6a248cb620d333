import { sql } from 'kysely'
import type { components } from '../../generated/server/schema.d.ts'

type Schemas = components['schemas']
export type Delivery = Schemas['NewsDelivery']

/** How news of a type come to the row of `member`. What people cannot choose comes everywhere. */
export function deliveryOf(type: Schemas['NotificationType']) {
  return sql<Delivery>`coalesce(member.news ->> ${type}, 'everywhere')`
}
