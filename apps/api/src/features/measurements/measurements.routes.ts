import { measurements } from '@shop/contract/measurements'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import * as service from './measurements.service.ts'

const limited = { rateLimit: 'measurementSaving' } as const

export function measurementRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, measurements.list, {}, ({ actor }) => service.listMeasurementSheets(db, actor.id))

  route(app, measurements.create, limited, ({ actor, body }) =>
    service.createMeasurementSheet(db, actor.id, body),
  )

  route(app, measurements.read, {}, ({ actor, params, request }) =>
    service.readMeasurementSheet(db, params.id, { actor, requestId: request.id }),
  )

  route(app, measurements.addVersion, limited, ({ actor, params, body }) =>
    service.addVersion(db, params.id, body, actor),
  )

  route(app, measurements.remove, limited, ({ actor, params }) =>
    service.removeMeasurementSheet(db, params.id, actor.id),
  )
}
