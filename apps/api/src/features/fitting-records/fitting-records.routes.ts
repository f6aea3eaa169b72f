import { fittingRecords } from '@shop/contract/fitting-records'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import * as service from './fitting-records.service.ts'
import { replyToRecord } from './record-replies.service.ts'

export function fittingRecordRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, fittingRecords.ofAppointment, {}, ({ params }) => service.readRecords(db, params.id))

  route(app, fittingRecords.save, {}, ({ params, body, actor }) =>
    service.saveDraft(db, { appointmentId: params.id, actor, ...body }),
  )

  route(app, fittingRecords.measure, { rateLimit: 'measurementSaving' }, ({ params, body, actor, request }) =>
    service.saveMeasures(db, { appointmentId: params.id, actor, requestId: request.id, ...body }),
  )

  route(app, fittingRecords.send, {}, ({ params, body, actor, request }) =>
    service.sendRecord(deps, { id: params.id, actor, requestId: request.id, ...body }),
  )

  route(app, fittingRecords.ofItem, {}, ({ params }) => service.readWorkRecord(db, params.id))

  route(app, fittingRecords.ofOrder, {}, ({ params, actor: holder }) =>
    service.readSentRecords(db, holder, params.id),
  )

  route(app, fittingRecords.reply, { rateLimit: 'recordReply' }, ({ params, body: input, actor: holder }) =>
    replyToRecord(deps, { orderId: params.id, recordId: params.recordId, holder, input }),
  )
}
