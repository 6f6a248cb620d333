import { useLingui } from '@lingui/react/macro'
import type { Asset } from '../../generated/client/model/asset.ts'
import { useFormat } from '../i18n/use-format.ts'
import classes from './asset.module.css'

/** When somebody completed an asset that is another version now. */
export function ReplacedNote({ asset: { completedTime, replacedSince } }: { asset: Asset }) {
  const { t } = useLingui()
  const format = useFormat()
  if (!completedTime || !replacedSince) return null
  const day = format.day(completedTime)
  return <p className={classes.meta}>{t`Completed on ${day}; it was replaced by a new version since.`}</p>
}
