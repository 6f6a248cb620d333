const PRIVILEGES = /^(settings|user|report|nudge|playlist|asset)_(read|write)$/
const FEATURES = ['badges', 'team_playlists', 'manager_reports', 'helix', 'ai', 'mindset']
const SCOPES = ['meeting:write']
const MANAGERS = ['any', 'ownerTeam', 'team', 'person']
/** What a manager's rule can find in the call. */
const NAMED = ['team', 'person', 'content', 'badge', 'badgeImage']
/** Where a call names something; `?` where it may leave it out. */
const PLACE = /^(path|query)\/\w+\??$|^body(\/\w+)+\??$/
const OBJECTS = ['visible', 'own', 'managed', 'signed']
const RISKS = [
  'object',
  'xss',
  'mass',
  'spam',
  'personal',
  'ssrf',
  'redirect',
  'credential',
  'upload',
  'injection',
  'cost',
]
const AUDITS = ['CREATE', 'DELETE', 'RESTORE', 'UPDATE', 'RANK', 'RESET RANK', 'ARCHIVE', 'ACTIVATE']
const RATES = ['read', 'write', 'search', 'report', 'upload', 'file', 'mail', 'ai', 'sign-in']
const KEYS = ['allow', 'also', 'feature', 'object', 'risk', 'audit', 'stepUp', 'enrolment']

/** Without an access rule the server does not start, so the contract may not leave one out. */
export function accessStated() {
  return {
    Paths: {
      Operation(operation, { report, location }) {
        for (const fault of [...faultsOf(operation['x-access']), ...factorFaults(operation)])
          report({ message: `${operation.operationId}: ${fault}`, location: location.child('x-access') })
      },
    },
  }
}

/** Which bucket of the rate limits the operation is counted in. */
export function rateStated() {
  return {
    Paths: {
      Operation(operation, { report, location }) {
        if (!RATES.includes(operation['x-rate']))
          report({
            message: `${operation.operationId}: say in x-rate which limit counts the call: ${RATES.join(', ')}.`,
            location: location.child('x-rate'),
          })
      },
    },
  }
}

function faultsOf(access) {
  if (!access) return ['say in x-access who may call it, for example { allow: [member], object: visible }.']
  const faults = []
  for (const key of Object.keys(access))
    if (!KEYS.includes(key)) faults.push(`x-access knows no ${key}; it knows ${KEYS.join(', ')}.`)
  if (!Array.isArray(access.allow) || access.allow.length === 0)
    faults.push('x-access.allow must name who may call it.')
  for (const who of [...(access.allow ?? []), ...(access.also ?? []).flatMap(({ allow }) => allow ?? ['nobody'])])
    for (const fault of faultsOfCaller(who)) faults.push(fault)
  for (const { named } of access.also ?? [])
    if (!PLACE.test(named ?? ''))
      faults.push('x-access.also says in named what it is about, for example body/parent_id.')
  if (access.feature && !FEATURES.includes(access.feature)) faults.push(`there is no feature ${access.feature}.`)
  if (access.object && !OBJECTS.includes(access.object)) faults.push(`x-access.object is one of ${OBJECTS.join(', ')}.`)
  for (const risk of access.risk ?? [])
    if (!RISKS.includes(risk)) faults.push(`x-access.risk knows ${RISKS.join(', ')}, not ${risk}.`)
  if (access.audit && !AUDITS.includes(access.audit)) faults.push(`x-access.audit is one of ${AUDITS.join(', ')}.`)
  return faults
}

/** Who has to prove again who they are, and what is open to those who must set up a second factor first, is said of sessions. */
function factorFaults({ 'x-access': access, security }) {
  const faults = []
  for (const key of ['stepUp', 'enrolment'])
    if (access?.[key] !== undefined && access[key] !== true) faults.push(`x-access.${key} is true or left out.`)
  const isForSessions = security?.length === 1 && Object.keys(security[0]).join() === 'session'
  if (access?.stepUp && !isForSessions)
    faults.push(
      'x-access.stepUp asks for a password or a factor, which no API token has. Say security: [{ session: [] }].',
    )
  return faults
}

function faultsOfCaller(who) {
  if (!isCaller(who)) return [`x-access.allow does not know ${JSON.stringify(who)}.`]
  if (!who.manager || who.manager === 'any' || who.each) return []
  const names = Object.keys(who.of ?? {})
  const isEnough =
    names.length > 0 &&
    (who.manager === 'ownerTeam' || names.includes(who.manager)) &&
    Object.values(who.of).some(isPlace)
  return isEnough
    ? []
    : [
        `say in of: what the manager's team owns or who is in it, for example { content: path/playlistId }, or each: true where the answer holds just that.`,
      ]
}

const isPlace = (place) => PLACE.test(place)

function isCaller(who) {
  if (['anyone', 'member', 'admin', 'service'].includes(who)) return true
  const keys = Object.keys(who ?? {})
  if (who?.manager)
    return (
      MANAGERS.includes(who.manager) &&
      (!who.feature || FEATURES.includes(who.feature)) &&
      (who.each === undefined || who.each === true) &&
      Object.entries(who.of ?? {}).every(([name, place]) => NAMED.includes(name) && isPlace(place)) &&
      keys.every((key) => ['manager', 'of', 'each', 'feature'].includes(key))
    )
  if (keys.length !== 1) return false
  if (who.self) return isPlace(who.self)
  if (who.privilege) return PRIVILEGES.test(who.privilege)
  if (who.privileges) return who.privileges.length > 1 && who.privileges.every((each) => PRIVILEGES.test(each))
  return SCOPES.includes(who.scope)
}

/**
 * How a caller says who they are, as OpenAPI has it: by a session, or by a token with the scopes that one of the ways in
 * asks for. Neither admins as such nor managers are let in by a token.
 */
export function securityOf({ allow = [] } = {}) {
  const ways = allow.flatMap(scopesFor).map((scopes) => JSON.stringify({ token: scopes }))
  const isForTokens = allow.every((who) => who?.scope)
  return [...(isForTokens ? [] : [{ session: [] }]), ...[...new Set(ways)].map((way) => JSON.parse(way))]
}

function scopesFor(who) {
  if (who === 'member' || who?.self) return [['me']]
  if (who?.privileges) return [who.privileges]
  return who?.privilege || who?.scope ? [[who.privilege ?? who.scope]] : []
}

/** Whoever reads that a token will do must not be refused with every token that there is. */
export function waysInListed() {
  let usual
  return {
    Root(root) {
      usual = root.security
    },
    Paths: {
      Operation({ operationId, security = usual ?? [], 'x-access': access }, { report, location }) {
        // What has no x-access at all is told so by another rule.
        if (!access) return
        const known = securityOf(access).map((way) => JSON.stringify(way))
        for (const way of security)
          if (way.token && !known.includes(JSON.stringify(way)))
            report({
              message: `${operationId}: x-access lets no token in with the scopes ${way.token.join(', ') || 'none'}. Leave security out, it is added.`,
              location: location.child('security'),
            })
      },
    },
  }
}
