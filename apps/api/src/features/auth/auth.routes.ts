import { auth } from '@shop/contract/auth'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { found } from '../../lib/app-error.ts'
import { route } from '../../lib/route.ts'
import { findUser } from './auth.queries.ts'
import * as sessions from './sessions.queries.ts'

export function authRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, auth.verify, {}, async ({ actor }) => found(await findUser(db, actor.id), 'unauthenticated'))

  route(app, auth.logout, {}, async ({ actor }) => sessions.revoke(db, actor.sessionId))
}
