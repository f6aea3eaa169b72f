/** Links that open one appointment. Only the hash of a token is stored; docs/decisions/0056-order-links.md. */
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import type { RateLimits } from '../../lib/limits.ts'
import { hashToken, newToken, TOKEN } from '../../lib/token.ts'
import * as queries from './appointment-links.queries.ts'

const GUESS = 'appointmentLinkGuess'

export async function newAppointmentLink(db: Db, appointmentId: number): Promise<string> {
  const token = newToken()
  await queries.insertLink(db, { tokenHash: hashToken(token), appointmentId })
  return token
}

/** A wrong token costs the network one of its tries; a right one costs none. */
export function createAppointmentFinder(db: Db, limits: RateLimits) {
  return async (token: unknown, network: string): Promise<number> => {
    await limits.consume(GUESS, network)
    const isToken = typeof token === 'string' && TOKEN.test(token)
    const id = isToken ? await queries.findByLink(db, hashToken(token)) : undefined
    if (id === undefined) throw new AppError('invalid_appointment_link')
    await limits.giveBack(GUESS, network)
    return id
  }
}
