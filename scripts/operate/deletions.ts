import { callOfEachHub } from '../../server/hubs/job-service.ts'
import { listDeletedHubs } from '../../server/hub-deletion/hub-removal-service.ts'
import { cancelAsOperator, getHubDeletion } from '../../server/hub-deletion/service.ts'
import { withContext, withJobs } from './context.ts'
import { callFor } from './hubs.ts'
import { fine, type Said } from './said.ts'

/** The hubs that are to be deleted with their day, and those that were with what went. */
export function deletions(): Promise<Said> {
  return withContext(async (context) => {
    const planned = []
    for (const call of await callOfEachHub(context)) {
      const found = await getHubDeletion(call)
      const { domainId, name, origin } = call.hub
      if (found) planned.push({ domainId, name, origin, dueAt: found.dueAt })
    }
    const deleted = await listDeletedHubs(context)
    const lines = [
      ...planned.map(
        ({ domainId, name, origin, dueAt }) =>
          `Hub ${domainId}: ${name}, ${origin}: to be deleted on ${momentOf(dueAt)}`,
      ),
      ...deleted.map((hub) => {
        const { domainId, name, hostnames, rowCount, fileCount, closedAt, endedAt } = hub
        const state = endedAt ? `deleted on ${momentOf(endedAt)}` : `being deleted since ${momentOf(closedAt)}`
        return `Hub ${domainId}: ${name}, ${hostnames.join(', ')}: ${state}, ${rowCount} rows and ${fileCount} files`
      }),
    ]
    return fine(lines.length ? lines : ['No hub is to be deleted, and none was.'], { planned, deleted })
  })
}

/** Keeps a hub whose deletion one of its admins asked for. */
export function cancelDeletion(hub: string | undefined): Promise<Said> {
  return withJobs(async (context) => {
    const call = await callFor(context, hub)
    const { domainId, name } = call.hub
    if (!(await cancelAsOperator(call))) throw new Error(`Hub ${domainId}, ${name}, is not to be deleted.`)
    return fine([`Hub ${domainId}, ${name}, stays. Its admins are told.`], { domainId })
  })
}

/** `2026-12-28 09:00 UTC` */
const momentOf = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
