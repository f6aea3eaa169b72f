import { reviewPhotos } from '@shop/contract/review-photos'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { etagMatches } from '../../lib/etag.ts'
import { route } from '../../lib/route.ts'
import * as photos from './review-photos.service.ts'

export function reviewPhotoRoutes(app: FastifyInstance, { db, files }: Deps) {
  route(
    app,
    reviewPhotos.upload,
    { files, maxFiles: 1, rateLimit: 'reviewPhoto' },
    ({ actor, params, uploads }) => photos.uploadPhoto({ db, files }, params.id, uploads, actor),
  )

  route(app, reviewPhotos.read, {}, async ({ actor, params, request, reply }) => {
    const storageKey = await photos.findPhoto(db, params.id, actor)
    // A browser may cache the bytes, but must check each time whether the photo may still be seen.
    const etag = `"review-photo-${params.id}"`
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'authorization' })
    if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return photos.readContent(files, storageKey)
  })

  route(app, reviewPhotos.waiting, {}, async () => ({ count: await photos.countWaitingPhotos(db) }))

  route(app, reviewPhotos.approve, {}, ({ params, actor, request }) =>
    photos.approvePhoto(db, params.id, { actor, requestId: request.id }),
  )

  route(app, reviewPhotos.reject, {}, ({ params, actor, request }) =>
    photos.rejectPhoto(db, params.id, { actor, requestId: request.id }),
  )
}
