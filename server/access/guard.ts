import type { Caller, Hub, PublicCall } from '../context.ts'
import type { Allowed, ManagerRule, Named, OperationRow, Place } from '../contract/operation-row.ts'
import { badInput, notAllowed, notFound, Problem } from '../contract/problems.ts'
import { holdsRight, isLead } from './rights.ts'
import { isProofFresh, mustEnrol } from './rules.ts'
import { namedAt, type Input, type NamedThere } from './places.ts'
import { stepUpRequired } from './proof.ts'
import { beyondYourTeams, mustBeWithinBounds, type BoundsLookup } from './bounds.ts'

/** To whom a thing belongs: the team that owns it, or, where it is nobody else's yet, the member who brought it. */
export interface Owner {
  id: string
  teamId: string | null
  memberId: string | null
}

/** What the guard has to ask somebody who knows the hub's data. */
export interface Lookup extends BoundsLookup {
  /** An owner for each of the things that exist, deleted ones too; several where several teams have a part in one. */
  ownersOf(kind: Exclude<Named, 'team' | 'person'>, ids: readonly string[]): Promise<Owner[]>
  /** Whether each person is in one of the teams. */
  areIn(teamIds: readonly string[], personIds: readonly string[]): Promise<boolean>
}

type Asked = Pick<PublicCall, 'caller' | 'hub'>

/** An `x-access` rule as the server enforces it, in two steps: the first needs only to know who calls. */
export interface Guard {
  /**
   * @throws 401 for nobody, 404 for a part of the product that the hub has switched off, 403 for somebody without the right,
   *   who has to set up a second factor first (`second-factor-enrolment-required`) or to prove again who they are (`step-up-required`)
   */
  admit(caller: Caller | null, hub: Hub, now: Date): void
  /** Whether the rule asks for more than who calls, so that the second step is needed. */
  asksWhatIsNamed: boolean
  /** Whether an answer holds only what is of the caller's teams, so that the handler must ask for them. */
  narrows: boolean
  /** @throws 403 for what others own or what a manager may not set (`beyond-your-teams`), 404 or 400 `unknown-reference` for what is not there */
  checkNamed(asked: Asked, input: Input, lookup: Lookup): Promise<void>
  /** The teams to which the answer of an `each` rule must be narrowed; null for all of the hub. */
  teamsOf(asked: Asked): readonly string[] | null
}

/** Compiles the `x-access` rule of an operation. */
export function compileAccess(
  row: Pick<OperationRow, 'access' | 'sessionOnly' | 'problems' | 'bounds' | 'method' | 'seenAs'>,
): Guard {
  const { access: rule, sessionOnly, bounds = [], method, seenAs } = row
  const isSeen = seenAs ?? (method === 'GET' && rule.allow.includes('anyone'))
  const says = {
    nothingThere: row.problems.includes('unknown-reference') ? unknownReference : notFound,
    isBounded: row.problems.includes('beyond-your-teams'),
  }
  const isForAll = ({ caller, hub }: Asked) =>
    rule.allow.some((who) => caller !== null && isRight(who) && lets(who, caller, hub))
  const rules = [rule.allow, ...(rule.also ?? []).map(({ allow }) => allow)].flat()
  return {
    narrows: rule.allow.some((who) => typeof who === 'object' && 'manager' in who && who.each === true),
    asksWhatIsNamed: rules.some((who) => typeof who === 'object' && ('manager' in who || 'self' in who)),
    admit(caller, hub, now) {
      if (caller?.viewedBy && !isSeen) throw onlySeen()
      if (rule.feature && !hub.features.includes(rule.feature)) throw notFound()
      if (rule.allow.includes('anyone')) return
      if (!caller) throw new Problem(401, 'not-signed-in', 'Sign in, or send a valid API token.')
      if (sessionOnly && caller.scopes) throw notAllowed('An API token cannot do this. Sign in to the hub instead.')
      if (!rule.allow.some((who) => lets(who, caller, hub))) throw notAllowed(missingRight(rule.allow, caller))
      if (!rule.enrolment && mustEnrol(hub, caller, now)) throw enrolmentRequired()
      if (rule.stepUp && !isProofFresh(caller, now)) throw stepUpRequired()
    },
    async checkNamed(asked, input, lookup) {
      await mustPass(rule.allow, asked, { input, lookup, ...says })
      for (const { named, allow } of rule.also ?? [])
        if (namedAt(named, input).ids.length) await mustPass(allow, asked, { input, lookup, ...says })
      const { caller } = asked
      if (bounds.length && caller && !isForAll(asked))
        await mustBeWithinBounds(bounds, { caller, body: input.body, lookup }, changedContent(rule.allow, input))
    },
    teamsOf(asked) {
      return isForAll(asked) ? null : (asked.caller?.managedTeamIds ?? [])
    },
  }
}

const onlySeen = () =>
  notAllowed('You see the hub as somebody else. This is theirs alone to see or to do: see the hub as yourself again.')

const enrolmentRequired = () =>
  new Problem(
    403,
    'second-factor-enrolment-required',
    'This hub requires a second factor from you. Set one up in your profile first.',
  )

/** A right that covers the whole hub. */
const isRight = (who: Allowed) =>
  who === 'admin' || (typeof who === 'object' && !('manager' in who) && !('self' in who))

/** The content that the path of a manager's call names; null where the call makes something. */
function changedContent(allow: readonly Allowed[], input: Input): string | null {
  const places = allow.flatMap((who) => (typeof who === 'object' && 'manager' in who ? (who.of?.content ?? []) : []))
  const inPath = places.find((place) => place.startsWith('path/'))
  return (inPath && namedAt(inPath, input).ids[0]) ?? null
}

function lets(who: Allowed, caller: Caller, hub: Hub): boolean {
  if (who === 'anyone') return true
  if (who === 'member' || (typeof who === 'object' && 'self' in who))
    return caller.scopes === null || caller.scopes.has('me')
  if (who === 'admin') return caller.isAdmin && caller.scopes === null
  if (who === 'service') return caller.isService
  if ('scope' in who) return caller.scopes?.has(who.scope) ?? false
  return holdsRight(who, caller) || isLead(who, { caller, hub })
}

interface About {
  input: Input
  lookup: Lookup
  /** What is said of an id that a body names and nothing has. */
  nothingThere: (pointer: string) => Problem
  /** Whether a refusal of what the body names points to it, with a code of its own. */
  isBounded: boolean
}

/** One way in is enough; where none is, the first of them says why. */
async function mustPass(allow: readonly Allowed[], asked: Asked, about: About): Promise<void> {
  let fault: Problem | null = null
  for (const who of allow) {
    if (who === 'anyone') return
    if (!asked.caller || !lets(who, asked.caller, asked.hub)) continue
    const refusal = await refusalOf(who, asked.caller, about)
    if (!refusal) return
    fault ??= refusal
  }
  throw fault ?? notAllowed(missingRight(allow, asked.caller))
}

async function refusalOf(who: Allowed, caller: Caller, about: About): Promise<Problem | null> {
  const { input } = about
  if (typeof who === 'string') return null
  if ('self' in who)
    return namedAt(who.self, input).ids.every((id) => id === caller.memberId) ? null : personNotManaged()
  if (!('manager' in who)) return null
  const teamIds = who.of?.team ? namedAt(who.of.team, input).ids : []
  for (const [kind, place] of Object.entries(who.of ?? {}) as [Named, Place][]) {
    const refusal = await refusalOfNamed(who, kind, namedAt(place, input), { ...about, caller, teamIds })
    if (refusal) return refusal
  }
  return null
}

interface Surroundings extends About {
  caller: Caller
  /** The teams that the call names beside what is looked at. */
  teamIds: readonly string[]
}

async function refusalOfNamed(
  { manager }: ManagerRule,
  kind: Named,
  named: NamedThere,
  { caller, lookup, teamIds, nothingThere, isBounded }: Surroundings,
): Promise<Problem | null> {
  const { ids, isNull, isOptional } = named
  const isManaged = (teamId: string | null) => teamId !== null && caller.managedTeamIds.includes(teamId)
  const refused = (message: string) =>
    isBounded && named.isInBody ? beyondYourTeams([{ pointer: named.pointer, message }]) : notAllowed(message)
  if (kind === 'team') {
    const isLeftOut = isOptional && !isNull && ids.length === 0
    if (isLeftOut || (ids.length > 0 && ids.every(isManaged))) return null
    return manager === 'team' ? teamNotManaged() : refused(NOT_MANAGED)
  }
  if (ids.length === 0) return isOptional ? null : kind === 'person' ? personNotManaged() : refused(NOT_OWNED)
  if (kind === 'person') {
    const areTheirs = await lookup.areIn(teamIds.length ? teamIds : caller.managedTeamIds, ids)
    return areTheirs ? null : personNotManaged()
  }
  const owners = await lookup.ownersOf(kind, ids)
  const unknown = ids.findIndex((id) => !owners.some((owner) => owner.id === id))
  if (unknown >= 0) return named.isInBody ? nothingThere(pointerTo(named, unknown)) : notFound()
  return owners.every(({ teamId, memberId }) => isManaged(teamId) || memberId === caller.memberId)
    ? null
    : refused(NOT_OWNED)
}

const teamNotManaged = () => new Problem(403, 'team-not-managed', 'You do not manage this team.')
const personNotManaged = () => new Problem(403, 'person-not-managed', 'You do not manage a team of this person.')
const NOT_OWNED = 'You may do this only with what one of your teams owns.'
const NOT_MANAGED = 'What you make or change has to belong to a team that you manage. Choose one of those.'

const NOBODY =
  'This token belongs to the hub and to no person, so nothing here is its own. Call this with the API token of a person.'

const unknownReference = (pointer: string) =>
  badInput('unknown-reference', pointer, 'There is no such thing in this hub.')

const pointerTo = ({ ids, pointer }: NamedThere, index: number) => (ids.length > 1 ? `${pointer}/${index}` : pointer)

function missingRight(allow: readonly Allowed[], caller: Caller | null): string {
  const rights = allow.flatMap((who) => {
    if (typeof who === 'string') return []
    if ('privilege' in who) return [who.privilege]
    return 'privileges' in who ? [who.privileges.join(' and ')] : []
  })
  if (rights.length) return `This needs the right ${rights.join(' or ')}. Ask an admin of the hub for it.`
  const scope = allow.find((who) => typeof who === 'object' && 'scope' in who)
  if (scope) return `Only an API token with the scope ${(scope as { scope: string }).scope} may do this. Create one.`
  if (caller?.isService) return NOBODY
  if (allow.includes('member')) return 'This API token was not given the scope "me". Create a token with that scope.'
  return 'Your account does not have the right to do this.'
}
