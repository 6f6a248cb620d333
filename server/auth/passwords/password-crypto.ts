import { hash, parseOptions, verify } from '@node-rs/argon2'
import { inTurn } from './hash-limiter.ts'

/** argon2id with the least that OWASP's Password Storage Cheat Sheet names: 19 MiB, two passes, one lane. */
const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a random text, of the same cost: what a password is held against where there is none. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$OvxykL/DKbxGAWm92m2hSw$Ka4ajL+MGANiUeWnMGYGt9kRuTIqOLrITrL50TaMayA'

/** The PHC string to keep of a password. @throws 429 when too many hashes wait */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2_COST))
}

/** Whether a password is the one of a hash. Without a hash it is not, and finding that out takes as long. @throws 429 when too many hashes wait */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await inTurn(() => verify(passwordHash ?? DUMMY_HASH, password))
  return passwordHash !== null && fits
}

/** Whether a hash was made at another cost than today's. */
export function needsNewHash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
  return (
    memoryCost !== ARGON2_COST.memoryCost ||
    timeCost !== ARGON2_COST.timeCost ||
    parallelism !== ARGON2_COST.parallelism
  )
}
