import { firstSteps } from '@shop/contract/first-steps'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readFirstSteps, updateFirstSteps } from './first-steps.service.ts'

export function firstStepsRoutes(app: FastifyInstance, { db, config }: Deps) {
  route(app, firstSteps.read, {}, () => readFirstSteps(db, config))

  route(app, firstSteps.update, {}, ({ body, actor, request }) =>
    updateFirstSteps(db, config, body, { actor, requestId: request.id }),
  )
}
