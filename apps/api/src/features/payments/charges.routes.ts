import { charges } from '@shop/contract/charges'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readOrder, readOrderAs } from '../orders/orders.service.ts'
import { reschedule } from './charge-changes.service.ts'
import { proposeExtra, replyToExtra, withdrawExtra } from './extras.service.ts'
import { receivePayment } from './received.service.ts'

/** Deposit, parts and extras of one order; paying one is among the calls of the checkout. */
export function chargeRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, charges.list, {}, async ({ actor, params }) => {
    const order = await readOrderAs(db, actor, params.id)
    return order.charges ?? []
  })

  route(app, charges.record, {}, async ({ actor, params, body, request }) => {
    const { way, receivedOn, requestId: recordRequestId } = body
    const { id: orderId, chargeId } = params
    await receivePayment(deps, {
      ...{ actor, requestId: request.id, orderId, chargeId },
      ...{ way, receivedOn, recordRequestId },
    })
    return readOrder(db, orderId, { forAdmin: true })
  })

  route(app, charges.reschedule, {}, async ({ actor, params, body, request }) => {
    await reschedule(deps, { actor, requestId: request.id, orderId: params.id, ...body })
    return readOrder(db, params.id, { forAdmin: true })
  })

  route(app, charges.addExtra, {}, async ({ actor, params, body, request }) => {
    await proposeExtra(deps, { actor, requestId: request.id, orderId: params.id, extra: body })
    return readOrder(db, params.id, { forAdmin: true })
  })

  route(app, charges.replyToExtra, {}, async ({ actor, params, body, request }) => {
    const { id: orderId, extraId } = params
    await replyToExtra(deps, { holder: actor, requestId: request.id, orderId, extraId, ...body })
    return readOrderAs(db, actor, orderId)
  })

  route(app, charges.withdrawExtra, {}, async ({ actor, params, request }) => {
    const { id: orderId, extraId } = params
    await withdrawExtra(deps, { actor, requestId: request.id, orderId, extraId })
    return readOrder(db, orderId, { forAdmin: true })
  })
}
