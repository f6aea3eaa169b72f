/**
 * Limits how much storage one customer may use. All pictures of a day count, whether or not their message was sent;
 * unsent ones have a lower limit, because a message holds few.
 */
import type { Db } from '../../db/connection.ts'
import type { Actor } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import * as queries from './attachments.queries.ts'

const PER_DAY = { pictures: 60, bytes: 30_000_000 }
const MAX_UNSENT = 20
const HOUR_S = 3_600

export async function checkQuota(db: Db, actor: Actor): Promise<void> {
  if (actor.role === 'admin') return
  const { pictures, bytes, unsent } = await queries.uploadedToday(db, actor.id)
  if (pictures >= PER_DAY.pictures || bytes >= PER_DAY.bytes) {
    throw new AppError('too_many_requests', {
      message: 'Você já enviou muitas fotos hoje. Envie as próximas amanhã.',
      retryAfterSeconds: HOUR_S,
    })
  }
  if (unsent >= MAX_UNSENT) {
    throw new AppError('too_many_requests', {
      message: 'Há muitas fotos sem mensagem. Envie a mensagem com as que já escolheu e depois junte outras.',
      retryAfterSeconds: HOUR_S,
    })
  }
}
