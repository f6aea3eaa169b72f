import { checkoutReminders } from '@shop/contract/checkout-reminders'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { cancelReminders } from './checkout-reminders.service.ts'

const CANCELLED = { message: 'Você não receberá mais lembretes de compras que não terminou.' }

export function checkoutReminderRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, checkoutReminders.cancel, {}, async ({ body }) => {
    await cancelReminders(db, body.token)
    return CANCELLED
  })

  route(app, checkoutReminders.cancelInOneClick, {}, async ({ query }) => {
    await cancelReminders(db, query.token)
    return CANCELLED
  })
}
