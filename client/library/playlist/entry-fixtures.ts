import type { Entry } from './contents-rules.ts'

/** Something that a playlist holds, named after its key. */
export const item = (key: string, optional = false): Entry => ({
  kind: 'item',
  key,
  id: key,
  name: key,
  type: 'web',
  fileFormat: null,
  optional,
})
