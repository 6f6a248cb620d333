import { useMutation } from '@tanstack/react-query'
import type { OperationId } from '../../generated/access.ts'
import type { FileInfo } from '../../generated/client/model/fileInfo.ts'
import { upload, type Purpose, type UploadOptions } from './uploads.ts'

/** A file and what it is for. */
export interface FileToSend extends UploadOptions {
  file: File
  purpose: Purpose
}

/** Sends a file that the hub puts in its place by itself. For useChange, as the generated hook of an operation. */
export function useUpload() {
  return useUploadThen((info) => info)
}

/**
 * Sends a file, and then changes something with it, as one change. For useChange, too.
 * @param operation that ends it: what this affects is read anew
 */
export function useUploadThen<Data>(
  change: (info: FileInfo, sent: FileToSend) => Data | Promise<Data>,
  operation: OperationId = 'finishUpload',
) {
  return useMutation({
    mutationKey: [operation],
    mutationFn: async (sent: FileToSend) => {
      const { file, purpose, ...options } = sent
      return change(await upload(file, purpose, options), sent)
    },
  })
}
