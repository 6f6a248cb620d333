import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** Leads to what needs no connection. */
export function OnThisDevice() {
  return (
    <Link to="/offline">
      <Trans>On this device</Trans>
    </Link>
  )
}
