import { productFile, productFileLimits } from '@shop/contract/product-file'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { asCsv } from '../../lib/csv-reply.ts'
import { createLongResponses } from '../../lib/long-response.ts'
import { route } from '../../lib/route.ts'
import { checkProductFile } from './product-file-check.service.ts'
import { productExport } from './product-file-export.service.ts'
import { importProducts } from './product-file-import.service.ts'

const limits = { bodyLimit: productFileLimits.bytes, mediaTypes: ['text/csv', 'application/octet-stream'] }

export function productFileRoutes(app: FastifyInstance, { db }: Deps) {
  const beginExport = createLongResponses()

  route(app, productFile.exportCsv, {}, async ({ reply }) => {
    const csv = await beginExport(async () => productExport(db))
    asCsv(reply, 'produtos')
    return reply.send(csv)
  })

  route(app, productFile.check, { bytes: limits }, ({ body }) => checkProductFile(db, body))

  route(app, productFile.import, { bytes: limits }, ({ body, query, actor, request }) =>
    importProducts(db, { file: body, fingerprint: query.fingerprint }, { actor, requestId: request.id }),
  )
}
