import type { FastifyInstance } from 'fastify'

/** Browsers tell the hub here what the policy of one of its pages refused. */
export const POLICY_REPORTS = '/policy-reports'

/** What a page with a Content-Security-Policy sends besides, so that browsers know where to report to. */
export const REPORTING = { 'reporting-endpoints': `policy="${POLICY_REPORTS}"` }

/** The end of such a policy: for browsers that know Reporting-Endpoints, and for those that do not. */
export const REPORTED = `report-to policy; report-uri ${POLICY_REPORTS}`

const MAX_BYTES = 16 * 1024
/** Reports of one body that are read, and kinds of reports that are logged in an hour, at the most. */
const MAX_READ = 20
const MAX_KINDS = 100
const HOUR_MS = 60 * 60_000

interface Violation {
  directive: string
  /** The origin, or a word such as inline. */
  blocked: string
}

/**
 * Takes reports and logs each kind of them once an hour, a hundred kinds at the most. Anybody can send one, so a report is a hint and no proof, nothing of
 * it is stored, and of addresses only the origin is kept: what follows may be somebody's secret.
 */
export function takePolicyReports(app: FastifyInstance): void {
  const said = new Set<string>()
  let until = 0
  app.register(async (scope) => {
    const types = ['application/reports+json', 'application/csp-report']
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, text, done) =>
      done(null, text),
    )
    scope.post(POLICY_REPORTS, { bodyLimit: MAX_BYTES }, async ({ body, hostname }, reply) => {
      if (Date.now() > until) {
        said.clear()
        until = Date.now() + HOUR_MS
      }
      for (const violation of violationsIn(typeof body === 'string' ? body : '')) {
        const kind = `${hostname} ${violation.directive} ${violation.blocked}`
        if (said.has(kind) || said.size >= MAX_KINDS) continue
        said.add(kind)
        app.log.warn({ ...violation, hostname }, 'A browser says that the policy of a page refused something')
      }
      return reply.code(204).send()
    })
  })
}

/** The violations that a body tells of, in either of the two forms that browsers send. */
export function violationsIn(text: string): Violation[] {
  try {
    const parsed = JSON.parse(text) as unknown
    const reports = Array.isArray(parsed) ? parsed.slice(0, MAX_READ) : [parsed]
    return reports.flatMap((report: Report) => {
      const body = report?.['csp-report'] ?? report?.body
      const directive = body?.['effective-directive'] ?? body?.['violated-directive'] ?? body?.effectiveDirective
      const blocked = body?.['blocked-uri'] ?? body?.blockedURL
      if (typeof directive !== 'string' || typeof blocked !== 'string') return []
      return [{ directive: directive.split(' ')[0]!.slice(0, 50), blocked: originOf(blocked) }]
    })
  } catch {
    return []
  }
}

type Report = { body?: Record<string, unknown>; 'csp-report'?: Record<string, unknown> } | null

function originOf(blocked: string): string {
  const origin = URL.parse(blocked)?.origin
  return (origin && origin !== 'null' ? origin : blocked.split(':')[0]!).slice(0, 200)
}
