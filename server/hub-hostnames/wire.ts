import type { components } from '../../generated/server/schema.d.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import type { Page } from '../db/page.ts'
import { recordNameOf } from './rules.ts'
import { stateOf, type Hostname } from './service.ts'

type Schemas = components['schemas']

/** @param current the name by which the call came */
export function hostnamePage(page: Page<Hostname>, offset: number, current: string): Schemas['HubHostnamePage'] {
  return pageAnswer(page, offset, (row) => hostname(row, current))
}

export function hostname(row: Hostname, current: string): Schemas['HubHostname'] {
  const { hostname, isPrimary, recordValue, checkedAt, finding, found } = row
  return {
    hostname,
    state: stateOf(row),
    isPrimary,
    isCurrent: hostname === current,
    record: recordValue === null ? null : { name: recordNameOf(hostname), value: recordValue },
    lastCheck: checkedAt && finding ? { time: checkedAt.toISOString(), finding, found } : null,
  }
}
