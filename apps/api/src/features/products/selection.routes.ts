import { versionHeader } from '@shop/contract/constants'
import { selection } from '@shop/contract/selection'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readSelection, saveSelection } from './selection.service.ts'

export function selectionRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, selection.read, {}, async ({ reply }) => {
    const { products, version } = await readSelection(db)
    reply.header(versionHeader, version)
    return products
  })

  route(app, selection.save, {}, async ({ body, actor, request, reply }) => {
    const saved = await saveSelection(db, body.ids, body.version, { actor, requestId: request.id })
    reply.header(versionHeader, saved.version)
    return saved.products
  })
}
