import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { wallClockOf } from '../platform/time.ts'

/** Something that is due on a day. */
export interface DueEntry {
  contentId: string
  contentType: string
  contentName: string
  dueAt: Date
  /** Whether they set the day for themselves. */
  isOwn: boolean
}

export interface CalendarAbout {
  hubName: string
  /** Scheme, hostname and port of the hub. */
  origin: string
  hostname: string
  /** The IANA zone in which the days of the person end. */
  timezone: string
  locale: string
  now: Date
}

/** Due dates as an iCalendar file: an event of a whole day for each, which does not make anybody busy. */
export function calendarOf(
  entries: readonly DueEntry[],
  { hubName, origin, hostname, timezone, locale, now }: CalendarAbout,
) {
  const calendar = ical({
    name: hubName,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Learning Hub', product: 'Due dates' },
    ttl: 60 * 60,
  })
  for (const { contentId, contentType, contentName, dueAt, isOwn } of entries) {
    // The library writes a day as it is in UTC, and so does what the clocks of the zone say.
    const day = new Date(wallClockOf(dueAt, timezone))
    calendar.createEvent({
      id: `${contentId}${isOwn ? '-own' : ''}@${hostname}`,
      allDay: true,
      start: day,
      stamp: now,
      summary: isOwn ? `${contentName} (${ownDateIn(locale)})` : contentName,
      url: `${origin}/${contentType === 'playlist' ? 'playlists' : 'assets'}/${contentId}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

/** German for whom reads the hub in German, English for all others. */
function ownDateIn(locale: string): string {
  return locale.startsWith('de') ? 'eigener Termin' : 'your own date'
}
