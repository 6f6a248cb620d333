import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem, problemBody } from './problems.ts'
import { CallGate } from './call-gate.ts'

/** The process answers late by this much on average: more calls would only make all of them late. A busy laptop is not overload. */
const MAX_DELAY_MS = 1_000
const SAMPLE_MS = 500
/** A call with a longer body, or one whose length is not said, takes as long as its sender does. */
const SMALL_BODY = 64 * 1024
const ADAPT_MS = 100
/** What takes longer waits for something else, such as another server, and keeps nobody waiting here. */
const SLOW_BY_NATURE_MS = 1_000

/**
 * Refuses calls with 503 while the process cannot keep up, so that those which it takes are answered in time. Register it
 * before all else: what is refused costs next to nothing, however many there are.
 */
export async function refuseOverload(app: FastifyInstance): Promise<void> {
  gateCalls(app)
  // Building the app holds the loop for a second, which the first samples would take for overload.
  let isSettled = false
  app.addHook('onListen', async () => {
    setTimeout(() => (isSettled = true), 4 * SAMPLE_MS).unref()
  })
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    pressureHandler: async () => {
      if (isSettled) throw overloaded()
    },
  })
}

/** For what must answer even then, as the config of its route. */
export const evenUnderPressure = { pressureHandler: async () => undefined }

/** Lets only as many calls in at once as are answered in time. */
function gateCalls(app: FastifyInstance): void {
  const gate = new CallGate()
  const refusals = new Refusals()
  /** Since when, the first who came first. */
  const inside = new Map<FastifyRequest, number>()
  let lookedAt = performance.now()
  const adapting = setInterval(() => {
    const now = performance.now()
    gate.adapt((now - lookedAt) / 1000)
    refusals.tick()
    lookedAt = now
    for (const [request, since] of inside) {
      if (now - since < SLOW_BY_NATURE_MS) break
      inside.delete(request)
      gate.forget()
    }
  }, ADAPT_MS).unref()
  app.addHook('preClose', async () => refusals.end())
  app.addHook('onClose', async () => clearInterval(adapting))
  refuseAtTheDoor(app, gate, refusals)
  /** Once: when the answer is there, which may take long to be read, or when the caller is gone. */
  const leave = (request: FastifyRequest) => {
    if (inside.delete(request)) gate.leave()
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (isCounted(request)) {
      gate.enter()
      inside.set(request, performance.now())
      reply.raw.once('close', () => leave(request))
    }
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request)
    done(null, payload)
  })
}

/** Refused at once between two looks at the pace; the others are told a second later. */
const REFUSED_AT_ONCE = 20
const HELD_MS = 1_000

/**
 * Refusals have a price too: of ten times as many calls as can be answered, refusing each at once would take most of the
 * processor. So beyond a few they are held back for the second after which the caller may try again. Who waits for an
 * answer sends no other call over that connection, so what comes in is bounded by connections and not by how fast they ask.
 */
class Refusals {
  #atOnce = 0
  #mostAtOnce = REFUSED_AT_ONCE
  /** The first who came first. */
  #held: { due: number; tell: () => void }[] = []

  add(tell: () => void): void {
    this.#atOnce += 1
    if (this.#atOnce <= this.#mostAtOnce) tell()
    else this.#held.push({ due: performance.now() + HELD_MS, tell })
  }

  /** Tells those whose second is over. */
  tick(): void {
    this.#atOnce = 0
    this.#tellUntil(performance.now())
  }

  /** Tells everybody at once from now on, because the hub ends. */
  end(): void {
    this.#mostAtOnce = Infinity
    this.#tellUntil(Infinity)
  }

  #tellUntil(moment: number): void {
    const waiting = this.#held.findIndex(({ due }) => due > moment)
    for (const { tell } of this.#held.splice(0, waiting < 0 ? this.#held.length : waiting)) tell()
  }
}

/** Before Fastify makes anything of a request: what is refused while ten times as many come in as can be answered must cost next to nothing. */
function refuseAtTheDoor(app: FastifyInstance, gate: CallGate, refusals: Refusals): void {
  const exempt = new Set<string>()
  app.addHook('onRoute', ({ url, config }) => {
    if (config && 'pressureHandler' in config) exempt.add(url)
  })
  const [handle] = app.server.listeners('request') as [RequestListener]
  app.server.off('request', handle)
  app.server.on('request', (request, reply) => {
    if (!gate.isFull() || exempt.has(request.url?.split('?')[0] ?? '')) return handle(request, reply)
    refusals.add(() => {
      const { status, body, headers } = refusal()
      reply.writeHead(status, headers).end(body)
      // What else comes of it is not read.
      if (isLong(request.headers)) reply.once('finish', () => request.destroy())
    })
  })
}

function refusal() {
  const body = JSON.stringify(problemBody(overloaded(), randomUUID()))
  const headers = {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': '1',
  }
  return { status: 503, body, headers }
}

function isCounted({ routeOptions, headers }: FastifyRequest): boolean {
  return !(routeOptions.config && 'pressureHandler' in routeOptions.config) && !isLong(headers)
}

function isLong(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY
}

function overloaded(): Problem {
  return new Problem(503, 'overloaded', 'The hub has more to do than it can right now. Try again in a moment.', {
    headers: { 'retry-after': '1' },
  })
}
