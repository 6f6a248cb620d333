import { createStore, useSelector } from '@tanstack/react-store'

/** The one place where the hub's wish to see the password once more is turned into a question to the person. */

interface Asked {
  isProved: Promise<boolean>
  answer: (isProved: boolean) => void
}

const question = createStore<Asked | null>(null)

/** Asks the person who they are, once for all calls that wait for it. @returns false where they would rather not */
export function askStepUp(): Promise<boolean> {
  if (question.state) return question.state.isProved
  const { promise, resolve } = Promise.withResolvers<boolean>()
  question.setState(() => ({ isProved: promise, answer: resolve }))
  return promise
}

export function answerStepUp(isProved: boolean): void {
  question.state?.answer(isProved)
  question.setState(() => null)
}

/** Whether a call waits for the person to prove who they are. */
export function useStepUpAsked(): boolean {
  return useSelector(question, (asked) => asked !== null)
}
