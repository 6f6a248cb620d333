const PLACEHOLDER = /change.?me|replace.?(me|this)|example|placeholder|your.?secret|hub.?secret|password|for.?tests/i
/** Fewer than a machine needs centuries for. A random text of 32 characters has some 150. */
const MIN_BITS = 100
const MIN_CHARACTERS = 10

/** Why a secret can be guessed, as the end of a sentence; null where nothing speaks against it. */
export function weaknessOf(secret: string): string | null {
  if (secret.length < 32) return 'is shorter than 32 characters'
  if (PLACEHOLDER.test(secret)) return 'reads like an example'
  if (/^(.{1,16}?)\1+/.exec(secret)?.[0].length === secret.length) return 'repeats itself'
  const counts = new Map<string, number>()
  for (const sign of secret) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  if (counts.size < MIN_CHARACTERS || bitsOf(counts, secret.length) < MIN_BITS)
    return 'has too few different characters'
  if (neighbours(secret) > secret.length / 2) return 'runs along the alphabet or the digits'
  return null
}

/** How much its characters tell, by how often each stands in it (Shannon). */
function bitsOf(counts: ReadonlyMap<string, number>, length: number): number {
  return [...counts.values()].reduce((bits, count) => bits - count * Math.log2(count / length), 0)
}

function neighbours(text: string): number {
  let count = 0
  for (let nth = 1; nth < text.length; nth += 1)
    if (Math.abs(text.charCodeAt(nth) - text.charCodeAt(nth - 1)) === 1) count += 1
  return count
}
