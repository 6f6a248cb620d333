import type { OperationId } from '../../../generated/server/operations.ts'

interface Exception {
  operations: 'all' | readonly OperationId[]
  at: RegExp
  reason: string
}

/** What differs by nature. There only the kind of value has to be the same: a text for a text, null for null. */
const exceptions: readonly Exception[] = [
  {
    operations: 'all',
    at: /^body\/(detail|errors\/\d+\/message)$/,
    reason:
      'Sentences of problems are for people. The client says its own for each code, so the mock may word them freely.',
  },
  { operations: 'all', at: /^body\/instance$/, reason: 'It is the number of one request.' },
  { operations: ['createUploadPolicy'], at: /^body\/upload(Token|Url)$/, reason: 'The right to upload is a secret.' },
  { operations: ['createMyApiToken'], at: /^body\/token$/, reason: 'A token is a secret.' },
]

export function isExcepted(id: OperationId, at: string): boolean {
  return exceptions.some(
    ({ operations, at: place }) => (operations === 'all' || operations.includes(id)) && place.test(at),
  )
}
