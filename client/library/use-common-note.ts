import { useLingui } from '@lingui/react/macro'

/** Whether content is of another hub, and of which. */
export interface Shared {
  isCommon: boolean
  sourceDomain: string | null
}

/** What stands beside content that another hub shares with this one. @returns undefined for what is of this hub, copies too */
export function useCommonNote() {
  const { t } = useLingui()
  return ({ isCommon, sourceDomain }: Shared): string | undefined =>
    isCommon && sourceDomain ? t`Shared by ${sourceDomain}` : undefined
}
