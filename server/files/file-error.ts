import type { components } from '../../generated/server/schema.d.ts'
import { PackageError } from './package/package-error.ts'

type Schemas = components['schemas']
export type UploadErrorCode = NonNullable<Schemas['UploadErrorCode']>

/** A file cannot be used. The message is for its author: what is wrong and what to do. */
export class FileRefused extends Error {
  readonly code: UploadErrorCode

  constructor(code: UploadErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FileRefused'
    this.code = code
  }
}

export interface Refusal {
  code: UploadErrorCode
  detail: string
}

/** Why a file that can be used is not shown, or not found by its words. */
export interface ConversionFault {
  code: NonNullable<Schemas['ConversionErrorCode']>
  detail: string
}

/** Nobody but who knows the password could read it. */
export const PROTECTED_DOCUMENT: Refusal = {
  code: 'document-protected',
  detail: 'This document is protected with a password. Save it without one and upload it again.',
}

/** What an error says about the file itself, or null for one that says nothing about it, such as a full disk. */
export function refusalFrom(error: unknown): Refusal | null {
  if (!(error instanceof FileRefused || error instanceof PackageError)) return null
  return { code: error.code, detail: error.message.slice(0, 1000) }
}
