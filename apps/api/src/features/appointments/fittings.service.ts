/** Fittings of an order: what is proposed, what is booked, and booking one. */
import type { OrderFittings } from '@shop/contract/appointments'
import { saoPauloDay } from '@shop/contract/calendar-days'
import type { PaymentState } from '@shop/contract/labels'
import { hasReceivedMoney } from '@shop/contract/payment-state'
import type { Db } from '../../db/connection.ts'
import type { OrderHolder } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { readOrderAs } from '../orders/orders.service.ts'
import { findType, readNow } from './agenda-hours.queries.ts'
import { notifyBooked } from './appointment-emails.service.ts'
import { newAppointmentLink } from './appointment-links.service.ts'
import { ofOrder } from './appointment-view.queries.ts'
import { presentAppointment } from './appointment-view.service.ts'
import {
  type BookingDeps,
  bookedBefore,
  insertAppointment,
  requireReliable,
  withNewLink,
} from './booking.service.ts'
import * as queries from './fittings.queries.ts'
import { fittingNames, proposeFittings } from './proposed-fittings.ts'
import { takingTime } from './taking-time.service.ts'

/** More are agreed with the atelier. */
const MOST_OPEN = 3

export async function readFittings(db: Db, holder: OrderHolder, orderId: number): Promise<OrderFittings> {
  await readOrderAs(db, holder, orderId)
  const order = await queries.orderFacts(db, orderId)
  const rows = await ofOrder(db, orderId)
  const today = saoPauloDay(await readNow(db))
  const proposed = isFitted(order)
    ? proposeFittings(await queries.items(db, orderId), { today, weddingOn: order.weddingOn })
    : []
  const isBooked = (itemId: number, name: string) =>
    rows.some((row) => row.orderItemId === itemId && row.fittingName === name && row.state !== 'missed')
  return {
    proposed: proposed.filter(({ itemId, name }) => !isBooked(itemId, name)),
    appointments: rows.map(presentAppointment),
  }
}

interface NewFitting {
  typeId: number
  startsAt: Date
  hold?: string | undefined
  itemId: number
  fittingName?: string | undefined
  companions?: number | undefined
  wish?: string | null | undefined
}

export async function bookFitting(
  { db, publicUrl }: BookingDeps,
  holder: OrderHolder,
  orderId: number,
  input: NewFitting,
) {
  const { typeId, startsAt, hold, itemId, fittingName = null, companions = 0, wish } = input
  await readOrderAs(db, holder, orderId)
  return takingTime(() =>
    db.transaction().execute(async (tx) => {
      const customer = found(await queries.lockCustomer(tx, orderId), 'order_not_found')
      const { name, email, phone, userId } = customer
      if (!isFitted(customer) || name === null) throw new AppError('order_not_fitted')
      const item = (await queries.items(tx, orderId)).find((one) => one.id === itemId)
      if (item === undefined) throw new AppError('invalid_input')
      if (fittingName !== null && !fittingNames(item).includes(fittingName))
        throw new AppError('invalid_input')
      const before = await bookedBefore(tx, { typeId, startsAt, hold })
      if (before?.orderItemId === itemId) return withNewLink(tx, before.id)
      if ((await queries.countOpen(tx, itemId)) >= MOST_OPEN) throw new AppError('booking_by_phone')
      if (email !== null) await requireReliable(tx, email)
      const type = found(await findType(tx, typeId), 'invalid_input')
      if (type.kind !== 'fitting') throw new AppError('invalid_input')
      const person = { name, email, phone, userId, companions, wish: wish || null, weddingOn: null }
      const fitting = { orderId, orderItemId: itemId, fittingName }
      const booked = await insertAppointment(tx, type, { startsAt, hold }, { ...person, ...fitting })
      await notifyBooked(tx, publicUrl, booked, 'customer')
      return withNewLink(tx, booked)
    }),
  )
}

export async function linkOfFitting(db: Db, holder: OrderHolder, orderId: number, appointmentId: number) {
  await readOrderAs(db, holder, orderId)
  if (!(await queries.isOfOrder(db, orderId, appointmentId))) throw new AppError('appointment_not_found')
  return { token: await newAppointmentLink(db, appointmentId) }
}

/** Paid, at least in part, and not cancelled. */
function isFitted({ paymentState, cancelledAt }: { paymentState: PaymentState; cancelledAt: Date | null }) {
  return hasReceivedMoney(paymentState) && cancelledAt === null
}
