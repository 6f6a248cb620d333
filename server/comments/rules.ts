/** Who asks, as far as it decides what they may do with comments on one piece of content. */
export interface Rights {
  memberId: string
  /** Whether they may delete what others wrote. */
  mayDeleteAny: boolean
  /** Whether they may bring back what was deleted. */
  mayRestore: boolean
}

interface Written {
  authorId: string
  isDeleted: boolean
}

export function mayEdit({ authorId, isDeleted }: Written, { memberId }: Rights): boolean {
  return !isDeleted && authorId === memberId
}

export function mayDelete({ authorId, isDeleted }: Written, { memberId, mayDeleteAny }: Rights): boolean {
  return !isDeleted && (authorId === memberId || mayDeleteAny)
}
