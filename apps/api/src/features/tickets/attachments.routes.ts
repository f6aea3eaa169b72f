import { tickets } from '@shop/contract/tickets'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { attachmentDisposition } from '../../lib/content-disposition.ts'
import { etagMatches } from '../../lib/etag.ts'
import { route } from '../../lib/route.ts'
import { attach, findAttachment, readContent } from './attachments.service.ts'

export function attachmentRoutes(app: FastifyInstance, { db, files }: Deps) {
  const oneFile = { files, maxFiles: 1, rateLimit: 'attachmentUpload' } as const

  route(app, tickets.attach, oneFile, ({ actor, params, query, uploads }) =>
    attach({ db, files }, { ticketId: params.id, messageId: query.messageId }, uploads, actor),
  )

  route(app, tickets.attachment, {}, async ({ actor, params, request, reply }) => {
    const { storageKey, fileName, contentType } = await findAttachment(db, params.id, actor)
    // A browser may cache the bytes, but must revalidate every time.
    const etag = `"attachment-${params.id}"`
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'authorization' })
    if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
    reply.type(contentType).header('content-disposition', attachmentDisposition(fileName))
    return readContent(files, storageKey)
  })
}
