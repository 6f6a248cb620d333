import { timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from './config.ts'
import { hashOf } from './ids.ts'

type MetricsConfig = Pick<Config, 'host' | 'metricsPort' | 'metricsToken'>

/**
 * Where metrics are read: on a port of their own, or at /metrics with a bearer token. With neither, only on this machine;
 * to everybody else there is nothing.
 * @param route config of the route
 */
export function openMetrics(app: FastifyInstance, registry: Registry, config: MetricsConfig, route: object): void {
  if (config.metricsPort !== undefined) return listenApart(app, registry, config.host, config.metricsPort)
  app.get('/metrics', { logLevel: 'silent', config: route }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

function mayRead({ headers, raw, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
    return given !== undefined && timingSafeEqual(hashOf(given), hashOf(token))
  }
  // A proxy on this machine is here itself, but not who calls through it.
  const isPassedOn = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isPassedOn && isHere(ip) && isHere(raw.socket.remoteAddress ?? '')
}

const isHere = (address: string) => /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/.test(address)

/** Opens and closes with the app, so that a port in use stops the start. */
function listenApart(app: FastifyInstance, registry: Registry, host: string, port: number): void {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  app.addHook('onReady', () => new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done)))
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    server.close()
  })
}
