/** Where the file behind an asset is downloaded, relative to the hub. */
export function downloadPath(assetId: string): string {
  return `/api/asset/${assetId}/download`
}

/** Where what the hub made of it is found, relative to the hub. */
export function convertedPath(assetId: string): string {
  return `/api/asset/${assetId}/converted`
}
