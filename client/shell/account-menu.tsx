import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useSession } from '../api/session.ts'
import { PersonPicture } from '../ui/person/person-picture.tsx'
import classes from './account-menu.module.css'

/** Nobody sees it before the picture is pressed, so the page does not wait for it. */
const AccountPanel = lazy(() => import('./account-panel.tsx').then((module) => ({ default: module.AccountPanel })))

/** Who is signed in, and what belongs to them. The browser's own popover: it closes by Escape and by a click elsewhere. */
export function AccountMenu() {
  const { t } = useLingui()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { user } = useSession()
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <button type="button" className={classes.target} popoverTarget={id}>
        <PersonPicture name={user.displayName} url={user.pictureUrl} size={32} />
        <span className="visually-hidden">{t`Your account`}</span>
      </button>
      <div ref={panel} id={id} popover="auto" className={classes.panel} onBeforeToggle={() => setWasOpened(true)}>
        <Suspense>{wasOpened && <AccountPanel onFollow={() => panel.current?.hidePopover()} />}</Suspense>
      </div>
    </>
  )
}
