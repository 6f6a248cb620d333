/**
 * The attacks on a hub: which tests try to do what nobody may, by what they try. `make attack` runs them and nothing else;
 * they are tests like the others, so `make test` runs them too, and what ends in `.prove.ts` is of `make prove`.
 */
export interface Attack {
  /** For `make attack ONLY=name`. */
  name: string
  /** What holds as long as its tests are green. */
  proves: string
  files: readonly string[]
}

export const ATTACKS: readonly Attack[] = [
  {
    name: 'other-hub',
    proves: 'No call shows or changes anything of another hub, whichever of its ids is named, and wherever',
    files: ['server/db/isolation.test.ts', 'server/testing/other-hub.prove.ts'],
  },
  {
    name: 'doors',
    proves: 'Content comes through no door to who may not see it, and no link to it can be made up, changed or moved',
    files: [
      'server/testing/hidden/hidden.test.ts',
      'server/files/serve/content-origin.test.ts',
      'server/files/serve/content-token.test.ts',
      'server/files/serve/pictures.test.ts',
    ],
  },
  {
    name: 'rights',
    proves:
      'Nobody, no role and no scope of a token does more than the contract says, and no manager leaves their teams',
    files: [
      'server/contract/matrix.test.ts',
      'server/contract/scopes.prove.ts',
      'server/access/another-team.test.ts',
      'server/access/bounds.test.ts',
      'server/access/also-named.test.ts',
    ],
  },
  {
    name: 'forged-calls',
    proves: 'No page of another site makes the browser of somebody who is signed in change anything',
    files: ['server/contract/forged-calls.test.ts', 'server/contract/gaps.test.ts', 'client/e2e/forged-calls.prove.ts'],
  },
  {
    name: 'files',
    proves: 'No archive, manifest, picture or subtitle leaves its place, fills the disk or runs',
    files: [
      'server/files/package/hostile-zips.test.ts',
      'server/files/package/bad-manifests.test.ts',
      'server/files/processing/picture-task.test.ts',
      'server/files/processing/subtitle-codec.test.ts',
    ],
  },
  {
    name: 'addresses',
    proves: 'The hub goes to no private address, however it is written, led to or looked up',
    files: [
      'server/platform/guarded-fetch.test.ts',
      'server/content/preview/preview.test.ts',
      'server/hubs/settings.test.ts',
    ],
  },
  {
    name: 'sockets',
    proves: 'Who keeps silent, dribbles, reads nothing or speaks HTTP in two ways holds up nobody and smuggles nothing',
    files: [
      'server/app.test.ts',
      'server/contract/sockets.prove.ts',
      'server/contract/slow-bodies.test.ts',
      'server/contract/overload.prove.ts',
      'server/files/upload/limited-stream.test.ts',
      'server/files/upload/upload-connection.test.ts',
    ],
  },
  {
    name: 'cookies',
    proves: 'No script reads a cookie of the hub, and no course or neighbour replaces one or pushes it out',
    files: [
      'server/auth/sessions/cookies.test.ts',
      'server/auth/sessions/device-token.test.ts',
      'client/e2e/hostile-course.prove.ts',
      'client/player/player.test.ts',
    ],
  },
  {
    name: 'hub-switch',
    proves: 'A ticket of one hub opens another once, for its person, in its browser, and round no rule of that hub',
    files: ['server/auth/sign-in/hub-switch.test.ts'],
  },
  {
    name: 'ends',
    proves: 'Sessions, tokens and links open nothing after any kind of end',
    files: [
      'server/auth/every-end.test.ts',
      'server/auth/every-process.test.ts',
      'server/auth/ends-of-access.test.ts',
      'server/auth/tokens/tokens.test.ts',
      'server/auth/tokens/service-tokens.test.ts',
      'server/auth/removal/suspension.test.ts',
      'server/files/serve/content-ends.test.ts',
    ],
  },
  {
    name: 'proofs',
    proves: 'A browser that somebody left open takes no rights, no account and no thousand people',
    files: ['server/auth/sign-in/step-up.test.ts', 'server/access/proof.test.ts', 'server/user-admin/changes.test.ts'],
  },
  {
    name: 'guessing',
    proves: 'Guessing and flooding meet a limit, fill no memory and lock nobody out',
    files: [
      'server/auth/passwords/lock-out.test.ts',
      'server/auth/strangers.test.ts',
      'server/contract/rate-limit.test.ts',
      'server/platform/trusted-proxies.test.ts',
    ],
  },
]

export const isLong = (file: string) => file.endsWith('.prove.ts')
export const isInBrowser = (file: string) => file.startsWith('client/')
