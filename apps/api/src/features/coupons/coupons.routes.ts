import { coupons } from '@shop/contract/coupons'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route.ts'

export function couponRoutes(app: FastifyInstance) {
  route(app, coupons.list, {}, async () => [])
}
