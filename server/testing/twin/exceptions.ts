import type { OperationId } from '../../../generated/server/operations.ts'

interface Exception {
  operations: 'all' | readonly OperationId[]
  /** Where in the answer: `body/` and a JSON pointer, or the name of another part of it. */
  at: RegExp
  /** Whether the two values have to be of one kind all the same: a text for a text, null for null. */
  isOfOneKind: boolean
  reason: string
}

const FILES = ['getPicture', 'getPictureInSize', 'getAssetFile', 'getAssetFilePart', 'getBadgeAwardPicture'] as const
const NO_CONTENT_ORIGIN = 'The mock has no content origin and serves everything from its own.'

/** All that may differ, and why. An exception that nothing needs any more fails the test. */
const exceptions: readonly Exception[] = [
  {
    operations: 'all',
    at: /^body\/(detail|errors\/\d+\/message)$/,
    isOfOneKind: true,
    reason: 'Sentences of problems are for people; the client has its own for each code.',
  },
  { operations: 'all', at: /^body\/instance$/, isOfOneKind: true, reason: 'It is the number of one request.' },
  {
    operations: ['createUploadPolicy'],
    at: /^body\/upload(Token|Url)$/,
    isOfOneKind: true,
    reason: 'The right to upload is a secret.',
  },
  { operations: ['createMyApiToken'], at: /^body\/token$/, isOfOneKind: true, reason: 'A token is a secret.' },
  {
    operations: ['getFile'],
    at: /^body\/uploadErrorDetail$/,
    isOfOneKind: true,
    reason: 'It is a sentence for people.',
  },
  {
    operations: ['launchMyAsset'],
    at: /^body\/(url|subtitles\/\d+\/url|course\/(playerUrl|contentOrigin|activities\/\d+\/url))$/,
    isOfOneKind: true,
    reason: NO_CONTENT_ORIGIN,
  },
  {
    operations: ['exportMyBadge'],
    at: /^body\/(proof\/0\/proofValue|credentialSubject\/identifier\/0\/(identityHash|salt))$/,
    isOfOneKind: true,
    reason: 'The mock has no key and no chance.',
  },
  {
    operations: ['getMyDataExport', 'getMyDataExportFile'],
    at: /^(body\/fileSize|bytes)$/,
    isOfOneKind: true,
    reason: 'The mock has nothing to put into an export.',
  },
  { operations: ['getAssetFile'], at: /^location$/, isOfOneKind: true, reason: NO_CONTENT_ORIGIN },
  { operations: FILES, at: /^etag$/, isOfOneKind: false, reason: 'The mock gives files no ETag.' },
  {
    operations: FILES,
    at: /^(bytes|mediaType)$/,
    isOfOneKind: true,
    reason: 'The mock neither makes WebP of pictures nor cleans subtitles.',
  },
]

const used = new Set<Exception>()

/** Whether two values that differ there may do so. */
export function isExcepted(id: OperationId, at: string, areOfOneKind: boolean): boolean {
  const found = exceptions.find(
    ({ operations, at: place, isOfOneKind }) =>
      (operations === 'all' || operations.includes(id)) && place.test(at) && (areOfOneKind || !isOfOneKind),
  )
  if (found) used.add(found)
  return found !== undefined
}

/** The exceptions that nothing needed so far. */
export function unusedExceptions(): string[] {
  return exceptions.filter((exception) => !used.has(exception)).map(({ at, reason }) => `${at}: ${reason}`)
}
