import type { Handlers } from './contract/handlers.ts'
import { assetHandlers } from './assets/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { contentHandlers } from './content/handlers.ts'
import { fileHandlers } from './files/handlers.ts'
import { hubHandlers } from './hubs/handlers.ts'
import { playlistHandlers } from './playlists/handlers.ts'
import { profileHandlers } from './profile/handlers.ts'
import { userHandlers } from './users/handlers.ts'

/** Every operation of the contract. One that is missing, unknown or wrongly typed does not compile. */
export const handlers: Handlers = {
  ...assetHandlers,
  ...authHandlers,
  ...contentHandlers,
  ...fileHandlers,
  ...hubHandlers,
  ...playlistHandlers,
  ...profileHandlers,
  ...userHandlers,
}
