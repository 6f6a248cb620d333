import type { components } from '../../generated/server/schema.d.ts'
import type { RecordStoreRow } from './record-store-service.ts'

/** @param row undefined where there is none */
export function recordStore(row: RecordStoreRow | undefined): components['schemas']['HubRecordStore'] {
  return {
    endpoint: row?.endpoint ?? null,
    username: row?.username ?? null,
    isOn: row?.isOn ?? false,
    forwardedTime: row?.forwardedAt?.toISOString() ?? null,
    failedTime: row?.failedAt?.toISOString() ?? null,
    fault: row?.fault ?? null,
    refusedCount: row?.refusedCount ?? 0,
  }
}
