import type { FastifyRequest } from 'fastify'
import { XapiFault } from '../xapi/xapi-fault-rules.ts'

/** One call, as it was meant: the standard lets a browser send any method as a form. */
export interface Asked {
  method: string
  query: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string | undefined>>
  body: Buffer
}

/** What a form holds that would otherwise be a header. */
const AS_HEADERS = [
  'accept-language',
  'authorization',
  'content-type',
  'if-match',
  'if-none-match',
  'x-experience-api-version',
]
/** What stands in a form and is of no use here. */
const LEFT_OUT = ['content', 'content-length']

/** @throws XapiFault for a parameter that comes twice, and for a form that is none */
export function askedBy(request: FastifyRequest): Asked {
  const query = request.query as Record<string, unknown>
  const twice = Object.entries(query).find(([, value]) => typeof value !== 'string')
  if (twice) throw new XapiFault(400, `Send the parameter ${twice[0]} once.`)
  const asked = {
    method: methodOf(request),
    query: query as Record<string, string>,
    headers: request.headers as Asked['headers'],
    body: (request.body as Buffer | undefined) ?? Buffer.alloc(0),
  }
  return asked.method === 'POST' && asked.query['method'] !== undefined ? askedByForm(asked) : asked
}

/** What is asked for; HEAD is GET without a body. */
export const methodOf = ({ method }: FastifyRequest) => (method === 'HEAD' ? 'GET' : method)

export const isForm = (request: FastifyRequest) =>
  request.method === 'POST' && (request.query as Record<string, unknown>)['method'] !== undefined

/** The alternate request syntax of the standard: what stands in the form counts before the headers of the call. @throws XapiFault */
function askedByForm({ query, headers, body }: Asked): Asked {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? ''))
    throw new XapiFault(
      400,
      'A call with its method as a parameter has to be a form (application/x-www-form-urlencoded).',
    )
  if (Object.keys(query).length > 1)
    throw new XapiFault(400, 'Beside method, a call that is sent as a form has its parameters in the form.')
  const fields = [...new URLSearchParams(body.toString('utf8'))]
  const named = (isHeader: boolean) =>
    Object.fromEntries(
      fields.flatMap(([name, value]) => {
        const small = name.toLowerCase()
        if (LEFT_OUT.includes(small) || AS_HEADERS.includes(small) !== isHeader) return []
        return [[isHeader ? small : name, value]]
      }),
    )
  return {
    method: query['method']!.toUpperCase(),
    query: named(false),
    headers: { ...headers, 'content-type': 'application/json', ...named(true) },
    body: Buffer.from(fields.find(([name]) => name === 'content')?.[1] ?? ''),
  }
}
