import { adminNotices } from '@shop/contract/admin-notices'
import { products } from '@shop/contract/products'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import type { Upload } from '../../lib/uploads.ts'
import { arrangeFeatured } from './featured.service.ts'
import { duplicateProduct, setHidden } from './product-hiding.service.ts'
import { createProduct, removeProduct, updateProduct } from './product-writing.service.ts'

const FILE_FIELDS = ['images[]', 'images']

export function productWritingRoutes(app: FastifyInstance, { db, files }: Deps) {
  route(app, products.create, { files }, ({ body: form, uploads, actor, request }) =>
    createProduct({ db, files }, { form, images: imagesOf(uploads) }, { actor, requestId: request.id }),
  )

  route(app, products.update, { files }, ({ params, body: form, uploads, actor, request }) =>
    updateProduct(
      { db, files },
      params.id,
      { form, images: imagesOf(uploads) },
      { actor, requestId: request.id },
    ),
  )

  route(app, products.setHidden, {}, ({ params, body, actor, request }) =>
    setHidden(db, params.id, body.hidden, { actor, requestId: request.id }),
  )

  route(app, products.duplicate, {}, ({ params, actor, request }) =>
    duplicateProduct(db, params.id, { actor, requestId: request.id }),
  )

  route(app, products.arrangeFeatured, {}, ({ body, actor, request }) =>
    arrangeFeatured(db, body.ids, { actor, requestId: request.id }),
  )

  route(app, products.remove, {}, async ({ params, actor, request }) => {
    await removeProduct(db, params.id, { actor, requestId: request.id })
    return { message: adminNotices.productDeleted.description }
  })
}

function imagesOf(uploads: readonly Upload[]) {
  return uploads.filter(({ field }) => FILE_FIELDS.includes(field))
}
