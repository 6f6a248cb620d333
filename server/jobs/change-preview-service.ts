import type { Call } from '../context.ts'
import { badInput, conflict } from '../contract/problems.ts'
import { readSigned, sign } from '../platform/signed.ts'
import { askedDigest, PREVIEW_MINUTES, shownDigest, type Change } from './rules.ts'

/** A preview is not kept: its token says what it showed, so the change can be held to it. */

const SHAPE = /^\d{10}\.[\w-]{43}\.[\w-]{43}$/

/** What proves to beginJob that its change was previewed by the caller. */
export function previewToken({ context, caller }: Pick<Call, 'context' | 'caller'>, change: Change): string {
  const expires = Math.floor(context.now().getTime() / 1000) + PREVIEW_MINUTES * 60
  const text = `${expires}.${askedDigest(caller.memberId, change)}.${shownDigest(change)}`
  return sign(context.config.secret, 'change preview', text)
}

/** @throws 400 `token-invalid` where the token is none, too old or of another change, 409 `preview-outdated` where other things would be touched by now */
export function mustBeAsShown(
  { context, caller }: Pick<Call, 'context' | 'caller'>,
  change: Change,
  token: string,
): void {
  const text = readSigned(context.config.secrets, 'change preview', token, SHAPE)
  const [expires, asked, shown] = text?.split('.') ?? []
  if (!text || Number(expires) * 1000 < context.now().getTime() || asked !== askedDigest(caller.memberId, change))
    throw badInput('token-invalid', '', 'This is no preview of yours of this change, or an old one. Preview it again.')
  if (shown !== shownDigest(change))
    throw conflict('preview-outdated', 'What would be affected has changed. Preview the change again.')
}
