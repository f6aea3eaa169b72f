import { secondFactor } from '@shop/contract/second-factor'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../lib/actor.ts'
import { clientNetwork } from '../../lib/client-address.ts'
import { route } from '../../lib/route.ts'
import type { LoginLimiter } from './login-limiter.service.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
} from './second-factor.service.ts'

export function secondFactorRoutes(app: FastifyInstance, { db, config }: Deps, loginLimiter: LoginLimiter) {
  const shop = { db, publicUrl: config.publicUrl, loginLimiter }
  const by = (actor: Actor, { id: requestId, ip }: FastifyRequest) => ({
    actor,
    requestId,
    network: clientNetwork(ip),
  })

  route(app, secondFactor.read, {}, ({ actor }) => readSecondFactor(db, actor))

  route(app, secondFactor.begin, {}, ({ actor, body, request }) =>
    beginSecondFactor(shop, { ...by(actor, request), ...body }),
  )

  route(app, secondFactor.confirm, {}, ({ actor, body, request }) =>
    confirmSecondFactor(shop, { ...by(actor, request), ...body }),
  )

  route(app, secondFactor.end, {}, ({ actor, body, request }) =>
    endSecondFactor(shop, { ...by(actor, request), ...body }),
  )
}
