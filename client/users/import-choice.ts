import type { UserImportColumn } from '../../generated/client/model/userImportColumn.ts'
import type { UserImportField } from '../../generated/client/model/userImportField.ts'
import type { UserImportPreviewCreate } from '../../generated/client/model/userImportPreviewCreate.ts'

/** What somebody chose for an import, as the form has it. */
export interface ImportChoice {
  /** What each column holds, by its place: a field, or the id of a custom field; empty for none. */
  columns: string[]
  people: 'all' | 'new' | 'known'
  missing: 'ignore' | 'list' | 'suspend'
  teamId: string
  clearsEmpty: boolean
  restoresRemoved: boolean
  invites: boolean
}

/** What the hub recognised. */
export function recognised(columns: readonly UserImportColumn[]): ImportChoice {
  return {
    columns: columns.map(({ field, customFieldId }) => customFieldId ?? field ?? ''),
    people: 'all',
    missing: 'ignore',
    teamId: '',
    clearsEmpty: false,
    restoresRemoved: false,
    invites: true,
  }
}

const IS_ID = /^[\da-f]{8}-/

/** What is asked of the hub. */
export function askedFor(fileId: string, choice: ImportChoice): UserImportPreviewCreate {
  const { columns, people, missing, teamId, clearsEmpty, restoresRemoved, invites } = choice
  return {
    fileId,
    columns: columns.flatMap((value, column) => {
      if (value === '') return []
      if (IS_ID.test(value)) return [{ column, field: 'customField' as const, customFieldId: value }]
      return [{ column, field: value as UserImportField }]
    }),
    people,
    missing,
    emptyCells: clearsEmpty ? 'clear' : 'keep',
    teamIds: teamId ? [teamId] : [],
    restoreRemoved: restoresRemoved,
    sendInvitations: invites,
  }
}
