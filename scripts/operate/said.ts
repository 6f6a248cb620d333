/** What a command says: lines for people, the same as JSON for programs, and whether all is well. */
export interface Said {
  lines: readonly string[]
  json: unknown
  isFine: boolean
}

export const fine = (lines: readonly string[], json: unknown): Said => ({ lines, json, isFine: true })
