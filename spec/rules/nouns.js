/** The folder under spec/, server/ and client/ that holds the operations of each tag. */
export const NOUN_OF_TAG = {
  assets: 'assets',
  'assets-admin': 'assets',
  auth: 'auth',
  content: 'content',
  'content-files': 'files',
  files: 'files',
  hubs: 'hubs',
  'import-users-admin': 'users',
  playlists: 'playlists',
  'playlists-admin': 'playlists',
  profile: 'profile',
  settings: 'profile',
}
