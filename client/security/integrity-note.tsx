import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import { useGetSecurityLogIntegrity } from '../../generated/client/security-admin/security-admin.ts'
import { useFormat } from '../i18n/use-format.ts'
import classes from './security.module.css'

/** Whether the log is as it was written. Says nothing while that is not known. */
export function IntegrityNote() {
  const { t } = useLingui()
  const format = useFormat()
  const { data } = useGetSecurityLogIntegrity()
  if (!data?.sealedUntil) return null
  const until = format.dateTime(data.sealedUntil)
  if (data.isIntact)
    return (
      <p className={classes.intact}>
        <IconShieldCheck size={18} aria-hidden />
        <span>
          <Trans>Checked: nothing in this log was changed or removed up to {until}.</Trans>
        </span>
      </p>
    )
  return (
    <div className={classes.broken} role="alert">
      <IconAlertTriangle size={22} aria-hidden />
      <div>
        <p className={classes.what}>{t`This log was changed outside the hub, in these hours:`}</p>
        <ul className={classes.hours}>
          {data.faults.map(({ hour }) => (
            <li key={hour}>{format.dateTime(hour)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
