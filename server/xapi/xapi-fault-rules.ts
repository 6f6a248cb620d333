/** Thrown wherever a call of xAPI cannot be done; becomes an answer in one place (server/lrs/handlers.ts). */
export class XapiFault extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  /** @param message one sentence for whoever wrote what calls */
  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}
