const MINUTE_MS = 60_000

/** What a database says, or the way to it, that is not there: every call says the same then. */
const OUTAGE = /^(08|53[34]|57P|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)/

/**
 * Lets a line of each outage through once a minute, with its cause and how many lines were held back since; everything else always.
 * @returns what is asked for each line: null to hold it back, otherwise what to add
 */
export function outages(now: () => number = Date.now) {
  const seen = new Map<string, { at: number; heldBack: number }>()
  return (said: unknown): { heldBack?: number } | null => {
    const outage = outageIn(said)
    if (outage === null) return {}
    const last = seen.get(outage)
    if (last && now() - last.at < MINUTE_MS) {
      last.heldBack += 1
      return null
    }
    seen.set(outage, { at: now(), heldBack: 0 })
    return last?.heldBack ? { heldBack: last.heldBack } : {}
  }
}

/** Which outage a line is about; a call that is refused for now names its code. */
function outageIn(said: unknown): string | null {
  if (typeof said !== 'object' || said === null) return null
  const { err, refusal } = said as { err?: { code?: string | number; message?: string }; refusal?: unknown }
  if (typeof refusal === 'string') return refusal
  const isLost =
    OUTAGE.test(String(err?.code ?? '')) || /^(Connection terminated|timeout exceeded when)/.test(err?.message ?? '')
  return isLost ? 'connection' : null
}
