import { charges } from '@shop/contract/charges'
import { paymentPlans } from '@shop/contract/payment-plan-settings'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readPlanSettings } from '../store/store.service.ts'
import { previewPlan, savePlan } from './payment-plans.service.ts'

export function paymentPlanRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, paymentPlans.read, {}, () => readPlanSettings(db))

  route(app, paymentPlans.save, {}, ({ body, actor, request }) =>
    savePlan(db, body, { actor, requestId: request.id }),
  )

  route(app, charges.preview, {}, async ({ body }) => ({ charges: await previewPlan(db, body) }))
}
