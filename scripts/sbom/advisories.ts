/** How bad an advisory is, the worst first, as npm has it. */
const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info'] as const

interface Audit {
  vulnerabilities?: Record<string, { severity: string; fixAvailable?: boolean | { version: string } }>
}

/**
 * What `npm audit --json` found, a line a package, the worst first.
 * @returns null where no registry answered, which npm says in place of a report
 */
export function advisoriesIn(report: string): string[] | null {
  const { vulnerabilities } = read(report)
  if (!vulnerabilities) return null
  const rank = (severity: string) => SEVERITIES.indexOf(severity as (typeof SEVERITIES)[number])
  return Object.entries(vulnerabilities)
    .toSorted(([, a], [, b]) => rank(a.severity) - rank(b.severity))
    .map(([name, { severity, fixAvailable }]) => `${severity}: ${name}${fixAvailable ? ', a fix is there' : ''}`)
}

function read(report: string): Audit {
  try {
    return JSON.parse(report) as Audit
  } catch {
    return {}
  }
}
