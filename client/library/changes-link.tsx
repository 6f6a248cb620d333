import { Trans } from '@lingui/react/macro'
import * as access from '../../generated/access.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { ButtonLink } from '../ui/control/button-link.tsx'

/** Leads to who changed content, and what. */
export function ChangesLink({ content: { id } }: { content: { id: string } }) {
  if (!can(useSession(), access.listContentChanges)) return null
  return (
    <ButtonLink to="/manage/changes" search={{ content: id }} variant="default">
      <Trans>Changes</Trans>
    </ButtonLink>
  )
}
