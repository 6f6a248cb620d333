import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
export const BUNDLE = join(ROOT, 'generated/openapi.json')
/** What identity providers read and write has a contract of its own. */
export const SCIM = join(ROOT, 'generated/scim.json')
/** So has the learning record store. */
export const XAPI = join(ROOT, 'generated/xapi.json')
/** The operations that answer 501 until they have a handler. */
export const NOT_IMPLEMENTED = join(ROOT, 'generated/not-implemented.json')
export const SERVER_OUT = join(ROOT, 'generated/server')
export const HEADER = '// Written by `make generate` from spec/. Change the contract there, not this file.\n'
