import { isIP } from 'node:net'

/** Whose word on address, host and scheme counts: nobody's, that of the nearest hops, or that of these addresses and networks. */
export type TrustedProxies = false | ((address: string, hop: number) => boolean) | string[]

/**
 * Reads TRUST_PROXY. There is no way to trust everybody: whoever reaches the hub could then claim any address, and no
 * limit would hold.
 * @throws Error that says what it must be
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  if (text === undefined || text === '' || text === 'off') return false
  if (/^[1-9]$/.test(text)) return (_address, hop) => hop < Number(text)
  const places = text.split(',').map((place) => place.trim())
  const wrong = places.find((place) => !isPlace(place))
  if (wrong === undefined) return places
  throw new Error(
    `TRUST_PROXY must be how many proxies stand before the hub, such as 1, or their addresses, such as 10.0.0.5 or 10.1.0.0/16,fd00::/8, not "${wrong}".`,
  )
}

function isPlace(place: string): boolean {
  const [address = '', prefix, ...rest] = place.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (bits === 0 || rest.length) return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits)
}
