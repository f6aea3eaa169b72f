/** An appointment as the calendar of whoever comes has it. */
import type { Db } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import { readProfile } from '../store/store.service.ts'
import { readNow } from './agenda-hours.queries.ts'
import { find } from './appointment-view.queries.ts'
import { type CalendarEvent, eventFile, feedFile } from './calendar-file.ts'

export async function calendarFile(db: Db, publicUrl: string, id: number): Promise<string> {
  const row = found(await find(db, id), 'invalid_appointment_link')
  const profile = await readProfile(db)
  const { uid, sequence, startsAt, endsAt, kind, videoUrl, fittingName, typeName, productName } = row
  const { street, number, neighborhood, city, state } = profile.address
  const what = [fittingName ?? typeName, ...(productName === null ? [] : [productName]), profile.name]
  const isCall = kind === 'video'
  return eventFile(
    { publicUrl, profile, now: await readNow(db) },
    {
      ...{ uid, sequence, startsAt, endsAt },
      summary: what.join(' · '),
      location: isCall
        ? (videoUrl ?? 'Por vídeo')
        : [`${street}, ${number}`, neighborhood, city, state].join(', '),
      url: isCall ? videoUrl : null,
      description: 'Para remarcar ou cancelar, abra o link do e-mail.',
      isCancelled: row.state === 'cancelled',
    },
  )
}

/** Under which a mailbox or a browser stores it. */
export const calendarFileName = 'encontro.ics'

/** Many appointments, to subscribe to: what each shows is its caller's decision. */
export async function calendarFeed(
  db: Db,
  publicUrl: string,
  events: readonly CalendarEvent[],
): Promise<string> {
  const profile = await readProfile(db)
  return feedFile({ publicUrl, profile, now: await readNow(db) }, `Agenda ${profile.name}`, events)
}
