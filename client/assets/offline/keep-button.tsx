import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDeviceMobileCheck, IconDeviceMobileDown, IconWifi } from '@tabler/icons-react'
import type { Asset } from '../../../generated/client/model/asset.ts'
import { viewAs } from '../../api/view-as.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { canKeep } from '../../api/kept-assets.ts'
import { kindOf } from '../../ui/content/content-kind.ts'
import classes from './offline.module.css'
import { useForget, useKeep, useKept } from './use-kept.ts'

/** A toggle: pressed means that the asset is on this device. Where it cannot be, a package says what it needs, and the others nothing. */
export function KeepButton({ asset }: { asset: Asset }) {
  if (viewAs()) return null
  if (canKeep(asset)) return <Toggle asset={asset} />
  return ['course', 'package'].includes(kindOf(asset)) && <NeedsConnection />
}

function NeedsConnection() {
  return (
    <span className={classes.needs}>
      <IconWifi size={18} aria-hidden />
      <Trans>Needs a connection</Trans>
    </span>
  )
}

function Toggle({ asset }: { asset: Asset }) {
  const { t } = useLingui()
  const format = useFormat()
  const { data: kept = [] } = useKept()
  const { rate, keep } = useKeep(asset)
  const forget = useForget()
  const isKept = kept.some((each) => each.asset.id === asset.id)
  const percent = format.rate(rate ?? 0)
  const label = isKept ? t`On this device` : t`Keep on this device`
  const Icon = isKept ? IconDeviceMobileCheck : IconDeviceMobileDown
  return (
    <Button
      variant="default"
      aria-pressed={isKept}
      aria-busy={rate !== null}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => rate === null && void (isKept ? forget(asset) : keep())}
    >
      {rate === null ? label : t`Fetching, ${percent}`}
    </Button>
  )
}
