import { http, passthrough, type HttpHandler } from 'msw'
import { assetsAdminHandlers } from './assets-admin.ts'
import { assetsHandlers } from './assets.ts'
import { authHandlers } from './auth.ts'
import { contentFilesHandlers } from './content-files.ts'
import { contentHandlers } from './content.ts'
import { filesHandlers } from './files.ts'
import type { MockHub } from './hub.ts'
import { hubsHandlers } from './hubs.ts'
import { playlistsAdminHandlers } from './playlists-admin.ts'
import { playlistsHandlers } from './playlists.ts'
import { Problem, problemResponse } from './problems.ts'
import { profileHandlers } from './profile.ts'
import { usersHandlers } from './users.ts'

/** Handlers for every operation of the contract, over one hub. Calls outside /api pass, unknown ones under it are refused loudly. */
export function hubHandlers(hub: MockHub): HttpHandler[] {
  return [
    http.all(({ request }) => !isHubCall(request), passthrough),
    ...authHandlers(hub),
    ...hubsHandlers(hub),
    ...profileHandlers(hub),
    ...playlistsHandlers(hub),
    ...assetsHandlers(hub),
    ...contentHandlers(hub),
    ...filesHandlers(hub),
    ...contentFilesHandlers(hub),
    // The generated paths begin with a wildcard, so `*/playlists/` fits /api/me/playlists/ too and has to come later.
    ...playlistsAdminHandlers(hub),
    ...assetsAdminHandlers(hub),
    ...usersHandlers(hub),
    http.all('*/api/*', ({ request }) => refuseUnknown(request)),
  ]
}

/** In development the modules of client/api are served under /api/ as well. */
function isHubCall({ url }: Request): boolean {
  const { pathname } = new URL(url)
  return pathname.startsWith('/api/') && !/\.tsx?$/.test(pathname)
}

function refuseUnknown({ method, url }: Request) {
  const call = `${method} ${new URL(url).pathname}`
  console.error(`The mock hub has no handler for ${call}. Write one in client/mocks.`)
  return problemResponse(new Problem(404, 'no-such-call', `The API has no call ${call}.`))
}
