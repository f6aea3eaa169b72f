import { coupons } from '@shop/contract/coupons'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../lib/client-address.ts'
import { route } from '../../lib/route.ts'
import { checkCoupon } from './coupon-terms.service.ts'
import type { CouponTries } from './coupon-tries.service.ts'
import * as service from './coupons.service.ts'

export function couponRoutes(app: FastifyInstance, { db }: Deps, tries: CouponTries) {
  route(app, coupons.list, {}, () => service.listCoupons(db))

  route(app, coupons.create, {}, ({ body, actor, request }) =>
    service.createCoupon(db, body, { actor, requestId: request.id }),
  )

  route(app, coupons.update, {}, ({ params, body, actor, request }) =>
    service.updateCoupon(db, params.id, body, { actor, requestId: request.id }),
  )

  route(app, coupons.disable, {}, ({ params, body, actor, request }) =>
    service.disableCoupon(db, params.id, body, { actor, requestId: request.id }),
  )

  route(app, coupons.check, {}, ({ body, request }) =>
    tries(clientNetwork(request.ip), body.code, () => checkCoupon(db, body)),
  )
}
