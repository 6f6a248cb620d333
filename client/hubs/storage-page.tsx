import { Trans, useLingui } from '@lingui/react/macro'
import { useGetHubStorage } from '../../generated/client/hubs-admin/hubs-admin.ts'
import type { HubStorage } from '../../generated/client/model/hubStorage.ts'
import { useFormat } from '../i18n/use-format.ts'
import { QueryState } from '../shell/query-state.tsx'
import { Panel } from '../ui/page/panel.tsx'
import { ProgressLine } from '../ui/content/progress-line.tsx'
import { LargestFiles } from './largest-files.tsx'
import { SettingsPart } from './settings-part.tsx'
import classes from './settings.module.css'
import { StorageKinds } from './storage-kinds.tsx'

/** How much of its room the hub uses, and what for. */
export function StoragePage() {
  const { t } = useLingui()
  const query = useGetHubStorage()
  return (
    <SettingsPart
      part="storage"
      title={t`Storage`}
      sentence={t`How much the files of the hub take, and which take the most.`}
    >
      <QueryState query={query} height={420} />
      {query.data && (
        <>
          <div className={classes.sections}>
            <UsedRoom storage={query.data} />
          </div>
          <StorageKinds kinds={query.data.kinds} />
          <LargestFiles files={query.data.largestFiles} />
        </>
      )}
    </SettingsPart>
  )
}

function UsedRoom({ storage: { usedBytes, limitBytes, limitBytesPerPerson } }: { storage: HubStorage }) {
  const { t } = useLingui()
  const format = useFormat()
  const [used, limit, perPerson] = [usedBytes, limitBytes, limitBytesPerPerson].map(format.bytes)
  const rate = limitBytes === 0 ? 1 : Math.min(1, usedBytes / limitBytes)
  const percent = format.rate(rate)
  return (
    <Panel title={t`Storage used`}>
      <p className={classes.label}>{t`${used} of ${limit} (${percent})`}</p>
      <ProgressLine rate={rate} label={t`Storage used`} />
      <p className={classes.note}>
        <Trans>
          What one person uploaded may take {perPerson}. Files count with all that the hub makes of them, a package with
          what it unpacks to.
        </Trans>
      </p>
      <p className={rate < NEARLY_FULL ? classes.note : classes.warning}>
        <Trans>
          When there is no room left, nobody can upload a file until some are deleted. Everything that is there goes on
          working. Deleted content keeps its files for 30 days. The people who run the hub can give it more room.
        </Trans>
      </p>
    </Panel>
  )
}

const NEARLY_FULL = 0.9
