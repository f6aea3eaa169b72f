import { siteImages } from '@shop/contract/site-images'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { uploadSiteImage } from './site-images.service.ts'

export function siteImageRoutes(app: FastifyInstance, { db, files }: Deps) {
  route(app, siteImages.upload, { files, maxFiles: 1, rateLimit: 'siteImage' }, ({ actor, uploads }) =>
    uploadSiteImage({ db, files }, uploads, actor),
  )
}
