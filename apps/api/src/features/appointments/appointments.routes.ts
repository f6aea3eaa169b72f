import { appointmentTokenHeader } from '@shop/contract/appointment-facts'
import { appointments } from '@shop/contract/appointments'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../lib/client-address.ts'
import type { RateLimits } from '../../lib/limits.ts'
import { route } from '../../lib/route.ts'
import { calendarFile, calendarFileName } from './appointment-calendar.service.ts'
import { createAppointmentFinder } from './appointment-links.service.ts'
import { readAppointment } from './appointment-view.service.ts'
import { book } from './booking.service.ts'
import { cancel, confirm, move } from './changes.service.ts'
import { hold } from './holds.service.ts'
import { pretendBooking } from './machines.service.ts'
import { readSlots, readTypes } from './slots.service.ts'

export function appointmentRoutes(app: FastifyInstance, { db, config }: Deps, limits: RateLimits) {
  const booking = { db, publicUrl: config.publicUrl }
  const find = createAppointmentFinder(db, limits)
  const linked = ({ headers, ip }: FastifyRequest) => find(headers[appointmentTokenHeader], clientNetwork(ip))

  route(app, appointments.types, {}, async ({ reply }) => {
    reply.header('cache-tag', 'agenda')
    return readTypes(db)
  })

  route(app, appointments.slots, {}, async ({ query, reply }) => {
    // The closed days are among the settings of the store.
    reply.header('cache-tag', 'agenda,store')
    return readSlots(db, query)
  })

  route(app, appointments.hold, { rateLimit: 'appointmentHold' }, ({ body, request }) =>
    hold(db, { ...body, network: clientNetwork(request.ip) }),
  )

  // The response reveals neither whether the address was known nor that a filled honeypot field was noticed.
  route(app, appointments.book, { rateLimit: 'appointmentBooking' }, ({ body, actor }) =>
    body.website ? pretendBooking(db, body) : book(booking, body, actor?.id ?? null),
  )

  route(app, appointments.read, {}, async ({ request }) => readAppointment(db, await linked(request)))

  route(app, appointments.change, {}, async ({ body, request }) => {
    const id = await linked(request)
    await ('confirmed' in body ? confirm(db, id) : move(booking, id, body))
    return readAppointment(db, id)
  })

  route(app, appointments.cancel, {}, async ({ request }) => {
    const id = await linked(request)
    await cancel(booking, id)
    return readAppointment(db, id)
  })

  route(app, appointments.calendar, {}, async ({ request, reply }) => {
    const id = await linked(request)
    reply.type('text/calendar; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="${calendarFileName}"`)
    return calendarFile(db, booking.publicUrl, id)
  })
}
