import { expect, test } from 'vitest'
import { contractOf, operation } from '../testing/contract.ts'
import { withFolder } from '../testing/folder.ts'
import { findMissingMocks } from './rooms.ts'

const contract = contractOf({
  '/playlists/': {
    get: operation('listPlaylists'),
    post: operation('createPlaylist'),
    delete: operation('deletePlaylists', { responses: { '200': {}, '501': {} } }),
  },
})
const mocks = 'getListPlaylistsMockHandler(list),\ngetCreatePlaylistMockHandler(create),'

test('finds nothing where every operation that is built has its mock', () =>
  withFolder({ 'client/mocks/playlists-admin.ts': mocks }, (folder) =>
    expect(findMissingMocks(contract, folder)).toEqual([]),
  ))

test('says where to write the mock that is missing, even when it is imported', () =>
  withFolder(
    { 'client/mocks/a.ts': 'import { getCreatePlaylistMockHandler } from "x"\ngetListPlaylistsMockHandler(list)' },
    (folder) =>
      expect(findMissingMocks(contract, folder)).toEqual([
        'createPlaylist has no mock. Use getCreatePlaylistMockHandler in client/mocks/playlists.ts.',
      ]),
  ))
