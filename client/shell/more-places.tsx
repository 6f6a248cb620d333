import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense, useId } from 'react'
import { Dialog } from '../ui/dialog/dialog.tsx'
import classes from './more-places.module.css'
import { Count } from './navigation.tsx'
import { useManagePlaces, usePlaces, type LinkedPlace, type Waiting } from './use-places.ts'

type MorePlacesProps = { waiting: Waiting; onClose: () => void }

/** The places that the bar of a phone has no room for. */
export function MorePlaces({ waiting, onClose }: MorePlacesProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`More`} onClose={onClose} isSheet>
      <nav aria-label={t`More`}>
        <Places places={usePlaces('rail')} waiting={waiting} onFollow={onClose} />
        <Suspense>
          <Managed waiting={waiting} onFollow={onClose} />
        </Suspense>
      </nav>
    </Dialog>
  )
}

type OthersProps = { waiting: Waiting; onFollow: () => void }

function Managed(props: OthersProps) {
  const id = useId()
  const places = useManagePlaces()
  if (places.length === 0) return null
  return (
    <>
      <p id={id} className={classes.group}>
        <Trans>Manage</Trans>
      </p>
      <Places places={places} labelledBy={id} {...props} />
    </>
  )
}

type PlacesProps = OthersProps & { places: LinkedPlace[]; labelledBy?: string }

function Places({ places, waiting, onFollow, labelledBy }: PlacesProps) {
  const { i18n } = useLingui()
  return (
    <ul className={classes.list} aria-labelledby={labelledBy}>
      {places.map(({ label, icon: Icon, link, count }) => (
        <li key={link.to}>
          <Link {...link} className={classes.entry} onClick={onFollow}>
            <Icon size={20} stroke={1.7} aria-hidden />
            <span className={classes.label}>{i18n._(label)}</span>
            <Count waiting={count?.(waiting) ?? 0} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
