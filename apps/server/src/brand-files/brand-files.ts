/**
 * The shop's icons and pictures at fixed addresses, made of its published brand. Cached in this process until the brand changes;
 * browsers validate their copies.
 */
import type { Files } from '@shop/api/adapters/files'
import type { Db } from '@shop/api/db/connection'
import { type Brand, brandTags, readBrand } from '@shop/api/features/brand/brand.service'
import { emailPicture } from '@shop/api/features/brand/brand-emails.service'
import { faviconSvg, iconPng } from '@shop/api/features/brand/brand-icons.service'
import { shopPicture } from '@shop/api/features/brand/brand-share.service'
import { monogramPattern, monogramSvg } from '@shop/api/features/theme/monogram.service'
import { securityHeaders } from '@shop/api/plugins/security-headers'
import type { FastifyInstance } from 'fastify'
import { makeLargeResponse, sendCachedResponse } from '../response-cache/cached-response.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import { manifestOf } from './manifest.ts'

interface Options {
  db: Db
  files: Files
  cache: ResponseCache
  publicUrl: string
}

interface BrandFile {
  path: string
  type: string
  cacheControl: string
  content(brand: Brand, from: { db: Db; files: Files }): Promise<Buffer>
}

const VALIDATED = 'public, no-cache'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
/** E-mails are read for years: their pictures have lasting names. */
const A_DAY = 'public, max-age=86400'
/** As a document an SVG could style itself, and contain nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
/** Files cost little and a delivered page must not lack them. */
const config = { access: 'anyone', neverShed: true } as const

const png = { type: 'image/png', cacheControl: VALIDATED }

const brandFiles: readonly BrandFile[] = [
  { path: '/favicon.svg', type: 'image/svg+xml', cacheControl: VALIDATED, content: faviconSvg },
  { ...png, path: '/apple-touch-icon.png', content: (brand) => iconPng(brand, 180) },
  { ...png, path: '/icon-192.png', content: (brand) => iconPng(brand, 192) },
  { ...png, path: '/icon-512.png', content: (brand) => iconPng(brand, 512) },
  {
    path: '/manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
    cacheControl: VALIDATED,
    content: manifestOf,
  },
  { path: '/share.jpg', type: 'image/jpeg', cacheControl: AN_HOUR, content: shopPicture },
  ...(['logo', 'symbol'] as const).flatMap((part) =>
    (['light', 'dark'] as const).map((scheme) => ({
      ...png,
      path: `/email/${part}${scheme === 'dark' ? '-dark' : ''}.png`,
      cacheControl: A_DAY,
      content: (brand: Brand) => emailPicture(brand, part, scheme),
    })),
  ),
]

export function registerBrandFiles(app: FastifyInstance, { db, files, cache, publicUrl }: Options) {
  const common = { ...securityHeaders(publicUrl), 'content-security-policy': POLICY }

  for (const { path, type, cacheControl, content } of brandFiles) {
    const headers = { ...common, 'content-type': type, 'cache-control': cacheControl }
    app.get(path, { config }, async ({ raw }, reply) => {
      const cached = await cache.resolve(path, async () => ({
        cached: await makeLargeResponse(
          200,
          await content(await readBrand(db, files), { db, files }),
          headers,
        ),
        tags: [...brandTags],
      }))
      reply.hijack()
      sendCachedResponse(cached, raw, reply.raw)
    })
  }

  // Its address says all that it depends on.
  app.get<{ Params: { file: string } }>(
    `/media/monogram/:file(${monogramPattern})`,
    { config },
    ({ params }, reply) =>
      reply
        .headers({ ...common, 'cache-control': IMMUTABLE })
        .type('image/svg+xml')
        .send(monogramSvg(params.file)),
  )
}
