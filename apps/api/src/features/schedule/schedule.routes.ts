import { schedule } from '@shop/contract/schedule'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readCapacity, saveCapacity } from './capacity.service.ts'
import { readPublicSchedule } from './schedule.service.ts'

export function scheduleRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, schedule.read, {}, async ({ reply }) => {
    // The closed days are among the settings of the store.
    reply.header('cache-tag', 'schedule,store')
    return readPublicSchedule(db)
  })

  route(app, schedule.capacity, {}, () => readCapacity(db))

  route(app, schedule.save, {}, ({ body, actor, request }) =>
    saveCapacity(db, body, { actor, requestId: request.id }),
  )
}
