import type { components } from '../../generated/server/schema.d.ts'
import { cappedPageAnswer, pageAnswer } from '../contract/page-answer.ts'
import type { CappedPage } from '../db/page.ts'
import type { PersonRow } from '../users/person.sql.ts'
import { displayName } from '../users/rules.ts'
import type { CompletionRow, RecordedRow } from './completion-store.ts'
import type { CompletionImportPreview } from './completion-import-service.ts'
import type { ReadFact } from './service.ts'

type Schemas = components['schemas']

export function page(found: CappedPage<ReadFact>, offset: number): Schemas['ActivityPage'] {
  return cappedPageAnswer(found, offset, fact)
}

function fact(row: ReadFact): Schemas['Activity'] {
  return {
    id: row.id,
    type: row.type as Schemas['ActivityType'],
    time: row.occurredAt.toISOString(),
    user: person(row.person),
    author: person(row.actor),
    object: object(row),
    details: details(row),
  }
}

/** Of what the reader may not see, they do not learn for whom it is. */
function details({ details: all, objectName }: ReadFact): Schemas['ActivityDetails'] {
  // The id of an attempt is for statements.
  const {
    teamsAdded,
    teamsRemoved,
    attemptId: _,
    ...others
  } = all as Schemas['ActivityDetails'] & { attemptId?: string }
  return objectName === null
    ? others
    : { ...others, ...(teamsAdded && { teamsAdded }), ...(teamsRemoved && { teamsRemoved }) }
}

/** Of what the reader may not see there is nothing but its kind. */
function object({ objectType, objectId, objectName }: ReadFact): Schemas['ActivityObject'] | null {
  if (objectType === null || objectId === null) return null
  return {
    type: objectType as Schemas['ActivityObject']['type'],
    id: objectName === null ? null : objectId,
    name: objectName,
  }
}

export function completionPage(found: CappedPage<CompletionRow>, offset: number): Schemas['CompletionPage'] {
  return cappedPageAnswer(found, offset, completion)
}

export function recordedPage(
  { nextAfter, ...found }: CappedPage<RecordedRow> & { nextAfter: string },
  offset: number,
): Schemas['HubCompletionPage'] {
  return { ...cappedPageAnswer(found, offset, recorded), nextAfter }
}

function recorded(row: RecordedRow): Schemas['HubCompletion'] {
  const { memberId: id, memberName: name, email, employeeId } = row
  return {
    ...completion(row),
    user: id !== null && email !== null ? { id, name, email, employeeId } : null,
    recordedTime: row.recordedAt.toISOString(),
  }
}

function completion(row: CompletionRow): Schemas['Completion'] {
  return {
    id: row.id,
    time: row.completedAt.toISOString(),
    way: row.way as Schemas['Completion']['way'],
    author: person(row.actor),
    content: { id: row.contentId, type: row.type as Schemas['CardType'], name: row.name },
    version: row.version,
    isCurrentVersion: row.isCurrentVersion,
    reason: row.reason,
    score: row.score,
  }
}

function person(row: PersonRow | null): Schemas['NamedPerson'] | null {
  return row && { id: row.id, displayName: displayName(row) }
}

export function importPreview(
  { counts, problems, token, ...page }: CompletionImportPreview,
  offset: number,
): Schemas['CompletionImportPreview'] {
  const { recorded, known, refused } = counts
  return {
    ...pageAnswer(page, offset, importRow),
    rowCount: recorded + known + refused,
    recordedCount: recorded,
    knownCount: known,
    refusedCount: refused,
    problems,
    previewToken: token,
  }
}

function importRow(row: CompletionImportPreview['items'][number]): Schemas['CompletionImportRow'] {
  return {
    row: row.line,
    user: row.person?.id ?? null,
    person: row.person?.name ?? row.said.person,
    contentId: row.content?.id ?? null,
    content: row.content?.name ?? row.said.content,
    time: row.time?.toISOString() ?? null,
    outcome: row.outcome,
    problems: row.problems,
  }
}
