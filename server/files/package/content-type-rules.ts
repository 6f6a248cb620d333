import { lookup } from 'mrmime'

/** The media type under which a file of a package is served to browsers; unknown files are plain bytes. */
export function contentTypeOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  // Without a charset on purpose: older courses declare another one than UTF-8 inside their pages.
  return (name.includes('.') ? lookup(name) : undefined) ?? 'application/octet-stream'
}
