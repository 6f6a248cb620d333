import { Trans } from '@lingui/react/macro'
import { IconWifiOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import classes from './offline-note.module.css'
import { OnThisDevice } from './on-this-device.tsx'

export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className={classes.note}>
          <IconWifiOff size={18} aria-hidden />
          <Trans>
            You are offline. What you see may be out of date, and changes are not saved until the connection is back.
          </Trans>
          <OnThisDevice />
        </p>
      )}
    </div>
  )
}

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
