import { appointmentTokenHeader } from '@shop/contract/appointment-facts'
import { appointments } from '@shop/contract/appointments'
import { anAppointment, atelierTime, openAgenda, typeOf } from '@shop/test-kit/agenda'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { testSmtp } from '@shop/test-kit/smtp'
import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Mailer, smtpMailer } from '../../adapters/mailer.ts'
import { emailTasks } from '../emails/emails.jobs.ts'
import { notifyBooked, notifyCancelledAppointment, notifyMoved } from './appointment-emails.service.ts'
import { newAppointmentLink } from './appointment-links.service.ts'
import { isOutdatedAppointmentEmail, withAppointmentLink } from './email-link.service.ts'

const publicUrl = 'https://loja.test'
const email = 'carolina@exemplo.test'

let api: Awaited<ReturnType<typeof testApi>>
let smtp: Awaited<ReturnType<typeof testSmtp>>
let mailer: Mailer
beforeEach(async () => {
  api = await testApi({ config: { publicUrl } })
  await openAgenda(api.db)
  // While the store's profile has no address, its notices go to the administrators.
  await aUser(api.db, { role: 'admin' })
  smtp = await testSmtp()
  mailer = smtpMailer(smtp.url, 'Loja <loja@exemplo.test>', { timeoutMs: 3_000 })
})
afterEach(async () => {
  mailer.close()
  await smtp.close()
  await api.close()
})

/** What the mail server gets, newest last. */
async function sendWaiting() {
  const [send] = emailTasks({
    ...{ db: api.db, mailer },
    withLink: async (stored) => (await withAppointmentLink(api.db, publicUrl, stored)) ?? stored,
    isOutdated: (stored) => isOutdatedAppointmentEmail(api.db, stored),
  })
  const waiting = await api.db
    .selectFrom('mails')
    .select('id')
    .where('sentAt', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id: mailId } of waiting) await send?.run({ mailId })
  return Promise.all(
    smtp.received.splice(0).map(async ({ recipients, source }) => {
      const { subject = '', text = '', html = '', attachments } = await PostalMime.parse(source)
      const [file] = attachments
      const content =
        file === undefined ? undefined : Buffer.from(file.content as ArrayBuffer).toString('utf8')
      return { to: recipients[0], subject, text, html, file, content }
    }),
  )
}
const outbox = () => api.db.selectFrom('mails').selectAll().orderBy('id').execute()
const tokenIn = (text: string | undefined) => /\/agenda\/([\w-]{43})/.exec(text ?? '')?.[1] ?? ''
function eventIn(content: string | undefined) {
  const calendar = ICAL.Component.fromString(content ?? '')
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate(),
  }
}

async function book() {
  const { id: typeId } = await typeOf(api.db, 'visit')
  const person = { name: 'Carolina Dias', email, phone: '(11) 97777-0188', wish: 'Camélia e Lírio' }
  const body = { typeId, startsAt: atelierTime(10, 840), ...person }
  const { data } = await api.visitor.call(appointments.book, { body })
  return api.withAppointmentToken(data?.token ?? '')
}

test('booking, moving and cancelling are e-mailed with a working link and one calendar entry that changes', async () => {
  const holder = await book()
  const [booked, notice] = await sendWaiting()
  expect(booked?.to).toBe(email)
  expect(booked?.subject).toContain('Visita ao ateliê')
  expect(booked?.text).toContain('às 14h')
  const first = eventIn(booked?.content)
  expect([first.method, first.sequence, first.starts]).toEqual(['PUBLISH', 0, atelierTime(10, 840)])
  expect([booked?.file?.filename, booked?.file?.mimeType]).toEqual(['encontro.ics', 'text/calendar'])
  const mailed = api.withAppointmentToken(tokenIn(booked?.text))
  expect((await mailed.call(appointments.read, {})).status).toBe(200)
  expect(tokenIn(booked?.html)).toBe(tokenIn(booked?.text))

  expect(notice?.to).not.toBe(email)
  expect(notice?.text).toContain('Camélia e Lírio')
  expect(notice?.text).toContain('/admin/agenda')
  expect([tokenIn(notice?.text), notice?.file]).toEqual(['', undefined])

  await holder.call(appointments.change, { body: { startsAt: atelierTime(12, 630) } })
  const [moved, movedNotice] = await sendWaiting()
  expect([moved?.to, movedNotice?.subject.startsWith('Encontro remarcado')]).toEqual([email, true])
  expect(moved?.text).toContain('às 10h30')
  expect(eventIn(moved?.content)).toEqual({ ...first, sequence: 1, starts: atelierTime(12, 630) })

  await holder.call(appointments.cancel, {})
  const [cancelled, cancelledNotice] = await sendWaiting()
  expect([cancelled?.to, cancelledNotice?.subject.startsWith('Encontro cancelado')]).toEqual([email, true])
  expect(eventIn(cancelled?.content)).toMatchObject({ method: 'CANCEL', uid: first.uid, sequence: 2 })
})

test('the outbox holds neither a token nor a file', async () => {
  await book()
  const before = JSON.stringify(await outbox())
  const tokens = (await sendWaiting()).map(({ text }) => tokenIn(text)).filter(Boolean)
  expect(tokens).toHaveLength(1)
  for (const token of tokens) expect(before + JSON.stringify(await outbox())).not.toContain(token)
  expect(before).not.toContain('VCALENDAR')
})

describe('by the atelier', () => {
  test('she is told and the atelier is not', async () => {
    const { id } = await anAppointment(api.db)
    await api.db.transaction().execute(async (tx) => {
      await notifyBooked(tx, publicUrl, id, 'atelier')
      await notifyMoved(tx, publicUrl, id, 'atelier')
      await notifyCancelledAppointment(tx, publicUrl, id, 'atelier')
    })
    const sent = await sendWaiting()
    expect(sent.map(({ to }) => to)).toEqual([email, email, email])
    expect(sent[1]?.text).toContain('o ateliê mudou este encontro')
    expect(sent[2]?.text).toContain('O ateliê precisou cancelar')
  })

  test('somebody without an e-mail gets none', async () => {
    const { id } = await anAppointment(api.db, { email: null })
    await api.db.transaction().execute((tx) => notifyBooked(tx, publicUrl, id, 'atelier'))
    expect(await outbox()).toEqual([])
  })
})

test('an e-mail about an appointment that is gone is not sent', async () => {
  await book()
  await api.admin.deleteFrom('appointments').execute()
  const sent = await sendWaiting()
  expect(sent.map(({ to }) => to === email)).toEqual([false])
})

test('the calendar file of the link is the one of the e-mail, and is stored nowhere on the way', async () => {
  const { id, uid } = await anAppointment(api.db)
  const token = await newAppointmentLink(api.db, id)
  const response = await api.inject({
    url: '/api/appointments/by-link/calendar',
    headers: { [appointmentTokenHeader]: token },
  })
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="encontro.ics"',
    'cache-control': expect.stringContaining('no-store') as unknown,
  })
  expect(eventIn(response.body)).toMatchObject({ uid: `${uid}@loja.test`, method: 'PUBLISH' })
  expect(response.body).not.toContain(token)
})
