import { connect, type Socket } from 'node:net'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Calls a hub again and again, as a process of its own: `node flood.ts <port> <path> <file of cookies> <seconds> <calls a second>`.
 * With 0 calls a second 32 connections call one after the other, which is as much as the hub can do. Otherwise calls set off
 * at their time whatever became of those before, as people do who know nothing of each other.
 * Prints what came of them as JSON.
 */
export interface Flooded {
  /** Calls that set off, or would have where no connection was left. */
  offered: number
  /** Answered with 2xx within a second. */
  good: number
  late: number
  refused: number
  other: number
  seconds: number
}

const [port, path, cookieFile, seconds, rate] = process.argv.slice(2) as [string, string, string, string, string]
const cookies = readFileSync(cookieFile, 'utf8').trim().split('\n')
const CALLERS = 32
const MAX_CONNECTIONS = 1_000
const IN_TIME_MS = 1_000
/** Calls that set off before do not count: the hub finds out how much it can do in the first moments. */
const WARM_UP_S = 2

const result: Flooded = { offered: 0, good: 0, late: 0, refused: 0, other: 0, seconds: 0 }
const idle: Caller[] = []
let open = 0
/** Those that were due so far. */
let calls = 0
let nextCookie = 0
const began = performance.now()
const elapsed = () => (performance.now() - began) / 1000

/** One connection, with one call at a time. */
class Caller {
  readonly #socket: Socket
  #head = ''
  #left = -1
  #setOff = 0
  #isWaiting = false
  #willClose = false

  constructor() {
    open += 1
    this.#socket = connect(Number(port), '127.0.0.1')
    this.#socket.setNoDelay()
    this.#socket.on('data', (chunk) => this.#read(chunk))
    this.#socket.on('error', () => undefined)
    this.#socket.on('close', () => {
      open -= 1
      const nth = idle.indexOf(this)
      if (nth >= 0) idle.splice(nth, 1)
      if (this.#isWaiting) this.#end(0)
    })
  }

  call(): void {
    this.#setOff = performance.now()
    this.#isWaiting = true
    const cookie = cookies[(nextCookie += 1) % cookies.length]!
    this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: hub_sid=${cookie}\r\n\r\n`)
  }

  #read(chunk: Buffer): void {
    if (this.#left < 0) {
      this.#head += chunk.toString('latin1')
      const end = this.#head.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(this.#head)
      this.#willClose = /\r\nconnection: close/i.test(this.#head)
      this.#left = Number(length?.[1] ?? 0) - (this.#head.length - end - 4)
    } else this.#left -= chunk.length
    if (this.#left <= 0) this.#end(Number(this.#head.slice(9, 12)))
  }

  #end(status: number): void {
    if (this.#setOff >= began + WARM_UP_S * 1000) this.#count(status)
    this.#head = ''
    this.#left = -1
    this.#isWaiting = false
    if (status === 0 || this.#willClose) this.#socket.destroy()
    else if (Number(rate) === 0) callOn(this)
    else idle.push(this)
  }

  #count(status: number): void {
    const isInTime = performance.now() - this.#setOff <= IN_TIME_MS
    if (status >= 200 && status < 300) result[isInTime ? 'good' : 'late'] += 1
    else if (status === 503) result.refused += 1
    else result.other += 1
  }
}

/** One call after the other, until the time is up. */
function callOn(caller: Caller): void {
  if (elapsed() >= Number(seconds)) return
  if (elapsed() >= WARM_UP_S) result.offered += 1
  caller.call()
}

/** Sets a call off. @returns false where no connection is left for it */
function setOff(): boolean {
  const caller = idle.pop() ?? (open < MAX_CONNECTIONS ? new Caller() : null)
  caller?.call()
  return caller !== null
}

if (Number(rate) === 0) for (let nth = 0; nth < CALLERS; nth += 1) callOn(new Caller())
while (elapsed() < Number(seconds)) {
  for (const due = elapsed() * Number(rate); calls < due; calls += 1) {
    const isCounted = elapsed() >= WARM_UP_S
    if (isCounted) result.offered += 1
    if (!setOff() && isCounted) result.other += 1
  }
  await wait(2)
}
result.seconds = elapsed() - WARM_UP_S
if (Number(rate) > 0) await wait(IN_TIME_MS)
process.stdout.write(JSON.stringify(result), () => process.exit(0))
