interface DoneOrAsked {
  userContentStatus: string | null
  goal: { isMet: boolean } | null
}

/** Whether there is nothing left to do: completed content of which it is asked again, as every year, is not done. */
export function isDone({ userContentStatus, goal }: DoneOrAsked): boolean {
  return userContentStatus === 'completed' && (goal === null || goal.isMet)
}
