import { readSigned, sign } from '../../platform/signed.ts'

/** The right to read one file on the content origin, for one session of one person, opened through one asset. */
export interface ContentRight {
  domainId: number
  memberId: string
  /** Null where an API token opened it. */
  sessionId: string | null
  fileId: string
  assetId: string
  /** The attempt whose state the holder may save; null where the file is no course. */
  attemptId: string | null
  /** Whether it only tries the package for those who edit it, and nothing can be saved. */
  isTrial?: true
  /** When it ends unless the visit is renewed. */
  expiresAt: Date
}

const VERSION = 2

/** Signs a right. It stands in addresses, so it is only letters, digits, `-`, `_` and one dot. */
export function signRight(secret: string, right: ContentRight): string {
  const { domainId, memberId, sessionId, fileId, assetId, attemptId, isTrial, expiresAt } = right
  const seconds = Math.floor(expiresAt.getTime() / 1000)
  const text = Buffer.from(
    JSON.stringify([
      VERSION,
      domainId,
      memberId,
      sessionId,
      fileId,
      assetId,
      attemptId,
      seconds,
      ...(isTrial ? [1] : []),
    ]),
  ).toString('base64url')
  return sign(secret, 'content token', text)
}

/**
 * The right that a token stands for, or null for one that this hub did not sign. Whether it still stands is for others to say.
 * @param secrets that may have signed
 */
export function readRight(secrets: readonly string[], token: string): ContentRight | null {
  const text = readSigned(secrets, 'content token', token, /^[\w-]+$/)
  if (text === null) return null
  const [version, domainId, memberId, sessionId, fileId, assetId, attemptId, seconds, trial] = JSON.parse(
    Buffer.from(text, 'base64url').toString(),
  ) as [number, number, string, string | null, string, string, string | null, number, number?]
  const expiresAt = new Date(seconds * 1000)
  if (version !== VERSION) return null
  const right = { domainId, memberId, sessionId, fileId, assetId, attemptId, expiresAt }
  return trial === 1 ? { ...right, isTrial: true } : right
}
