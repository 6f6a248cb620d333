import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDeleteHubHostname } from '../../generated/client/hubs-admin/hubs-admin.ts'
import type { HubHostname } from '../../generated/client/model/hubHostname.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { DANGER } from '../ui/control/danger.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import classes from './hostnames.module.css'

type RemoveHostnameProps = { name: HubHostname; primary: string; onClose: () => void }

/** Ends that a name leads here, once somebody is sure. Who is here by it goes on under the primary one. */
export function RemoveHostname({ name: { hostname, isCurrent }, primary, onClose }: RemoveHostnameProps) {
  const { t } = useLingui()
  const { hub } = useSession()
  const { run, isPending } = useChange(useDeleteHubHostname, {
    done: () => {
      if (isCurrent) location.assign(`${hub.origin}/manage/settings#hostnames`)
      else onClose()
      return t`${hostname} was removed.`
    },
  })
  return (
    <Dialog title={t`Remove ${hostname}`} onClose={onClose}>
      <p>
        <Trans>Who comes by {hostname} no longer finds the hub.</Trans>
      </p>
      {isCurrent && (
        <p>
          <Trans>You are here by this name. You go on under {primary} and sign in there.</Trans>
        </p>
      )}
      <div className={classes.buttons}>
        <Button
          color={DANGER}
          loading={isPending}
          onClick={() => run({ hostname, params: { acceptsCurrent: isCurrent } })}
        >
          <Trans>Remove</Trans>
        </Button>
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
