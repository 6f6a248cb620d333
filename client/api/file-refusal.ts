import type { FileInfo } from '../../generated/client/model/fileInfo.ts'
import { HubProblem } from './hub-problem.ts'

/** That the hub took the bytes of a file and cannot use it. Its detail is a sentence in English about this one file. */
export class FileRefusal extends HubProblem {
  /** Why; null where that is not known any more. */
  readonly reason: FileInfo['uploadErrorCode']

  constructor({ uploadErrorCode, uploadErrorDetail }: Pick<FileInfo, 'uploadErrorCode' | 'uploadErrorDetail'>) {
    super({ status: 400, code: 'file-invalid', detail: uploadErrorDetail ?? '' })
    this.reason = uploadErrorCode
  }
}
