import type { Privilege } from '../context.ts'

/** Who asks for content asks the admins with one of these rights: they are who could add it. */
export const CONTENT_RIGHTS: readonly Privilege[] = ['playlist_write', 'asset_write']
