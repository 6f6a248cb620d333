/** Where the file behind an asset is downloaded, relative to the hub. */
export function downloadPath(assetId: string): string {
  return `/api/asset/${assetId}/download`
}
