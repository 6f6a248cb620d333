const MIB = 1024 * 1024

/** What an uploaded package may be. Sizes are in bytes, names and depth in characters and path segments. */
export type PackageLimits = {
  packedSize: number
  unpackedSize: number
  entries: number
  /** Unpacked size divided by packed size of one entry. */
  ratio: number
  /** Entries up to this unpacked size are not held to the ratio. */
  ratioFreeSize: number
  depth: number
  nameLength: number
  manifestSize: number
  /** Elements inside elements in a manifest. */
  manifestDepth: number
}

export const packageLimits: PackageLimits = {
  packedSize: 500 * MIB,
  unpackedSize: 2048 * MIB,
  entries: 20_000,
  ratio: 100,
  // Deflate reaches 1000:1 on an honest file of spaces or silence; a small one can harm nobody and still counts in the total.
  ratioFreeSize: MIB,
  depth: 20,
  nameLength: 255,
  manifestSize: 5 * MIB,
  manifestDepth: 100,
}
