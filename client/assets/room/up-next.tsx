import { Button } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PlaylistItem } from '../../../generated/client/model/playlistItem.ts'
import { ButtonLink } from '../../ui/control/button-link.tsx'
import { contentLink } from '../../ui/content/content-link.ts'
import classes from './room.module.css'

const SECONDS = 5

type UpNextProps = { item: PlaylistItem; playlistId: string; onStop: () => void }

/** Offers the next item, and goes there after a count-down, unless somebody wants less motion. */
export function UpNext({ item, playlistId, onStop }: UpNextProps) {
  const { t } = useLingui()
  const isStill = useReducedMotion(undefined, { getInitialValueInEffect: false })
  const nextName = item.name
  return (
    <div className={classes.upNext} role="group" aria-label={t`Next: ${nextName}`}>
      <p className={classes.upNextWords}>{t`Next: ${nextName}`}</p>
      {!isStill && <CountDown item={item} playlistId={playlistId} />}
      <div className={classes.upNextButtons}>
        <ButtonLink {...contentLink(item, playlistId)}>
          <Trans>Go on now</Trans>
        </ButtonLink>
        <Button variant="default" onClick={onStop}>
          <Trans>Stay here</Trans>
        </Button>
      </div>
    </div>
  )
}

function CountDown({ item, playlistId }: Omit<UpNextProps, 'onStop'>) {
  const navigate = useNavigate()
  const [left, setLeft] = useState(SECONDS)
  const goOn = useEffectEvent(() => void navigate(contentLink(item, playlistId)))
  useEffect(() => {
    if (left === 0) return goOn()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return <p role="timer">{plural(left, { one: 'in # second', other: 'in # seconds' })}</p>
}
