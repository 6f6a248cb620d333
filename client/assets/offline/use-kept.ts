import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getLaunchMyAssetMutationKey, launchMyAsset } from '../../../generated/client/assets/assets.ts'
import type { Asset } from '../../../generated/client/model/asset.ts'
import type { AssetLaunch } from '../../../generated/client/model/assetLaunch.ts'
import { useSession } from '../../api/session.ts'
import { notify } from '../../ui/notices/notices-store.ts'
import { forgetKept, keepAsset, KEPT_ASSETS_KEY, listKept } from '../../api/kept-assets.ts'
import { keepCode } from '../../api/worker.ts'

/** What is kept on this device, the latest first; also without a connection. */
export function useKept() {
  return useQuery({ queryKey: KEPT_ASSETS_KEY, queryFn: listKept, networkMode: 'always', staleTime: 0 })
}

/** Takes something off the device. */
export function useForget(): (asset: Asset) => Promise<void> {
  const { t } = useLingui()
  const client = useQueryClient()
  return async ({ id, name }) => {
    await forgetKept(id)
    await client.invalidateQueries({ queryKey: KEPT_ASSETS_KEY })
    notify(t`${name} is no longer on this device.`)
  }
}

/** Brings an asset to the device; `rate` is how much has come, 0 to 1, null while nothing is on its way. */
export function useKeep(asset: Asset): { rate: number | null; keep: () => Promise<void> } {
  const { t } = useLingui()
  const client = useQueryClient()
  const session = useSession()
  const [rate, setRate] = useState<number | null>(null)
  const keep = async () => {
    const { id, name, fileSize } = asset
    setRate(0)
    try {
      const launch = launchOf() ?? (await launchMyAsset(id))
      await keepCode(i18n.locale, true)
      await keepAsset({ asset, launch, session }, (count) => setRate(fileSize ? Math.min(count / fileSize, 1) : 0))
      notify(t`${name} is on this device, also without a connection.`)
    } catch (error) {
      notify(isFull(error) ? t`There is not enough room on this device.` : t`${name} could not be fetched.`, 'problem')
    }
    setRate(null)
    await client.invalidateQueries({ queryKey: KEPT_ASSETS_KEY })
  }
  /** What the page opened: to open it again would count. */
  const launchOf = () =>
    client
      .getQueriesData<AssetLaunch>({ queryKey: [...getLaunchMyAssetMutationKey(), { assetId: asset.id }] })
      .find(([, launch]) => launch)?.[1]
  return { rate, keep }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
