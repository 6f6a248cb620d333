import type { components } from '../../generated/server/schema.d.ts'
import { cappedPageAnswer } from '../contract/page-answer.ts'
import type { CappedPage } from '../db/page.ts'
import type { PersonRow } from '../users/person.sql.ts'
import { displayName } from '../users/rules.ts'
import type { Integrity } from './seal-service.ts'
import type { EventRow } from './store.ts'

type Schemas = components['schemas']

export function page(found: CappedPage<EventRow>, offset: number): Schemas['SecurityEventPage'] {
  return cappedPageAnswer(found, offset, event)
}

export function event(row: EventRow): Schemas['SecurityEvent'] {
  return {
    id: row.id,
    type: row.type as Schemas['SecurityEventType'],
    time: row.occurredAt.toISOString(),
    user: person(row.person),
    author: person(row.actor),
    ipAddress: row.ipAddress,
    userAgent: row.userAgent,
    details: row.details as Record<string, string>,
  }
}

/** An event as a row of a table. */
export function cells(row: EventRow): Record<string, string | null> {
  const { user, author, details, ...rest } = event(row)
  return {
    ...rest,
    userId: user?.id ?? null,
    user: user?.displayName ?? null,
    authorId: author?.id ?? null,
    author: author?.displayName ?? null,
    details: Object.entries(details)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
  }
}

export function integrity({ sealedUntil, faults, ...rest }: Integrity): Schemas['SecurityLogIntegrity'] {
  return {
    ...rest,
    isIntact: faults.length === 0,
    sealedUntil: sealedUntil?.toISOString() ?? null,
    faults: faults.map(({ hour, reason }) => ({ hour: hour.toISOString(), reason })),
  }
}

function person(row: PersonRow | null): Schemas['NamedPerson'] | null {
  return row && { id: row.id, displayName: displayName(row) }
}
