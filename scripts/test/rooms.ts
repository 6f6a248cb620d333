/** Folders of a noun under another name: what stands on a higher floor, and screens that show two nouns at once. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  assets: ['client/library/', 'client/player/'],
  content: ['client/library/', 'server/content-admin/'],
  hubs: ['server/hub-admin/', 'server/hub-deletion/', 'server/hub-hostnames/', 'server/grants/'],
  playlists: ['client/library/'],
  teams: ['server/team-admin/'],
  users: ['server/user-admin/'],
}

/** Where the tests of a noun are, as folders from the root. @param noun as in `spec/` */
export function roomsOf(noun: string): string[] {
  return [`server/${noun}/`, `client/${noun}/`, ...(ELSEWHERE[noun] ?? [])]
}
