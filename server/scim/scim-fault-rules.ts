/** What is wrong with a call, as table 9 of RFC 7644 has it. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'tooMany'
  | 'uniqueness'

/** Thrown wherever SCIM has a word of its own for what is wrong; becomes an answer in one place (handlers.ts). */
export class ScimFault extends Error {
  readonly scimType: ScimType
  readonly status: number

  /** @param detail one sentence for whoever looks after the provider */
  constructor(scimType: ScimType, detail: string) {
    super(detail)
    this.scimType = scimType
    this.status = scimType === 'uniqueness' ? 409 : 400
  }
}
