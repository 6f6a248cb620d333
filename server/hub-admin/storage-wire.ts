import type { components } from '../../generated/server/schema.d.ts'
import { displayName } from '../users/rules.ts'
import type { LargestFile, Storage } from './storage-service.ts'

type Schemas = components['schemas']

export function hubStorage({ limits, kinds, largest }: Storage): Schemas['HubStorage'] {
  return {
    usedBytes: kinds.reduce((sum, { bytes }) => sum + bytes, 0),
    limitBytes: limits.hub,
    limitBytesPerPerson: limits.person,
    kinds,
    largestFiles: largest.map(file),
  }
}

function file({ content, uploadedBy, createdAt, ...row }: LargestFile): Schemas['HubStorageFile'] {
  return {
    ...row,
    content: content && { id: content.id, type: content.type as Schemas['ContentType'], name: content.name },
    uploadedBy: uploadedBy && { id: uploadedBy.id, displayName: displayName(uploadedBy) },
    createdTime: createdAt.toISOString(),
  }
}
