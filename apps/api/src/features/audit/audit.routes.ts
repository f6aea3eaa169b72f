import { audit } from '@shop/contract/audit'
import { nextCursorHeader } from '@shop/contract/constants'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readEntries } from './audit.service.ts'

export function auditRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, audit.list, {}, async ({ query, reply }) => {
    const { entries, nextCursor } = await readEntries(db, query)
    if (nextCursor !== undefined) reply.header(nextCursorHeader, nextCursor)
    return entries
  })
}
