const secondsIn = { year: 31_536_000, month: 2_592_000, day: 86_400, hour: 3600, minute: 60 }
const clock = /^(\d{1,6}):(\d{2}):(\d{2}(?:\.\d{1,2})?)$/
const iso = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d{1,2})?)S)?)?$/

/** Seconds of a SCORM 1.2 timespan HHHH:MM:SS.SS (RTE 1.2, CMITimespan); null when it is not one. */
export function parseClockDuration(text: string): number | null {
  const match = clock.exec(text)
  if (!match) return null
  return Number(match[1]) * secondsIn.hour + Number(match[2]) * secondsIn.minute + Number(match[3])
}

/** SCORM 1.2 timespan of `seconds` >= 0, to a hundredth: 3725.5 gives "0001:02:05.50". */
export function formatClockDuration(seconds: number): string {
  const { hours, minutes, hundredths } = split(seconds)
  return `${pad(hours, 4)}:${pad(minutes, 2)}:${pad(Math.floor(hundredths / 100), 2)}.${pad(hundredths % 100, 2)}`
}

/**
 * Seconds of an ISO 8601 duration as SCORM 2004 allows it (timeinterval (second,10,2)); null when it is not one.
 * A year counts 365 days and a month 30, because the data model has no start date to count from.
 */
export function parseIsoDuration(text: string): number | null {
  const match = iso.exec(text)
  if (!match || text.endsWith('P') || text.endsWith('T')) return null
  const part = (index: number) => Number(match[index] ?? 0)
  return (
    part(1) * secondsIn.year +
    part(2) * secondsIn.month +
    part(3) * secondsIn.day +
    part(4) * secondsIn.hour +
    part(5) * secondsIn.minute +
    part(6)
  )
}

/** ISO 8601 duration of `seconds` >= 0, to a hundredth, in hours at most: 3725.5 gives "PT1H2M5.5S". */
export function formatIsoDuration(seconds: number): string {
  const { hours, minutes, hundredths } = split(seconds)
  const parts = [hours ? `${hours}H` : '', minutes ? `${minutes}M` : '', hundredths ? `${hundredths / 100}S` : '']
  return `PT${parts.join('') || '0S'}`
}

function split(seconds: number): { hours: number; minutes: number; hundredths: number } {
  // Whole hundredths first: adding decimals would carry binary rounding into the text.
  const all = Math.round(Math.max(0, seconds) * 100)
  const perHour = secondsIn.hour * 100
  return { hours: Math.floor(all / perHour), minutes: Math.floor((all % perHour) / 6000), hundredths: all % 6000 }
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0')
}
