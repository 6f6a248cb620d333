import { useQueryClient } from '@tanstack/react-query'
import type { OperationId } from '../../generated/access.ts'
import { readMyAsset, unreadMyAsset } from '../../generated/client/assets/assets.ts'
import type { Asset } from '../../generated/client/model/asset.ts'
import { refreshAfter } from '../api/refresh.ts'
import { useToggle } from '../api/use-toggle.ts'

/** Whether assets are done. */
export function useDone() {
  return useToggle<Asset>({
    name: 'done',
    send: ({ id }, isOn) => (isOn ? readMyAsset(id) : unreadMyAsset(id)),
    operationOf: () => 'readMyAsset',
  })
}

/** Takes over the state that the hub computed from what a player reported. @param operation by which it is reported */
export function useReportedStatus(asset: Asset, operation: OperationId): (status: Asset['userContentStatus']) => void {
  const client = useQueryClient()
  return (status) => {
    if (status && status !== asset.userContentStatus) void refreshAfter(client, operation)
  }
}
