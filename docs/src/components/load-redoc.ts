export type RedocRoot = { unmount: () => void }

type Options = {
  router: 'hash'
  disableTelemetry: true
  scrollYOffset: () => number
  skipBundle: true
  downloadUrls: { title: string; url: string }[]
}

type Redoc = { init: (contract: Record<string, unknown>, options: Options, place: Element) => RedocRoot }

/** Loads Redoc and the contract. A browser remembers a failed import, so each new `attempt` asks under another address. */
export async function loadRedoc(script: string, contractUrl: string, attempt: number) {
  const address = attempt === 0 ? script : `${script}?attempt=${attempt}`
  const [redoc, contract] = await Promise.all([importRedoc(address), fetchContract(contractUrl)])
  return { redoc, contract }
}

async function importRedoc(address: string): Promise<Redoc> {
  return import(/* webpackIgnore: true */ address)
}

async function fetchContract(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The contract at ${url} answered ${response.status}.`)
  return response.json()
}
