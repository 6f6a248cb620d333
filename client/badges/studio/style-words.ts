import { useLingui } from '@lingui/react/macro'
import type { BadgeStyle } from '../../../generated/client/model/badgeStyle.ts'

/** What the frames are called. */
export function useStyleWords(): Record<BadgeStyle, string> {
  const { t } = useLingui()
  return { sticker: t`Sticker`, rose: t`Rose` }
}
