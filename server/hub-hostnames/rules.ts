import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import type { components } from '../../generated/server/schema.d.ts'

/** What a check of a name found. */
export interface Finding {
  finding: components['schemas']['HubHostnameFinding']
  /** What was there instead; null where nothing was. */
  found: string | null
}

/** Where the record stands that proves whose a name is. */
const RECORD_LABEL = '_learning-hub'
/** The name of the record has to fit into what the DNS allows as well. */
const MAX_LENGTH = 253 - RECORD_LABEL.length - 1
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** A name as the DNS has it: in small letters, other scripts in Punycode, no dot at its end. Null for what is none that can lead to a hub. */
export function usableHostname(text: string): string | null {
  // What has a port, a path or a wildcard would lose it in the next line.
  if (!/^[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]+$/u.test(text.trim())) return null
  const name = domainToASCII(text.trim()).toLowerCase().replace(/\.$/, '')
  const labels = name.split('.')
  const isName = name.length <= MAX_LENGTH && labels.length > 1 && labels.every((label) => LABEL.test(label))
  const isOfNobody = isIP(name) !== 0 || /^\d+$/.test(labels.at(-1)!) || labels.at(-1) === 'localhost'
  return isName && !isOfNobody ? name : null
}

/** The name of the TXT record that proves whose a name is. */
export function recordNameOf(hostname: string): string {
  return `${RECORD_LABEL}.${hostname}`
}

const RECORD_MISSING = new Set(['ENODATA', 'ENOTFOUND'])
const TOO_LONG = new Set(['ECANCELLED', 'ETIMEOUT', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT'])
const NAME_UNKNOWN = new Set(['ENOTFOUND', 'ENODATA', 'EAI_NODATA', 'EAI_NONAME'])
/** What OpenSSL says of a chain, as Node.js spells it. */
const CERTIFICATE = /^(ERR_TLS_CERT|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH|INVALID_)/

/** Why the record could not be read. */
export function recordFaultOf(error: unknown): 'recordMissing' | 'tookTooLong' | 'dnsFailed' {
  const code = codeOf(error)
  if (RECORD_MISSING.has(code)) return 'recordMissing'
  return TOO_LONG.has(code) ? 'tookTooLong' : 'dnsFailed'
}

/** Why nobody answered under the name. */
export function answerFaultOf(error: unknown): 'nameUnknown' | 'tookTooLong' | 'certificateInvalid' | 'unreachable' {
  const code = codeOf(error)
  if (NAME_UNKNOWN.has(code)) return 'nameUnknown'
  if (TOO_LONG.has(code) || (error as Error).name === 'TimeoutError') return 'tookTooLong'
  return CERTIFICATE.test(code) ? 'certificateInvalid' : 'unreachable'
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
