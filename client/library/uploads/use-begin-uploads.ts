import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { ownerFor } from './owner-for.ts'
import { addUploads } from './uploads-store.ts'

/** Begins to upload files and goes to the list in which they are to appear, the newest first. */
export function useBeginUploads(): (files: File[], teamId?: string | null) => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const session = useSession()
  return (files, teamId = ownerFor(session)) => {
    addUploads(files, { client, userId: session.user.id, teamId })
    void navigate({ to: '/manage/library', search: { kind: 'assets' } })
  }
}
