import { accountCart } from '@shop/contract/account-cart'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readCart, replaceCart } from './account-cart.service.ts'

export function accountCartRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, accountCart.read, {}, async ({ actor }) => readCart(db, actor.id))

  route(app, accountCart.replace, { rateLimit: 'cartSaving' }, async ({ actor, body }) =>
    replaceCart(db, actor.id, body),
  )
}
