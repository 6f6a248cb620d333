import { createSocket, type RemoteInfo } from 'node:dgram'
import { Resolver } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { createDns, type Dns } from '../platform/dns.ts'

const NOT_FOUND: NodeJS.ErrnoException = Object.assign(new Error('There is no such name.'), { code: 'ENOTFOUND' })

/** Where nothing is known and nobody outside is asked. */
export const noDns: Dns = {
  txt: async () => {
    throw NOT_FOUND
  },
  lookup: (_hostname, _options, callback) => callback(NOT_FOUND, '', 0),
}

/** What a name has; one that is not there does not exist, and one that is slow is never answered. */
export type Zone = Map<string, { TXT?: string[]; A?: string[] } | 'slow' | 'broken'>

const TYPES: Readonly<Record<number, 'TXT' | 'A' | undefined>> = { 1: 'A', 16: 'TXT' }

/** A small DNS server on this machine (RFC 1035), and what asks it. Close it after the tests. */
export async function startDnsServer(zone: Zone): Promise<{ dns: Dns; close(): Promise<void> }> {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }: RemoteInfo) => {
    const answer = answerTo(query, zone)
    if (answer) socket.send(answer, port, address)
  })
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done))
  const server = `127.0.0.1:${socket.address().port}`
  const resolver = new Resolver({ timeout: 1_000, tries: 1 })
  resolver.setServers([server])
  return {
    dns: { ...createDns([server]), lookup: lookupBy(resolver) },
    close: () => new Promise((done) => socket.close(() => done())),
  }
}

function lookupBy(resolver: Resolver): LookupFunction {
  return (hostname, { all }, callback) =>
    resolver.resolve4(hostname, (error, found) => {
      if (error) callback(error, '', 0)
      else if (all)
        callback(
          null,
          found.map((address) => ({ address, family: 4 })),
        )
      else callback(null, found[0]!, 4)
    })
}

function answerTo(query: Buffer, zone: Zone): Buffer | null {
  const labels: string[] = []
  let at = 12
  for (; query[at]; at += query[at]! + 1) labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!))
  const question = query.subarray(12, at + 5)
  const known = zone.get(labels.join('.').toLowerCase())
  if (known === 'slow') return null
  if (known === 'broken') return Buffer.concat([headOf(query, 2, 0), question])
  if (!known) return Buffer.concat([headOf(query, 3, 0), question])
  const type = query.readUInt16BE(at + 1)
  const values = known[TYPES[type] ?? 'A'] ?? []
  const records = TYPES[type] ? values.map((value) => recordOf(type, value)) : []
  return Buffer.concat([headOf(query, 0, records.length), question, ...records])
}

/** @param code 0 for an answer, 2 for a fault of the server, 3 for a name that does not exist */
function headOf(query: Buffer, code: number, count: number): Buffer {
  const head = Buffer.alloc(12)
  query.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x8580 | code, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(count, 6)
  return head
}

/** About the name of the question, kept for no time. */
function recordOf(type: number, value: string): Buffer {
  const data =
    TYPES[type] === 'A'
      ? Buffer.from(value.split('.').map(Number))
      : Buffer.concat([Buffer.from([value.length]), Buffer.from(value, 'latin1')])
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
