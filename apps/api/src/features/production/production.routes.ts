import { production } from '@shop/contract/production'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../lib/actor.ts'
import { route } from '../../lib/route.ts'
import { addPhoto, changePhoto, readPhoto, removePhoto } from './item-photos.service.ts'
import { readBoard, readItem, readWorkMeasures } from './production.service.ts'
import { moveItem, setReady } from './stage-moves.service.ts'

export function productionRoutes(app: FastifyInstance, deps: Deps) {
  const { db, files } = deps
  const by = (actor: Actor, request: FastifyRequest) => ({ actor, requestId: request.id })

  route(app, production.board, {}, ({ query, actor }) => readBoard(db, query, actor))

  route(app, production.item, {}, ({ params }) => readItem(db, params.id))

  route(app, production.measures, {}, ({ params, actor, request }) =>
    readWorkMeasures(db, params.id, by(actor, request)),
  )

  route(app, production.move, {}, ({ params, body: input, actor, request }) =>
    moveItem(deps, { itemId: params.id, input, ...by(actor, request) }),
  )

  route(app, production.setReady, {}, ({ params, actor, request }) =>
    setReady(deps, { itemId: params.id, ...by(actor, request) }),
  )

  route(
    app,
    production.addPhoto,
    { files, maxFiles: 1, rateLimit: 'itemPhoto' },
    ({ params, uploads, actor, request }) =>
      addPhoto(deps, { itemId: params.id, uploads, ...by(actor, request) }),
  )

  route(app, production.changePhoto, {}, ({ params, body, actor, request }) => {
    const { shared, caption } = body
    return changePhoto(deps, { id: params.id, shared, caption: caption ?? '', ...by(actor, request) })
  })

  route(app, production.removePhoto, {}, ({ params, actor, request }) =>
    removePhoto(db, { id: params.id, ...by(actor, request) }),
  )

  route(app, production.photo, {}, ({ params, actor, reply }) => {
    // It shows a person: no cache stores it, not even the browser's.
    reply.headers({ 'cache-control': 'private, no-store', vary: 'authorization' })
    return readPhoto(db, files, params.id, actor)
  })
}
