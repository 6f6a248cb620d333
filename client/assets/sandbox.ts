const ALWAYS = 'allow-scripts allow-forms allow-popups allow-modals allow-downloads'

/**
 * What a frame may do; never lead the hub's page away. Content on an origin of its own keeps that origin, so that it can
 * store things. What stands on the hub's own origin gets none: with it and scripts it could take the sandbox off.
 */
export function sandboxOf(url: string, hubOrigin = location.origin): string {
  const isForeign = URL.canParse(url, hubOrigin) && new URL(url, hubOrigin).origin !== hubOrigin
  return isForeign ? `${ALWAYS} allow-same-origin` : ALWAYS
}
