import { cancellations } from '@shop/contract/cancellations'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readOrder } from '../orders/orders.service.ts'
import { previewCancelledEmail } from './cancellation-email.service.ts'
import { readCancellationTerms } from './cancellation-terms.service.ts'
import { recordCompensation } from './compensations.service.ts'

/** Before and after a cancellation by the atelier; the cancellation itself is in payments.routes. */
export function cancellationRoutes(app: FastifyInstance, deps: Deps) {
  route(app, cancellations.preview, {}, ({ params }) => readCancellationTerms(deps.db, params.id))

  route(app, cancellations.email, {}, ({ params, body }) => previewCancelledEmail(deps, params.id, body))

  route(app, cancellations.compensate, {}, async ({ actor, params, body, request }) => {
    await recordCompensation(deps, {
      ...{ actor, orderId: params.id, compensation: body, requestId: request.id },
    })
    return readOrder(deps.db, params.id, { forAdmin: true })
  })
}
