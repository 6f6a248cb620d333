import { entry } from '../audit/wire.ts'
import { pageAnswer } from '../contract/page.ts'
import type { Page } from '../db/page.ts'
import type { components } from '../../generated/server/schema.d.ts'
import type { HubChange } from './change-service.ts'

type Schemas = components['schemas']

export function hubChangePage(page: Page<HubChange>, offset: number): Schemas['HubChangePage'] {
  return pageAnswer(page, offset, hubChange)
}

function hubChange(row: HubChange): Schemas['HubChange'] {
  return { ...entry(row), item: { type: row.type, id: row.itemId, name: row.name } }
}
