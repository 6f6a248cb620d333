/** The type of an asset that is made of a file. @param packageKind what the hub found in it; null for what is no package */
export function assetTypeOf(packageKind: string | null): 'upload' | 'zip' | 'scorm' {
  if (packageKind === null) return 'upload'
  return packageKind === 'scorm' ? 'scorm' : 'zip'
}
