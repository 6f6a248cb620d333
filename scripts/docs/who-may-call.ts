import type { Access, Caller } from './contract.ts'
import { code } from './markdown.ts'

/** An access rule in words, for example "Admins with `playlist_write`, or managers of the team that owns it". */
export function whoMayCall({ allow, feature, object, stepUp }: Access): string {
  const callers = allow.map(callerInWords).join(', or ')
  const sentence = callers.charAt(0).toUpperCase() + callers.slice(1)
  const limits = [
    objectInWords(object),
    feature ? `where the feature ${code(feature)} is on` : '',
    stepUp ? 'with a password or a code entered within ten minutes' : '',
  ].filter(Boolean)
  return [sentence, ...limits].join(', ')
}

const MANAGERS = {
  any: 'managers of any team',
  ownerTeam: 'managers of the team that owns it',
  team: 'managers of every team named',
  person: 'managers of a team of the person',
}

function callerInWords(caller: Caller): string {
  if (caller === 'anyone') return 'anyone'
  if (caller === 'member') return 'members'
  if (caller === 'admin') return 'admins'
  if (caller === 'service') return 'tokens of the hub'
  if ('self' in caller) return 'members about themselves'
  if ('privilege' in caller) return `admins with ${code(caller.privilege)}`
  if ('privileges' in caller) return `admins with ${caller.privileges.map(code).join(' and ')}`
  if ('scope' in caller) return `API tokens with the scope ${code(caller.scope)}`
  const managers = MANAGERS[caller.manager]
  return caller.feature ? `${managers} (feature ${code(caller.feature)})` : managers
}

function objectInWords(object: string | undefined): string {
  if (object === 'visible') return 'for what they may see'
  if (object === 'own') return 'for what is their own'
  if (object === 'managed') return 'for their own teams'
  if (object === 'signed') return 'with a signed link'
  return object ? `(${code(object)})` : ''
}
