/**
 * Guards of the server that are left out one by one, each with a test that has to turn red then. `make attack
 * ONLY=mutations` does so; nothing of it is in production code.
 */
interface Mutation {
  /** What is left out. */
  name: string
  /** The test that notices; one of its names is enough where the file has slow ones beside it. */
  proof: { file: string; names?: RegExp }
}

/** A guard that stands in the code. */
export interface CodeMutation extends Mutation {
  file: string
  /** How the file spells it, once. */
  guard: string
  /** What stands there in its place. @param isOut true while it is left out, as code */
  instead: (isOut: string) => string
}

/** A guard that stands in statements, which are built once. */
export interface StatementMutation extends Mutation {
  /** What is left out of every statement. */
  condition: RegExp
}

const before = (first: string) => (guard: string) => ({
  guard,
  instead: (isOut: string) => `${guard} if (${isOut}) ${first};`,
})
/** A function that gives up at once. */
const returning = before('return')
/** A condition under which something is refused. */
const refusing = (start: string, condition: string, end = '') => ({
  guard: `${start}${condition}${end}`,
  instead: (isOut: string) => `${start}!${isOut} && (${condition})${end}`,
})
/** A part of a text. */
const saying = (start: string, part: string, end: string) => ({
  guard: `${start}${part}${end}`,
  instead: (isOut: string) => `${start}\${${isOut} ? '' : \`${part}\`}${end}`,
})

const MATRIX = { file: 'server/contract/matrix.test.ts', names: /lets in whom/ }
const COOKIES = { file: 'server/auth/sessions/cookies.test.ts' }
const FORGED = { file: 'server/contract/forged-calls.test.ts' }
const FETCH = { file: 'server/platform/guarded-fetch.test.ts' }
const CONTENT = { file: 'server/files/serve/content-origin.test.ts' }
/** @param names of the ends that notice; each of the others takes as long */
const end = (names: RegExp) => ({ file: 'server/auth/every-end.test.ts', names })
const ZIPS = { file: 'server/files/package/hostile-zips.test.ts' }

const IN_GUARD = 'server/access/guard.ts'
const IN_COOKIE = 'server/auth/sessions/cookie-rules.ts'
const IN_IDENTIFY = 'server/auth/sessions/identify-service.ts'
const IN_FETCH = 'server/platform/guarded-fetch.ts'
const IN_VISIT = 'server/files/serve/content-visit-service.ts'
const IN_ZIP = 'server/files/package/zip-files.ts'

export const MUTATIONS: readonly (CodeMutation | StatementMutation)[] = [
  // Who proved again who they are.
  {
    name: 'a fresh proof where the contract asks for one',
    file: IN_GUARD,
    ...refusing('if (', 'rule.stepUp && !isProofFresh(caller, now)', ') throw'),
    proof: { file: 'server/auth/sign-in/step-up.test.ts', names: /^takes a sign-in of the last ten minutes/ },
  },
  {
    name: 'a fresh proof for a change of more than a thousand people',
    file: 'server/access/proof.ts',
    ...refusing('if (', 'people > MANY_PEOPLE && call.caller.scopes === null', ') mustBeProved'),
    proof: { file: 'server/user-admin/changes.test.ts', names: /more than a thousand people/ },
  },
  // Who may call.
  {
    name: 'who may call an operation',
    file: IN_GUARD,
    ...returning('admit(caller, hub, now) {'),
    proof: MATRIX,
  },
  {
    name: 'the scopes of a token',
    file: IN_GUARD,
    guard: "return caller.scopes === null || caller.scopes.has('me')",
    instead: (isOut) => `return ${isOut} || caller.scopes === null || caller.scopes.has('me')`,
    proof: MATRIX,
  },
  {
    name: 'that a token of the hub is nobody',
    file: IN_GUARD,
    guard: "if (who === 'service') return caller.isService",
    instead: (isOut) => `if (who === 'service') return ${isOut} || caller.isService`,
    proof: { file: 'server/auth/tokens/service-tokens.test.ts', names: /^opens to a person/ },
  },
  {
    name: 'what a token never may',
    file: IN_GUARD,
    ...refusing('if (', 'sessionOnly && caller.scopes', ') throw'),
    proof: MATRIX,
  },
  {
    name: 'whose thing a manager names',
    file: IN_GUARD,
    ...returning('async checkNamed(asked, input, lookup) {'),
    proof: { file: 'server/access/another-team.test.ts' },
  },
  {
    name: 'what a manager may set',
    file: IN_GUARD,
    guard: 'if (bounds.length && caller && !isForAll(asked))',
    instead: (isOut) => `if (!${isOut} && bounds.length && caller && !isForAll(asked))`,
    proof: { file: 'server/access/bounds.test.ts' },
  },
  // Hubs.
  {
    name: 'row-level security',
    file: 'server/db/connect.ts',
    guard: '    ...address,\n    max: options.poolSize,',
    instead: (isOut) => `    ...(${isOut} ? globalThis.hubSuperuser(address) : address),\n    max: options.poolSize,`,
    proof: { file: 'server/db/isolation.test.ts', names: /row-level security alone > shows nothing/ },
  },
  {
    name: 'the rule that each statement is of one hub',
    file: 'server/db/connect.ts',
    guard: 'narrows: options.hubRules !== false',
    instead: (isOut) => `narrows: !${isOut} && options.hubRules !== false`,
    proof: { file: 'server/db/isolation.test.ts', names: /the query rules alone > shows nothing/ },
  },
  // Cookies and forged calls.
  { name: 'HttpOnly', file: IN_COOKIE, ...saying('Path=/; ', 'HttpOnly; ', ''), proof: COOKIES },
  {
    name: 'Secure',
    file: IN_COOKIE,
    guard: "publicScheme === 'https' ? '; Secure' : ''",
    instead: (isOut) => `publicScheme === 'https' && !${isOut} ? '; Secure' : ''`,
    proof: COOKIES,
  },
  {
    name: '__Host-',
    file: IN_COOKIE,
    guard: "publicScheme === 'https' ? '__Host-' : ''",
    instead: (isOut) => `publicScheme === 'https' && !${isOut} ? '__Host-' : ''`,
    proof: COOKIES,
  },
  { name: 'SameSite', file: IN_COOKIE, ...saying('', 'SameSite=Lax', '${secure}'), proof: COOKIES },
  {
    name: 'calls of another site',
    file: IN_IDENTIFY,
    ...returning('function refuseOtherSites(call: PublicCall, request: FastifyRequest): void {'),
    proof: FORGED,
  },
  {
    name: 'which origin is the own',
    file: IN_IDENTIFY,
    guard: 'return origin === call.hub.origin ||',
    instead: (isOut) => `return ${isOut} || origin === call.hub.origin ||`,
    proof: FORGED,
  },
  {
    name: 'which media type a body has',
    file: 'server/bind.ts',
    guard: 'if (!type || !row.body.includes(type)) throw',
    instead: (isOut) => `if (!${isOut} && (!type || !row.body.includes(type))) throw`,
    proof: { file: 'server/contract/gaps.test.ts' },
  },
  // Addresses that people name.
  {
    name: 'an address as it is written',
    file: IN_FETCH,
    ...refusing('  if (', '!guard.isOpenPort(port) || (isIP(literal) && !guard.isOpen(literal, port))', ') throw'),
    proof: FETCH,
  },
  {
    name: 'an address as its name is looked up',
    file: IN_FETCH,
    ...refusing('if (', '!error && !addresses.every((address) => guard.isOpen(address, port))', ')'),
    proof: FETCH,
  },
  {
    name: 'the address of the open connection',
    file: IN_FETCH,
    guard: "if (guard.isOpen(socket.remoteAddress ?? '', port))",
    instead: (isOut) => `if (${isOut} || guard.isOpen(socket.remoteAddress ?? '', port))`,
    proof: FETCH,
  },
  {
    name: 'where a redirect leads',
    file: IN_FETCH,
    guard: 'next = checkedUrl(new URL(location, next).href, guard)',
    instead: (isOut) => `next = ${isOut} ? new URL(location, next) : checkedUrl(new URL(location, next).href, guard)`,
    proof: FETCH,
  },
  // Links to content.
  {
    name: 'the signature of a link',
    file: 'server/platform/signed.ts',
    guard: 'return isOurs ? text : null',
    instead: (isOut) => `return isOurs || ${isOut} ? text : null`,
    proof: CONTENT,
  },
  {
    name: 'the origin of a package',
    file: IN_VISIT,
    guard: 'const isHere =\n      right &&\n',
    instead: (isOut) => `const isHere =\n      right && ${isOut} ||\n      right &&\n`,
    proof: CONTENT,
  },
  {
    name: 'the host of the content',
    file: IN_VISIT,
    ...refusing('if (', '!isContentHost(contentOrigin, request.hostname)', ')'),
    proof: CONTENT,
  },
  {
    name: 'whether a link still stands',
    file: IN_VISIT,
    guard: 'await openingOf(token, call, right)',
    instead: (isOut) => `(await openingOf(token, call, right)) ?? (${isOut} ? { allowedHosts: [] } : undefined)`,
    proof: { file: 'server/files/serve/content-ends.test.ts', names: /^signing out/ },
  },
  // Ends.
  {
    name: 'the end of sessions with the password',
    condition: /"session"\."password_version" = "account"\."password_version"/g,
    proof: end(/password that was reset also ends/),
  },
  {
    name: 'the end of sessions with the membership',
    condition: /"session"\."access_version" = "member"\."access_version"/g,
    proof: end(/suspension that is over also ends/),
  },
  {
    name: 'the end of sessions that nobody uses',
    condition: /"session"\."last_seen_at" > \$\d+/g,
    proof: end(/eight idle hours/),
  },
  {
    name: 'suspension',
    condition: /"member"\."suspended_at" is null/g,
    proof: { file: 'server/auth/removal/suspension.test.ts', names: /wrong password, and lets/ },
  },
  { name: 'removal', condition: /"member"\."is_deleted" is false/g, proof: end(/only marked as removed/) },
  { name: 'the end of a token', condition: /"api_token"\."expires_at" > \$\d+/g, proof: end(/300 days/) },
  {
    name: 'the end of a token of the hub',
    condition: /"service_token"\."expires_at" > \$\d+/g,
    proof: { file: 'server/auth/tokens/service-tokens.test.ts', names: /^ends with its day/ },
  },
  {
    name: 'what the owner of a token lost',
    file: 'server/auth/sessions/identity-service.ts',
    guard: 'scopes ? held.intersection(withReads(scopes)) : held',
    instead: (isOut) => `scopes ? (${isOut} ? withReads(scopes) : held.intersection(withReads(scopes))) : held`,
    proof: end(/a right that is taken away/),
  },
  // Limits.
  {
    name: 'limits of calls',
    file: 'server/contract/call-counter.ts',
    ...refusing('if (', 'window.count >= max', ') throw'),
    proof: { file: 'server/contract/rate-limit.test.ts' },
  },
  {
    name: 'limits of strangers before a look-up',
    file: IN_IDENTIFY,
    guard: 'proof && wasProved(call, proof) ? null :',
    instead: (isOut) => `${isOut} || (proof && wasProved(call, proof)) ? null :`,
    proof: { file: 'server/auth/strangers.test.ts', names: /looks up no more secrets/ },
  },
  {
    name: 'waits of who guesses',
    file: 'server/auth/passwords/guess-service.ts',
    ...refusing('if (', 'failures === null', ') throw'),
    proof: { file: 'server/auth/passwords/lock-out.test.ts' },
  },
  {
    name: 'the count of each browser',
    file: 'server/auth/passwords/guess-service.ts',
    guard: 'const known = accountId && knownDevice(',
    instead: (isOut) => `const known = !${isOut} && accountId && knownDevice(`,
    proof: { file: 'server/auth/passwords/lock-out.test.ts' },
  },
  // Files.
  {
    name: 'names that climb out of an archive',
    file: 'server/files/package/entry-name-rules.ts',
    ...refusing('if (', "segments.includes('..')", ') refuse'),
    proof: ZIPS,
  },
  {
    name: 'links in an archive',
    file: IN_ZIP,
    guard: 'if (fileType === 0xa000) unsafe',
    instead: (isOut) => `if (${isOut}) return path\n  if (fileType === 0xa000) unsafe`,
    proof: ZIPS,
  },
  {
    name: 'how much an archive unpacks to',
    file: IN_ZIP,
    ...refusing('if (', 'unpacked > limits.unpackedSize', ')'),
    proof: ZIPS,
  },
  { name: 'archives that overlap', file: IN_ZIP, ...refusing('if (', 'packed > packedSize', ')'), proof: ZIPS },
  {
    name: 'how many points a picture has',
    file: 'server/files/processing/picture-task.ts',
    ...refusing('if (', 'width * height > MAX_PIXELS', ')'),
    proof: { file: 'server/files/processing/picture-task.test.ts' },
  },
  // Sockets.
  {
    name: 'two Host headers',
    file: 'server/platform/two-hosts.ts',
    ...refusing('if (', 'hosts.length > 1', ')'),
    proof: { file: 'server/app.test.ts', names: /refuses two Host headers/ },
  },
  {
    name: 'hosts that are no hub',
    file: 'server/app.ts',
    ...refusing('if (', '!operationId && !anyHost && !(await hubOfHost(context, hostname))', ') throw'),
    proof: { file: 'server/app.test.ts', names: /gives an unknown host nothing/ },
  },
  {
    name: 'the end of silent sockets',
    file: 'server/app.ts',
    guard: '    ...TIMEOUTS,',
    instead: (isOut) => `    ...(${isOut} ? {} : TIMEOUTS),`,
    proof: { file: 'server/contract/sockets.prove.ts', names: /the hub > serves others while a thousand/ },
  },
  {
    name: 'the end of bodies that are dribbled in',
    file: 'server/contract/slow-bodies.ts',
    ...returning('export function cutSlowBodies(app: FastifyInstance, timeoutMs = BODY_TIMEOUT_MS): void {'),
    proof: { file: 'server/contract/slow-bodies.test.ts' },
  },
  {
    name: 'the end of a file that is too long',
    file: 'server/files/upload/limited-stream.ts',
    ...refusing('if (', 'size > most', ') throw'),
    proof: { file: 'server/files/upload/limited-stream.test.ts' },
  },
]
