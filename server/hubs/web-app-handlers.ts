import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Context, Hub } from '../context.ts'
import { RecentMap } from '../platform/recent-map.ts'
import { hubOfHost } from './registry-service.ts'
import { ICON_SIDES, iconSvg, webAppManifest } from './web-app-rules.ts'

/** A few kB each; hubs of one colour share theirs. */
const MAX_DRAWN = 100

/**
 * What a system asks for when somebody installs the hub as an app: its name and its icons. Not calls of the contract: the
 * page says where they are, and browsers read them in formats of their own.
 */
export function publishWebApp(app: FastifyInstance, context: Context): void {
  const drawn = new RecentMap<string, Promise<Buffer>>(MAX_DRAWN)
  const iconOf = ({ colour }: Hub, side: number, isFilled: boolean) => {
    const key = `${colour} ${side} ${isFilled}`
    const known = drawn.get(key)
    if (known) return known
    const icon = drawIcon(colour, side, isFilled)
    drawn.set(key, icon)
    icon.catch(() => drawn.delete(key))
    return icon
  }
  app.get('/manifest.webmanifest', async (request, reply) => {
    const hub = await hubOfHost(context, request.hostname)
    if (!hub) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(JSON.stringify(webAppManifest(hub)))
  })
  for (const side of ICON_SIDES)
    for (const isFilled of [false, true])
      app.get(`/icons/${side}${isFilled ? '-maskable' : ''}.png`, async (request, reply) => {
        const hub = await hubOfHost(context, request.hostname)
        if (!hub) return reply.callNotFound()
        const icon = await iconOf(hub, side, isFilled)
        return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(icon)
      })
}

function drawIcon(colour: string, side: number, isFilled: boolean): Promise<Buffer> {
  const svg = Buffer.from(iconSvg(colour, isFilled))
  return sharp(svg, { density: (72 * side) / 32 })
    .resize(side, side)
    .png()
    .toBuffer()
}
