import * as access from '../../generated/access.ts'
import { can } from '../api/can.ts'
import { useSession } from '../api/session.ts'
import { viewAs } from '../api/view-as.ts'
import { DeletionBar } from './deletion-bar.tsx'
import { ViewBar } from './view-bar.tsx'

/** What those who look after the hub have to know on whatever page they are. */
export function Bars() {
  const view = viewAs()
  const session = useSession()
  return (
    <>
      {view && <ViewBar view={view} />}
      {can(session, access.getHubDeletion) && <DeletionBar />}
    </>
  )
}
