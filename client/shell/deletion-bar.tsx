import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconTrash } from '@tabler/icons-react'
import * as access from '../../generated/access.ts'
import { useDeleteHubDeletion, useGetHubDeletion } from '../../generated/client/hubs-admin/hubs-admin.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { useChange } from '../api/use-change.ts'
import { useFormat } from '../i18n/use-format.ts'
import classes from './view-bar.module.css'

/** Says to every admin that the hub will be deleted, and on which day. */
export function DeletionBar() {
  const { t } = useLingui()
  const format = useFormat()
  const session = useSession()
  const { data } = useGetHubDeletion()
  const { run, isPending } = useChange(useDeleteHubDeletion, { done: () => t`The hub will not be deleted.` })
  if (!data?.deletionTime) return null
  const day = format.day(data.deletionTime)
  return (
    <section className={classes.bar} aria-labelledby="deletion-bar">
      <IconTrash size={20} aria-hidden />
      <p id="deletion-bar">
        <Trans>This hub will be deleted on {day}.</Trans>
      </p>
      {can(session, access.deleteHubDeletion) && (
        <Button variant="default" loading={isPending} onClick={() => run()}>
          <Trans>Cancel the deletion</Trans>
        </Button>
      )}
    </section>
  )
}
