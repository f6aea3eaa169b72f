import { saoPauloDay } from '@shop/contract/calendar-days'
import { timeZone } from '@shop/contract/constants'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { readToday } from '../schedule/schedule.service.ts'

/** The day on which an admin says that money came, as the moment of the payment; nothing for today. */
export async function momentOf(db: Db, receivedOn: string | undefined, { createdAt }: { createdAt: Date }) {
  const today = await readToday(db)
  if (receivedOn === undefined || receivedOn === today) return {}
  if (receivedOn > today) throw wrongDay('O dia do recebimento ainda não chegou.')
  if (receivedOn < saoPauloDay(createdAt)) throw wrongDay('O dia do recebimento vem antes do pedido.')
  // Noon: the same day in São Paulo as in UTC.
  return { paidAt: sql<Date>`(${receivedOn}::date + time '12:00') at time zone ${timeZone}` }
}

function wrongDay(message: string): AppError {
  return new AppError('invalid_input', { fields: { receivedOn: message } })
}
