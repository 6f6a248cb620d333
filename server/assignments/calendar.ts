import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { wallClockOf } from '../platform/time.ts'

/** Something that is due on a day. */
export interface DueEntry {
  contentId: string
  contentType: string
  contentName: string
  dueAt: Date
}

export interface CalendarAbout {
  hubName: string
  /** Scheme, hostname and port of the hub. */
  origin: string
  hostname: string
  /** The IANA zone in which the days of the person end. */
  timezone: string
  now: Date
}

/** Due dates as an iCalendar file: an event of a whole day for each, which does not make anybody busy. */
export function calendarOf(entries: readonly DueEntry[], { hubName, origin, hostname, timezone, now }: CalendarAbout) {
  const calendar = ical({
    name: hubName,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Learning Hub', product: 'Due dates' },
    ttl: 60 * 60,
  })
  for (const { contentId, contentType, contentName, dueAt } of entries) {
    // The library writes a day as it is in UTC, and so does what the clocks of the zone say.
    const day = new Date(wallClockOf(dueAt, timezone))
    calendar.createEvent({
      id: `${contentId}@${hostname}`,
      allDay: true,
      start: day,
      stamp: now,
      summary: contentName,
      url: `${origin}/${contentType === 'playlist' ? 'playlists' : 'assets'}/${contentId}`,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}
