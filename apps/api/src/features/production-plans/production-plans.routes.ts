import { productionPlans } from '@shop/contract/production-plans'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../lib/actor.ts'
import { route } from '../../lib/route.ts'
import {
  createPlan,
  orderStages,
  readPlans,
  removePlan,
  savePlan,
  setBand,
} from './production-plans.service.ts'

export function productionPlanRoutes(app: FastifyInstance, { db }: Deps) {
  const by = (actor: Actor, request: FastifyRequest) => ({ actor, requestId: request.id })

  route(app, productionPlans.list, {}, () => readPlans(db))

  route(app, productionPlans.create, {}, ({ body, actor, request }) =>
    createPlan(db, body, by(actor, request)),
  )

  route(app, productionPlans.save, {}, ({ params, body, actor, request }) =>
    savePlan(db, params.id, body, by(actor, request)),
  )

  route(app, productionPlans.remove, {}, ({ params, actor, request }) =>
    removePlan(db, params.id, by(actor, request)),
  )

  route(app, productionPlans.orderStages, {}, ({ body, actor, request }) =>
    orderStages(db, body.ids, by(actor, request)),
  )

  route(app, productionPlans.setBand, {}, ({ params: { id }, body: { band }, actor, request }) =>
    setBand(db, { id, band }, by(actor, request)),
  )
}
