import { Trans } from '@lingui/react/macro'
import type { HubHostnameCheck } from '../../generated/client/model/hubHostnameCheck.ts'

/** What a check found, and what to do next. */
export function HostnameFinding({ check: { finding, found } }: { check: HubHostnameCheck }) {
  const other = found ?? '–'
  switch (finding) {
    case 'leadsHere':
      return null
    case 'recordMissing':
      return (
        <Trans>The TXT record is not there yet. A new one can take up to an hour to be seen. Check again then.</Trans>
      )
    case 'recordDiffers':
      return <Trans>The TXT record holds something else: {other}. Add the value below; others may stay.</Trans>
    case 'dnsFailed':
      return <Trans>The name servers of the domain answer with an error. Ask who looks after the domain.</Trans>
    case 'nameUnknown':
      return <Trans>The name has no address. Set up the record that points it here.</Trans>
    case 'leadsElsewhere':
      return (
        <Trans>
          The name leads to another server ({other}). Point it here. A proxy before the hub has to pass the name on.
        </Trans>
      )
    case 'certificateInvalid':
      return (
        <Trans>
          The certificate is not valid for this name. Ask who runs the installation to set one up at the proxy.
        </Trans>
      )
    case 'tookTooLong':
    case 'unreachable':
      return <Trans>Nobody answered within five seconds. Check again, and whether the name points here.</Trans>
    case 'taken':
      return <Trans>Another hub proved before that it has this name. Ask who runs the installation.</Trans>
  }
}
