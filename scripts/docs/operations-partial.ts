import { referenceHash } from './contract.ts'
import type { Access, Call, Caller, CallGroup } from './contract.ts'
import { cell, code, PARTIAL_HEAD } from './markdown.ts'

/** The Markdown of all operations: one heading and one table for each group of the reference. */
export function operationsPartial(groups: CallGroup[]): string {
  return PARTIAL_HEAD + groups.map(section).join('\n')
}

function section({ group, title, calls }: CallGroup): string {
  const head = ['| Operation | What it does | Who may call it |', '| --- | --- | --- |']
  return [`### ${cell(`${group}: ${title}`)}`, '', ...head, ...calls.map(row), ''].join('\n')
}

function row(call: Call): string {
  const link = `[${code(call.id)}](/api/${referenceHash(call)})`
  return `| ${link}<br/>${code(`${call.method} ${call.path}`)} | ${cell(call.summary)} | ${whoMayCall(call.operation['x-access'])} |`
}

/** An access rule in words, for example "Admins with `playlist_write`, or managers of the team that owns it". */
export function whoMayCall({ allow, feature, object }: Access): string {
  const callers = allow.map(callerInWords).join(', or ')
  const sentence = callers.charAt(0).toUpperCase() + callers.slice(1)
  const limits = [objectInWords(object), feature ? `where the feature ${code(feature)} is on` : ''].filter(Boolean)
  return [sentence, ...limits].join(', ')
}

function callerInWords(caller: Caller): string {
  if (caller === 'anyone') return 'anyone'
  if (caller === 'member') return 'members'
  if (caller === 'admin') return 'admins'
  if ('privilege' in caller) return `admins with ${code(caller.privilege)}`
  const managers = 'managers of the team that owns it'
  return caller.feature ? `${managers} (feature ${code(caller.feature)})` : managers
}

function objectInWords(object: string | undefined): string {
  if (object === 'visible') return 'for what they may see'
  if (object === 'own') return 'for what is their own'
  if (object === 'signed') return 'with a signed link'
  return object ? `(${code(object)})` : ''
}
