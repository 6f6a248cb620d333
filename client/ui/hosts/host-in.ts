/** The host name in what somebody typed or pasted: a name, or an address with a path. Null where there is none. */
export function hostIn(typed: string): string | null {
  const text = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`
  const host = URL.parse(address)?.hostname.replace(/\.$/, '') ?? ''
  return /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(host) ? host : null
}
