import { Upload, type DetailedError } from 'tus-js-client'
import { HubProblem, problemOf, stopped } from './hub-problem.ts'

/** Of one request; the hub keeps steps of a quarter of it where a request breaks off because the hub itself ends. */
const CHUNK_BYTES = 64 * 1024 * 1024
/** A connection that is lost comes back by itself in about a quarter of an hour, or somebody looks after it. */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 20_000, ...Array.from({ length: 28 }, () => 30_000)]

interface SendingOptions {
  signal?: AbortSignal | undefined
  onSent?: ((bytes: number) => void) | undefined
  /** Is told that the connection is lost, each time. */
  onLost?: (() => void) | undefined
}

/** Sends a file in parts by the tus protocol, from where the hub has it. Throws HubProblem, `stopped` where it is stopped; what was sent stays. */
export function sendParts(file: File, uploadUrl: string, { signal, onSent, onLost }: SendingOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const sending = new Upload(file, {
      uploadUrl: new URL(uploadUrl, window.location.href).href,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      // The library keeps what is unfinished by itself, with what it is for.
      storeFingerprintForResuming: false,
      onProgress: (bytes) => onSent?.(bytes),
      onShouldRetry: (error) => {
        const mayPass = isWorthAnotherTry(error)
        if (mayPass) onLost?.()
        return mayPass
      },
      onSuccess: () => resolve(),
      onError: (error) => void toProblem(error).then(reject),
    })
    const stop = () => {
      void sending.abort()
      reject(stopped())
    }
    if (signal?.aborted) return stop()
    signal?.addEventListener('abort', stop, { once: true })
    sending.start()
  })
}

/** The hub could not be reached, or has another number of bytes than was thought; a full disk is for people to see to. */
function isWorthAnotherTry({ originalResponse }: DetailedError): boolean {
  const status = originalResponse?.getStatus() ?? 0
  return status === 0 || status === 408 || status === 409 || status === 429 || (status >= 500 && status !== 507)
}

async function toProblem(error: Error | DetailedError): Promise<HubProblem> {
  const answer = 'originalResponse' in error ? error.originalResponse : null
  if (!answer) return new HubProblem({ status: 0, code: 'offline', detail: '' })
  return problemOf(new Response(answer.getBody(), { status: answer.getStatus() }))
}
