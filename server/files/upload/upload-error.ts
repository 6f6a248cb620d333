import { conflict, type Problem } from '../../contract/problems.ts'
import type { Refusal } from '../file-error.ts'

/** Why a step of an upload is refused, whichever way its bytes come. */

export function alreadyUploaded(): Problem {
  return conflict('already-uploaded', 'This file has been uploaded already. Finish the upload, or announce a new one.')
}

export function notUploaded(): Problem {
  return conflict('not-uploaded', 'This file is not uploaded yet. Send its bytes, then finish the upload.')
}

export function alreadyFinished(): Problem {
  return conflict('already-finished', 'This upload is finished already. Ask for the file to see how far it is.')
}

/** Of a file whose upload was given up. */
export const UPLOAD_CANCELLED: Refusal = {
  code: 'upload-failed',
  detail: 'The upload was cancelled. Upload the file again.',
}
