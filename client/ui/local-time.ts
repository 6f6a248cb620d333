/** A moment as the input for times wants it: in the zone of this device, without seconds. */
export function localTime(moment: string | Date): string {
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
