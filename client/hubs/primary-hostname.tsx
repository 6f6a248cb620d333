import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useUpdateHubPrimaryHostname } from '../../generated/client/hubs-admin/hubs-admin.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import classes from './hostnames.module.css'

type PrimaryHostnameProps = { hostname: string; before: string; onClose: () => void }

/** What another primary name means, before it is one. */
export function PrimaryHostname({ hostname, before, onClose }: PrimaryHostnameProps) {
  const { t } = useLingui()
  const { hub } = useSession()
  const { run, isPending } = useChange(useUpdateHubPrimaryHostname, {
    done: () => {
      onClose()
      return t`${hostname} is the primary name now.`
    },
  })
  const redirect = `${hub.origin.replace(`//${before}`, `//${hostname}`)}/api/auth/oidc/callback`
  return (
    <Dialog title={t`Make ${hostname} primary`} onClose={onClose}>
      <ul className={classes.follows}>
        <li>
          <Trans>
            Links and e-mails use {hostname} from now on. {before} leads here until you remove it.
          </Trans>
        </li>
        <li>
          <Trans>
            A passkey works only under the name under which it was added. People sign in another way and add a new one.
          </Trans>
        </li>
        <li>
          <Trans>Everybody signs in once more, and installs the hub again where it is an app.</Trans>
        </li>
        <li>
          <Trans>
            If people sign in at an identity provider, enter this redirect address there first: <code>{redirect}</code>
          </Trans>
        </li>
      </ul>
      <div className={classes.buttons}>
        <Button loading={isPending} onClick={() => run({ hostname })}>
          <Trans>Make primary</Trans>
        </Button>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
