import { fittings } from '@shop/contract/appointments'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { bookFitting, linkOfFitting, readFittings } from './fittings.service.ts'

const limited = { rateLimit: 'fittingBooking' } as const

export function fittingRoutes(app: FastifyInstance, { db, config }: Deps) {
  const deps = { db, publicUrl: config.publicUrl }

  route(app, fittings.list, {}, ({ actor, params }) => readFittings(db, actor, params.id))

  route(app, fittings.book, limited, ({ actor, params, body }) => bookFitting(deps, actor, params.id, body))

  route(app, fittings.link, {}, ({ actor, params }) =>
    linkOfFitting(db, actor, params.id, params.appointmentId),
  )
}
