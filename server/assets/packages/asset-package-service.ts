import { recordAudit, recordUnchanged } from '../../audit/service.ts'
import type { Call } from '../../context.ts'
import { notFound } from '../../contract/problems.ts'
import type { PageQuery } from '../../db/page.ts'
import { inTransaction } from '../../db/transaction.ts'
import { getContents, listPackageFiles, type PackageContents } from '../../files/package-service.ts'
import { mustBeOutside } from '../../hubs/outside-host-rules.ts'
import * as store from './asset-package-store.ts'
import { getAsset, type ShownAsset } from '../service.ts'

/** What the packages of assets hold and may load, for those who edit them. */

export interface AssetPackage extends PackageContents {
  /** Of this asset alone. */
  allowedHosts: readonly string[]
}

/** @throws 404, also for an asset whose file is no package or is not ready */
export async function getAssetPackage(call: Call, assetId: string): Promise<AssetPackage> {
  const { fileId } = await mustHaveFile(call, assetId)
  const [contents, allowedHosts] = await Promise.all([
    getContents(call, fileId),
    store.findAllowedHosts(call.db, assetId),
  ])
  return { ...contents, allowedHosts }
}

/** @throws 404 as getAssetPackage */
export async function listAssetPackageFiles(call: Call, assetId: string, page: PageQuery) {
  const { fileId } = await mustHaveFile(call, assetId)
  return listPackageFiles(call, fileId, page)
}

/** Sets from which hosts the package of an asset may load. @throws 404, 400 `host-not-outside` */
export async function updateAssetPackage(call: Call, assetId: string, hosts: readonly string[]): Promise<void> {
  mustBeOutside(call, hosts)
  const { name } = await getAsset(call, assetId, false)
  await inTransaction(call, async (call) => {
    const before = await store.lockAllowedHosts(call.db, assetId)
    const next = hosts.toSorted()
    if (JSON.stringify(before) === JSON.stringify(next)) return recordUnchanged(call)
    await store.setAllowedHosts(call.db, assetId, next)
    await recordAudit(call, {
      action: 'UPDATE',
      objectType: 'asset',
      objectId: assetId,
      objectName: name,
      details: [{ property: 'allowedHosts', oldValue: before, value: next }],
    })
  })
}

/** An asset with a file, whoever may see it. @throws 404 */
export async function mustHaveFile(call: Call, assetId: string): Promise<ShownAsset & { fileId: string }> {
  const asset = await getAsset(call, assetId, false)
  if (!asset.fileId) throw notFound()
  return { ...asset, fileId: asset.fileId }
}
