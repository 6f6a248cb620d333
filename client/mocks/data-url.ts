/** Bytes as an address that holds them. */
export async function dataUrl(blob: Blob): Promise<string> {
  const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte))
  return `data:${blob.type};base64,${btoa(letters.join(''))}`
}
