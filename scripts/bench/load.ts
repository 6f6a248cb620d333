import autocannon from 'autocannon'

export interface Target {
  url: string
  headers?: Record<string, string>
  method?: 'POST'
}

export interface Paired {
  /** Requests a second, the median of the windows. */
  ours: number
  rival: number
  /** The median of the windows' own ratios, so that a noisy moment counts for both or for none. */
  ratio: number
  p99: number
}

/** Loads two servers in turn, window by window; the first pair warms up and does not count. */
export async function compare(
  ours: Target,
  rival: Target,
  { windows, seconds }: { windows: number; seconds: number },
): Promise<Paired> {
  const pairs: { ours: number; rival: number; p99: number }[] = []
  for (let index = 0; index <= windows; index += 1) {
    const [a, b] = [await shoot(ours, seconds), await shoot(rival, seconds)]
    if (index > 0) pairs.push({ ours: a.rate, rival: b.rate, p99: a.p99 })
  }
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    rival: median(pairs.map((pair) => pair.rival)),
    ratio: median(pairs.map((pair) => pair.ours / pair.rival)),
    p99: median(pairs.map((pair) => pair.p99)),
  }
}

/** Loads one server, window by window; the first warms up. @returns the median of the windows' 99th percentiles, in ms */
export async function slowest(
  target: Target,
  { windows, seconds }: { windows: number; seconds: number },
): Promise<number> {
  await shoot(target, seconds)
  const times: number[] = []
  for (let index = 0; index < windows; index += 1) times.push((await shoot(target, seconds)).p99)
  return median(times)
}

/** Loads a server for some seconds. @returns how many requests it answered */
export async function countFor(target: Target, seconds: number): Promise<number> {
  return (await shoot(target, seconds)).total
}

async function shoot(
  { url, headers, method }: Target,
  duration: number,
): Promise<{ rate: number; p99: number; total: number }> {
  const result = await autocannon({
    url,
    connections: 16,
    duration,
    ...(headers && { headers }),
    ...(method && { method }),
  })
  if (result.non2xx || result.errors)
    throw new Error(`${url} failed ${result.non2xx + result.errors} times under load.`)
  return { rate: result.requests.average, p99: result.latency.p99, total: result.requests.total }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
