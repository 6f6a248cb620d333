import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { hubOfHost } from '../hubs/registry-service.ts'
import { publicKeys } from './key-service.ts'
import { didOf, keyIdOf, multikey } from './rules.ts'

/**
 * Publishes with which keys a hub signs badges, where its identifier leads to, so that anybody can check them. Not a call
 * of the contract: the place is given. It stays when the hub switches badges off, for those that are out already.
 * @see https://w3c-ccg.github.io/did-method-web/#read-resolve
 */
export function publishIssuer(app: FastifyInstance, context: Context): void {
  app.get('/.well-known/did.json', async (request, reply) => {
    const hub = await hubOfHost(context, request.hostname)
    if (!hub) return reply.callNotFound()
    const keys = await publicKeys({ context, hub, db: context.databases.forHub(hub.domainId) })
    const id = didOf(hub.origin)
    const methods = keys.map(({ number, publicKey }) => ({
      id: keyIdOf(hub.origin, number),
      type: 'Multikey',
      controller: id,
      publicKeyMultibase: multikey(publicKey),
    }))
    return reply
      .headers({
        'cache-control': 'public, max-age=300',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('application/did+json')
      .send(
        JSON.stringify({
          '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
          id,
          verificationMethod: methods,
          assertionMethod: methods.map((method) => method.id),
        }),
      )
  })
}
