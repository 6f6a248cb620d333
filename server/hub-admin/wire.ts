import { entry } from '../audit/wire.ts'
import type { components } from '../../generated/server/schema.d.ts'
import type { HubChange } from './hub-change-log-service.ts'

type Schemas = components['schemas']

export function hubChange(row: HubChange): Schemas['HubChange'] {
  return { ...entry(row), item: { type: row.type, id: row.itemId, name: row.name } }
}
