/**
 * iCalendar files (RFC 5545): of one appointment, as it is attached to e-mails, or of many, as calendars subscribe to
 * them. Times are UTC, which every calendar shows in its own zone: so no rules of a time zone can be out of date. Pure.
 */
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

const ALARM_SECONDS = 15 * 60
const FEED_SECONDS = 60 * 60

export interface CalendarEvent {
  /** Of the appointment: stays through all changes. */
  uid: string
  /** Raised with each change: a calendar ignores a file older than what it has. */
  sequence: number
  startsAt: Date
  endsAt: Date
  summary: string
  location: string
  description?: string
  /** Of a call. */
  url?: string | null
  isCancelled: boolean
}

interface Source {
  publicUrl: string
  /** The atelier, who invites. Without an e-mail of its own it is not named. */
  profile: { name: string; email: string | null }
  now: Date
}

/** To put into a calendar, or, of a cancelled one, to take out of it. */
export function eventFile(source: Source, event: CalendarEvent): string {
  const method = event.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  return write(source, [event], { method })
}

/** To subscribe to. */
export function feedFile(source: Source, name: string, events: readonly CalendarEvent[]): string {
  return write(source, events, { method: ICalCalendarMethod.PUBLISH, name, ttl: FEED_SECONDS })
}

type Options = { method: ICalCalendarMethod; name?: string; ttl?: number }

function write({ publicUrl, profile, now }: Source, events: readonly CalendarEvent[], options: Options) {
  const { host } = new URL(publicUrl)
  const calendar = ical({ prodId: `//${host}//Agenda//PT`, ...options })
  for (const { uid, startsAt, endsAt, url, isCancelled, description, ...event } of events) {
    const entry = calendar.createEvent({
      ...event,
      id: `${uid}@${host}`,
      stamp: now,
      start: startsAt,
      end: endsAt,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(description !== undefined && { description }),
      ...(url && { url }),
      ...(profile.email !== null && { organizer: { name: profile.name, email: profile.email } }),
    })
    if (isCancelled) continue
    const alarm = { trigger: ALARM_SECONDS, description: event.summary }
    entry.createAlarm({ type: ICalAlarmType.display, ...alarm })
  }
  // Each line ends with a line break, also the last one.
  return `${calendar.toString()}\r\n`
}
