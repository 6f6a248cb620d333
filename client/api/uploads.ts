import { createUploadPolicy, finishUpload, getFile } from '../../generated/client/files/files.ts'
import type { FileInfo } from '../../generated/client/model/fileInfo.ts'
import type { UploadPolicyCreate } from '../../generated/client/model/uploadPolicyCreate.ts'
import { HubProblem, problemOf } from './hub-problem.ts'

const POLL_DELAYS_MS = [300, 600, 1000, 2000, 3000, 5000]

type Purpose = Pick<UploadPolicyCreate, 'type' | 'referenceId' | 'alternativeText' | 'language'>

/**
 * Sends a file in the three steps of the contract (policy, bytes, finish) and waits until the hub has worked on it.
 * Throws HubProblem; a file that the hub finds faulty throws with code `file-invalid` and the reason as its detail.
 */
export async function upload(file: File, purpose: Purpose): Promise<FileInfo> {
  const contentType = file.type || 'application/octet-stream'
  const policy = await createUploadPolicy({ ...purpose, filename: file.name, size: file.size, contentType })
  const sent = await fetch(policy.uploadUrl, {
    method: policy.uploadMethod,
    headers: policy.uploadHeaders,
    body: file,
  }).catch(() => null)
  if (!sent?.ok) {
    await finishUpload({ uploadToken: policy.uploadToken, error: 'The bytes did not arrive.' }).catch(() => null)
    throw sent ? await problemOf(sent) : new HubProblem({ status: 0, code: 'offline', detail: '' })
  }
  await finishUpload({ uploadToken: policy.uploadToken })
  return processed(policy.fileId)
}

// Longer work, such as making a video fit for browsers, goes on without us: what is processing still counts as sent.
async function processed(fileId: string): Promise<FileInfo> {
  let info = await getFile(fileId)
  for (const wait of POLL_DELAYS_MS) {
    if (info.fileStatus === 'ready' || info.fileStatus === 'invalid') break
    await new Promise((resolve) => setTimeout(resolve, wait))
    info = await getFile(fileId)
  }
  if (info.fileStatus === 'invalid')
    throw new HubProblem({ status: 400, code: 'file-invalid', detail: info.uploadErrorDetail ?? '' })
  return info
}
