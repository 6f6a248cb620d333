import { recordAudit, recordAudits } from '../../audit/service.ts'
import type { Call } from '../../context.ts'
import { slicePage, type Page, type PageQuery } from '../../db/page.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { ItemEnd, JobCall, JobItem, JobKind } from '../../job-kind.ts'
import { previewToken } from '../../jobs/change-preview-service.ts'
import type { Change } from '../../jobs/rules.ts'
import { beginJob, type Job } from '../../jobs/service.ts'
import * as store from './mark-as-done-store.ts'

/** Has the hub mark all assets as done that learners mark themselves. */

export interface ResetPreview extends Page<store.ManualAsset> {
  token: string
}

/** The assets that the reset would change. */
export async function previewAssetMarkAsDoneReset(call: Call, query: PageQuery): Promise<ResetPreview> {
  const assets = await store.listManual(call.db)
  return { ...slicePage(assets, query), token: previewToken(call, changeOf(assets)) }
}

/** Begins the reset. @param shown the token of its preview @throws 400 `token-invalid`, 409 `preview-outdated` */
export function resetAssetMarkAsDoneModes(call: Call, shown: string): Promise<Job> {
  return inTransaction(call, async (call) => {
    const job = await beginJob(call, changeOf(await store.listManual(call.db)), shown)
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'asset',
      objectId: null,
      objectName: call.hub.name,
      details: [{ property: 'markAsDoneMode', oldValue: `manual: ${job.total}`, value: 'automatic' }],
    })
    return job
  })
}

function changeOf(assets: readonly store.ManualAsset[]): Change {
  return {
    kind: 'resetAssetMarkAsDoneModes',
    input: {},
    items: assets.map(({ id, name }) => ({ type: 'asset', id, name })),
  }
}

export const markAsDoneReset: JobKind<object> = {
  result: () => ({ type: 'page', href: '/manage/library' }),

  run: (call, _input, items) => setMode(call, items, { from: 'manual', to: 'automatic' }),
  undo: (call, _input, items) => setMode(call, items, { from: 'automatic', to: 'manual' }),
}

async function setMode(
  call: JobCall,
  items: readonly JobItem[],
  modes: Parameters<typeof store.switchMode>[2],
): Promise<ItemEnd[]> {
  const changed = await store.switchMode(
    call.db,
    items.map(({ id }) => id!),
    modes,
  )
  await recordAudits(
    call,
    items
      .filter(({ id }) => changed.has(id!))
      .map(({ id, name }) => ({
        action: 'UPDATE',
        objectType: 'asset',
        objectId: id,
        objectName: name,
        details: [{ property: 'markAsDoneMode', oldValue: modes.from, value: modes.to }],
      })),
  )
  return items.map(({ id }) =>
    changed.has(id!)
      ? { state: 'done' }
      : { state: 'skipped', reason: 'It has that mode already, or was deleted in the meantime.' },
  )
}
