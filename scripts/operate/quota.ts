import { bytesStored, findQuotas, setQuotas } from '../../server/files/upload/room-service.ts'
import { withContext } from './context.ts'
import { callFor } from './hubs.ts'
import { fine, type Said } from './said.ts'

const GIB = 1024 ** 3

/** As much as stays exact in bytes. */
const MAX_GIB = 8_000_000

/**
 * Says how much a hub, and each person in it, may store, and sets it before where that is asked for. What is stored stays,
 * also where it is more.
 * @param quotas in GiB, as they were typed @throws Error for what is no number from 0.001 to 8,000,000
 */
export function quota(quotas: { size?: string; perPerson?: string }, hub?: string): Promise<Said> {
  return withContext(async (context) => {
    const { size, perPerson } = quotas
    const call = await callFor(context, hub)
    await setQuotas(call, {
      ...(size !== undefined && { hub: bytesIn(size) }),
      ...(perPerson !== undefined && { person: bytesIn(perPerson) }),
    })
    const [now, used] = [await findQuotas(call), await bytesStored(call)]
    const { domainId, name } = call.hub
    return fine(
      [
        `Hub ${domainId}, ${name}, stores ${gibIn(used)} of at most ${gibIn(now.hub)}; each person at most ${gibIn(now.person)}.`,
      ],
      { domainId, usedBytes: used, hubBytes: now.hub, personBytes: now.person },
    )
  })
}

function bytesIn(gib: string): number {
  const size = /^\d+(\.\d+)?$/.test(gib) ? Number(gib) : Number.NaN
  if (!(size >= 0.001 && size <= MAX_GIB))
    throw new Error(`Say a size in GiB from 0.001 to ${MAX_GIB}, such as 500, instead of ${gib}.`)
  return Math.round(size * GIB)
}

const gibIn = (bytes: number) => `${Number((bytes / GIB).toFixed(3))} GiB`
