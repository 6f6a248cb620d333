import { expect, test } from 'vitest'
import { contractOf, operation } from '../testing/contract.ts'
import { withFolder } from '../testing/folder.ts'
import { findMissingRooms } from './rooms.ts'

const contract = contractOf({ '/playlists/': { get: operation('listPlaylists'), post: operation('createPlaylist') } })
const handlers =
  'export const playlistsHandlers = {\n  async listPlaylists({ call }) {},\n  async createPlaylist({ call }) {},\n}'
const mocks = 'getListPlaylistsMockHandler(list),\ngetCreatePlaylistMockHandler(create),'

test('finds nothing where every operation has its rooms', () =>
  withFolder({ 'server/playlists/handlers.ts': handlers, 'client/mocks/playlists-admin.ts': mocks }, (folder) =>
    expect(findMissingRooms(contract, folder)).toEqual([]),
  ))

test('says where to write the handler that is missing', () =>
  withFolder(
    {
      'server/playlists/handlers.ts': handlers.replace('createPlaylist', 'createPlaylists'),
      'client/mocks/a.ts': mocks,
    },
    (folder) =>
      expect(findMissingRooms(contract, folder)).toEqual([
        'createPlaylist has no handler. Write async createPlaylist({ call, respond }) in server/playlists/handlers.ts.',
      ]),
  ))

test('takes a handler in the folder of another noun for a missing one', () =>
  withFolder({ 'server/badges/handlers.ts': handlers, 'client/mocks/a.ts': mocks }, (folder) =>
    expect(findMissingRooms(contract, folder)).toHaveLength(2),
  ))

test('says where to write the mock that is missing, even when it is imported', () =>
  withFolder(
    {
      'server/playlists/handlers.ts': handlers,
      'client/mocks/a.ts': 'import { getCreatePlaylistMockHandler } from "x"\ngetListPlaylistsMockHandler(list)',
    },
    (folder) =>
      expect(findMissingRooms(contract, folder)).toEqual([
        'createPlaylist has no mock. Use getCreatePlaylistMockHandler in client/mocks/playlists.ts.',
      ]),
  ))
