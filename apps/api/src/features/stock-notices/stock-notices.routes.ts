import { stockNotices } from '@shop/contract/stock-notices'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { cancelNotice, confirmNotice, readWaiting, requestNotice } from './stock-notices.service.ts'

const REQUESTED = { message: 'Enviamos um link para confirmar o endereço.' }
const CONFIRMED = { message: 'Quando uma peça voltar à loja, você recebe um único e-mail.' }
const CANCELLED = {
  one: { message: 'Você não receberá o aviso desta peça.' },
  all: { message: 'Você não receberá mais nenhum aviso de peças.' },
}

export function stockNoticeRoutes(app: FastifyInstance, { db }: Deps) {
  // The response reveals neither whether the address was known nor that a filled honeypot field was noticed.
  route(app, stockNotices.request, { rateLimit: 'stockNotice' }, async ({ body }) => {
    if (!body.website) await requestNotice(db, body)
    return REQUESTED
  })

  route(app, stockNotices.confirm, {}, async ({ body }) => {
    await confirmNotice(db, body.token)
    return CONFIRMED
  })

  route(app, stockNotices.cancel, {}, async ({ body }) => CANCELLED[await cancelNotice(db, body.token)])

  route(app, stockNotices.waiting, {}, ({ params }) => readWaiting(db, params.id))
}
