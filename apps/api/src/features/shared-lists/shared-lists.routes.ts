import { listDeviceHeader, listTokenHeader } from '@shop/contract/shared-list-facts'
import { sharedLists } from '@shop/contract/shared-lists'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../lib/client-address.ts'
import type { RateLimits } from '../../lib/limits.ts'
import { route } from '../../lib/route.ts'
import { createListFinder, leaveComment, readList, setHeart } from './list-visits.service.ts'
import { readOwnList, removeComment, renewLink, saveList, stopSharing } from './shared-lists.service.ts'

export function sharedListRoutes(app: FastifyInstance, { db }: Deps, limits: RateLimits) {
  const find = createListFinder(db, limits)
  const linked = ({ headers, ip }: FastifyRequest) => find(headers[listTokenHeader], clientNetwork(ip))

  route(app, sharedLists.own, {}, ({ actor }) => readOwnList(db, actor.id))
  route(app, sharedLists.save, {}, ({ actor, body }) => saveList(db, actor.id, body))
  route(app, sharedLists.renew, {}, ({ actor }) => renewLink(db, actor.id))
  route(app, sharedLists.stop, {}, ({ actor }) => stopSharing(db, actor.id))
  route(app, sharedLists.removeComment, {}, ({ actor, params }) => removeComment(db, actor.id, params.id))

  route(app, sharedLists.open, {}, async ({ request }) =>
    readList(db, await linked(request), request.headers[listDeviceHeader]),
  )

  route(app, sharedLists.heart, { rateLimit: 'sharedListHeart' }, async ({ request, params, body }) =>
    setHeart(db, await linked(request), {
      ...{ device: request.headers[listDeviceHeader], productId: params.id },
      isMine: body.isMine,
    }),
  )

  route(app, sharedLists.write, { rateLimit: 'sharedListComment' }, async ({ request, body }) => {
    const list = await linked(request)
    // The response does not reveal that a filled honeypot field was noticed.
    if (body.website) return
    await leaveComment(db, list, { ...body, device: request.headers[listDeviceHeader] })
  })
}
