import { useLingui } from '@lingui/react/macro'
import { useUpdateHubSettings } from '../../generated/client/hubs-admin/hubs-admin.ts'
import type { HubSettings } from '../../generated/client/model/hubSettings.ts'
import { etagOf } from '../api/fetcher.ts'
import { useChange } from '../api/use-change.ts'

/** A change of the settings as they are on the screen: the hub refuses it where somebody else was faster. */
export function useSettingsChange(settings: HubSettings) {
  const { t } = useLingui()
  const headers = { 'If-Match': etagOf(settings) ?? '' }
  return useChange(() => useUpdateHubSettings({ request: { headers } }), { done: () => t`The settings are saved.` })
}
