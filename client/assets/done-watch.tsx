import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Asset } from '../../generated/client/model/asset.ts'
import { isDone } from '../ui/content/is-done.ts'
import { notify } from '../ui/notices/notices-store.ts'

/** Says of an asset that is opened by itself that it is done, as soon as it is. */
export function DoneWatch({ asset }: { asset: Asset }) {
  const { t } = useLingui()
  const { name } = asset
  const done = isDone(asset)
  const wasDone = useRef(done)
  const tell = useEffectEvent(() => notify(t`${name} is done.`))
  useEffect(() => {
    if (done && !wasDone.current) tell()
    wasDone.current = done
  }, [done])
  return null
}
