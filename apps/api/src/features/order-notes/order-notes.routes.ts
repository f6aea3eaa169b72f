import { orderNotes } from '@shop/contract/order-notes'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { addNote, listNotes, removeNote } from './order-notes.service.ts'

export function orderNoteRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, orderNotes.list, {}, ({ params }) => listNotes(db, params.id))

  route(app, orderNotes.add, {}, ({ actor, params, body, request }) =>
    addNote(db, { orderId: params.id, text: body.text, actor, requestId: request.id }),
  )

  route(app, orderNotes.remove, {}, ({ actor, params, request }) =>
    removeNote(db, { orderId: params.id, noteId: params.noteId, actor, requestId: request.id }),
  )
}
