/**
 * The address of what a call made, for the header Location. What the address names stands in the call's own path, or in the
 * answer, as `id` where not under its own name.
 * @param template such as `/topics/{topicId}`
 */
export function locationOf(template: string, params: unknown, body: unknown): string {
  const known = { ...(body as Record<string, unknown>), ...(params as Record<string, unknown>) }
  return `/api${template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(known[name] ?? known['id'])))}`
}
