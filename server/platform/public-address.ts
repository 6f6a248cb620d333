import { BlockList, isIP } from 'node:net'

/** IPv4 that is no place on the public internet (IANA special-purpose registry, and multicast). */
const CLOSED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** IPv6 outside 2000::/3, and what inside it is special: among them all that carries an IPv4 address within. */
const CLOSED_V6 = [
  '::/3',
  '4000::/2',
  '8000::/1',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
]

// Two lists: a rule for ::/3 would also match every IPv4 address.
const closedV4 = listOf(CLOSED_V4, 'ipv4')
const closedV6 = listOf(CLOSED_V6, 'ipv6')

/** Whether an IP address is a place on the public internet. Anything that is no plain IP address is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closedV4.check(address, 'ipv4')
  return family === 6 && !address.includes('%') && !closedV6.check(address, 'ipv6')
}

function listOf(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [net, prefix] = range.split('/')
    list.addSubnet(net!, Number(prefix), family)
  }
  return list
}
