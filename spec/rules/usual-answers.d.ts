interface Named {
  name?: string
  in?: string
}

/** The error statuses that follow from what an operation is. */
export declare function usualStatuses(
  operation: object,
  surroundings: { parameters: Named[]; problems: Record<string, { status: number | number[] }> },
): string[]
