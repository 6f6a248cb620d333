/** What a figure is held to stands in its name, such as `(ms, at most 50)` or `(rows/s, at least 2000)`. */
const LIMIT = /^(?!commits).*\((?:ms|s|rows\/s), at (most|least) (\d+)\)$/

/** The figures that miss the limit in their name, with their values. Of commits it is printed alone: each waits for a disk that the machine may share. */
export function missedLimits(results: Readonly<Record<string, number>>): string[] {
  return Object.entries(results).flatMap(([name, value]) => {
    const [, bound, limit] = LIMIT.exec(name) ?? []
    const isMissed = bound === 'most' ? value > Number(limit) : bound === 'least' && value < Number(limit)
    return isMissed ? [`${name}: ${value.toFixed(1)}`] : []
  })
}
