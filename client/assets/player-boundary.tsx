import { useQueryClient } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getLaunchMyAssetMutationKey } from '../../generated/client/assets/assets.ts'
import { isWorthRetrying, problemWords } from '../api/problems.ts'
import { ProblemNote } from '../ui/page/problem-note.tsx'

/** Where the player fails, the rest of the page stays. */
export function PlayerBoundary({ children }: { children: ReactNode }) {
  const client = useQueryClient()
  return (
    <CatchBoundary
      getResetKey={() => 'player'}
      errorComponent={({ error, reset }) => {
        const retry = () => {
          client.removeQueries({ queryKey: getLaunchMyAssetMutationKey() })
          reset()
        }
        return <ProblemNote {...problemWords(error)} onRetry={isWorthRetrying(error) ? retry : undefined} />
      }}
    >
      {children}
    </CatchBoundary>
  )
}
