import type { Call } from '../context.ts'
import { badInput } from '../contract/problems.ts'
import { sharesSite } from '../platform/content-origin.ts'

/** Ends of names that lead to the machine itself, into its network or nowhere (RFC 6761, RFC 6762, RFC 7686, .internal of ICANN). */
const INSIDE = new Set(['arpa', 'internal', 'invalid', 'local', 'localhost', 'onion'])

/** Lets packages load only from hosts that are neither inside of a network nor of the hub itself. @throws 400 `host-not-outside` */
export function mustBeOutside({ context, hub }: Pick<Call, 'context' | 'hub'>, hosts: readonly string[]): void {
  const isInside = (host: string) =>
    INSIDE.has(host.slice(host.lastIndexOf('.') + 1)) ||
    sharesSite(context.config.contentOrigin, host) ||
    hub.origins.some((origin) => new URL(origin).hostname === host)
  const index = hosts.findIndex(isInside)
  if (index >= 0)
    throw badInput(
      'host-not-outside',
      `/allowedHosts/${index}`,
      'This host is one of the hub itself, or leads inside of a network. Packages may load only from hosts that anybody reaches.',
    )
}
