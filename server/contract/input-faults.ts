import type { ErrorObject } from 'ajv'
import { Problem, type InputFault } from './problems.ts'

const PARTS: Record<string, string> = { querystring: 'query', params: 'path', headers: 'header' }

/** The refusal of what does not fit the contract. @param part body, querystring, params or headers */
export function faultyInput(found: readonly ErrorObject[], part: string): Problem {
  const errors = faultsFrom(found, part)
  const [first] = errors
  return new Problem(400, 'bad-input', `${first!.pointer || 'The body'} ${first!.message}.`, { errors })
}

export function badJson(): Problem {
  return new Problem(400, 'bad-input', 'The body is not valid JSON.', {
    errors: [{ pointer: '', message: 'is not valid JSON' }],
  })
}

/** What Ajv found, as pointers and sentences. */
function faultsFrom(errors: readonly ErrorObject[], part: string): InputFault[] {
  const faults = errors
    .filter(
      ({ keyword }) => (keyword !== 'if' && keyword !== 'oneOf' && keyword !== 'discriminator') || errors.length === 1,
    )
    .map((error) => ({ pointer: pointerTo(error, part), message: messageOf(error) }))
  return faults.length ? faults : [{ pointer: PARTS[part] ?? '', message: 'does not fit the contract' }]
}

function pointerTo({ instancePath, keyword, params }: ErrorObject, part: string): string {
  const missing = keyword === 'required' ? `/${params['missingProperty'] as string}` : ''
  const unknown = params['additionalProperty'] ?? params['unevaluatedProperty']
  const extra = unknown === undefined ? '' : `/${unknown as string}`
  const path = `${instancePath}${missing}${extra}`
  return part === 'body' ? path : `${PARTS[part] ?? part}${path}`
}

function messageOf({ keyword, message, params }: ErrorObject): string {
  if (keyword === 'required') return 'is missing'
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'is not a field of this call'
  if (keyword === 'enum') return mustBeOneOf((params['allowedValues'] as unknown[]).map(String))
  return message ?? 'does not fit the contract'
}

/** The letters that a message has room for, as ProblemError has it. */
const MAX_MESSAGE = 500

/** A long list is cut; the contract has the rest. */
function mustBeOneOf(values: readonly string[]): string {
  const whole = `must be one of ${values.join(', ')}`
  if (whole.length <= MAX_MESSAGE) return whole
  const end = whole.lastIndexOf(', ', MAX_MESSAGE - 3)
  return `${whole.slice(0, end)}, …`
}
