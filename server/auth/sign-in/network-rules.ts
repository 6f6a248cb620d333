import { BlockList, isIP, isIPv6 } from 'node:net'

/** Of an address the part that a household or an office keeps while its addresses change, in bits. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const

/** Whether an address is of none of the networks of earlier ones; with no earlier one it is as good as known. */
export function isNewNetwork(address: string, earlier: readonly string[]): boolean {
  const familyOf = (each: string) => (isIPv6(each) ? 'ipv6' : 'ipv4')
  const known = new BlockList()
  for (const each of earlier.filter((each) => isIP(each) !== 0))
    known.addSubnet(each, NETWORK_BITS[familyOf(each)], familyOf(each))
  return known.rules.length > 0 && isIP(address) !== 0 && !known.check(address, familyOf(address))
}
