const MIB = 1024 * 1024

/** What a table may be. */
export const tableLimits = {
  rows: 100_000,
  columns: 200,
  /** Characters of a cell; what is longer is cut off. */
  cell: 10_000,
  /** Bytes of what the hub makes of it. */
  size: 300 * MIB,
  /** Characters of the texts that the cells of a workbook share. */
  sharedTexts: 64 * MIB,
} as const
