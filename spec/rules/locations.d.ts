/** Where what an operation makes is found; undefined where nothing shows it. */
export declare function locationOf(
  operation: object,
  surroundings: { address: string; readable: readonly string[]; names?: boolean },
): string | undefined
