import type { Exception } from './plugin.js'
export declare const EXCEPTIONS: Exception[]
