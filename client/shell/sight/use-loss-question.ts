import { useState } from 'react'
import { HubProblem } from '../../api/hub-problem.ts'

/** A question that is open: what people would lose, and what is done with the answer. */
export interface OpenLoss<Loss> {
  loss: Loss
  onAnswer: (isMeant: boolean) => void
}

/** Asks before people lose sight of something. @returns the question, too, while one is open */
export function useLossQuestion<Loss>() {
  const [open, setOpen] = useState<OpenLoss<Loss> | null>(null)
  const ask = (loss: Loss) =>
    new Promise<boolean>((answer) =>
      setOpen({
        loss,
        onAnswer: (isMeant) => {
          setOpen(null)
          answer(isMeant)
        },
      }),
    )
  return { ask, open }
}

/** How many people would lose sight of it; 0 where that is not why the hub refuses. */
export function lossIn(error: unknown): number {
  if (!(error instanceof HubProblem) || error.code !== 'people-would-lose') return 0
  return Number(/acceptedLosses: (\d+)/.exec(error.detail)?.[1] ?? 0)
}
