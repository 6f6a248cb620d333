import type { components } from '../../generated/server/schema.d.ts'
import { assetTypeOf } from './package-rules.ts'
import type { FileRow } from './store.ts'
import type { Policy } from './upload/announce-service.ts'
import type { Progress } from './upload/parts-service.ts'

/** Files in the contract's shape and spelling. */

type Schemas = components['schemas']

export function fileInfo(file: FileRow, canPrepareAgain: boolean): Schemas['FileInfo'] {
  return {
    id: file.id,
    fileStatus: file.status,
    assetType: file.kind === 'asset' && file.status === 'ready' ? assetTypeOf(file.package?.kind ?? null) : null,
    duration: file.duration,
    notifyOnProcessingCompletion: file.notifyOnCompletion,
    filename: file.filename,
    size: file.size,
    contentType: file.contentType,
    uploadErrorCode: file.errorCode,
    uploadErrorDetail: file.errorDetail,
    pageCount: file.pageCount,
    isConverting: file.isConverting,
    canPrepareAgain,
    conversionErrorCode: file.conversionErrorCode,
    conversionErrorDetail: file.conversionErrorDetail,
    uploadWarnings: file.package?.warnings ?? file.warnings,
  }
}

export function uploadPolicy({
  fileId,
  uploadUrl,
  resumableUrl,
  uploadToken,
  expiresAt,
}: Policy): Schemas['UploadPolicy'] {
  return {
    fileId,
    uploadUrl,
    resumableUrl,
    uploadMethod: 'PUT',
    uploadHeaders: { 'Content-Type': 'application/octet-stream' },
    uploadToken,
    expiresTime: expiresAt.toISOString(),
  }
}

export function uploadProgress({ fileId, size, receivedBytes, expiresAt }: Progress): Schemas['UploadProgress'] {
  return { fileId, size, receivedBytes, expiresTime: expiresAt.toISOString() }
}
