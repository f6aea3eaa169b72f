import { orderLinks } from '@shop/contract/order-links'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../lib/app-error.ts'
import { route } from '../../lib/route.ts'
import { readOrderAs } from '../orders/orders.service.ts'
import { type RefreshPayment, readWatchedOrder } from '../orders/watched-order.service.ts'
import * as service from './order-links.service.ts'

const sent = { message: 'Se o pedido existir, enviamos o link para o e-mail informado.' }
const erased = { message: 'Seus dados foram apagados.' }
const limited = { rateLimit: 'orderClaiming' } as const

export function orderLinkRoutes(app: FastifyInstance, deps: Deps, refreshPayment: RefreshPayment) {
  const { db } = deps

  route(app, orderLinks.open, {}, ({ actor }) => {
    if (actor.role !== 'link') throw new AppError('invalid_order_link')
    return readWatchedOrder({ db, refreshPayment }, actor, actor.orderId)
  })

  route(app, orderLinks.find, { rateLimit: 'orderLinkEmail' }, async ({ body }) => {
    await service.requestLink(db, body)
    return sent
  })

  route(app, orderLinks.revoke, {}, async ({ actor, params }) => {
    await readOrderAs(db, actor, params.id)
    await service.revokeLinks(db, params.id)
  })

  route(app, orderLinks.requestClaim, { rateLimit: 'orderClaimEmail' }, async ({ actor, params }) => {
    await readOrderAs(db, actor, params.id)
    await service.requestClaim(deps, params.id)
    return sent
  })

  route(app, orderLinks.requestErasure, { rateLimit: 'orderErasureEmail' }, async ({ actor, params }) => {
    await readOrderAs(db, actor, params.id)
    await service.requestErasure(deps, params.id)
    return sent
  })

  route(app, orderLinks.erase, limited, async ({ body, request }) => {
    await service.erase(db, body.token, request.id)
    return erased
  })

  route(app, orderLinks.claim, limited, async ({ actor, body }) => ({
    orderId: await service.claim(db, body.token, actor.id),
  }))
}
