import type { Db } from '@shop/api/db/connection'
import { countProducts, listFiles, readProducts } from '@shop/api/features/sitemap/sitemap.service'
import { securityHeaders } from '@shop/api/plugins/security-headers'
import { parseResponse } from '@shop/contract/request'
import { store } from '@shop/contract/store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebApp } from '../pages/render.ts'
import { makeLargeResponse, makeResponse, sendCachedResponse } from '../response-cache/cached-response.ts'
import type { InProcessCall } from '../response-cache/in-process.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import { type SitemapEntry, sitemapIndex, urlSet } from './sitemap-xml.ts'

interface Options {
  db: Db
  cache: ResponseCache
  callApi: InProcessCall
  publicUrl: string
  loadWeb: () => Promise<WebApp>
  /** a fifth of what the protocol allows, so that building a file does not delay other requests */
  productsPerFile?: number
}

const config = { access: 'anyone' } as const
const TAGS = ['products', 'store']

/** The sitemap. One file; for a large catalogue an index of files, each a range of product ids. */
export function registerSitemap(app: FastifyInstance, options: Options) {
  const { db, cache, callApi, publicUrl, loadWeb, productsPerFile = 10_000 } = options
  const headers = {
    ...securityHeaders(publicUrl),
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60',
  }
  const notFoundHeaders = { ...headers, 'cache-control': 'no-store' }
  const absolute = (path: string) => new URL(path, publicUrl).href

  type Write = () => Promise<Buffer | undefined>
  async function send(key: string, { raw }: FastifyRequest, reply: FastifyReply, write: Write) {
    const cached = await cache.resolve(key, async () => {
      const xml = await write()
      if (xml === undefined)
        return { cached: makeResponse(404, Buffer.alloc(0), notFoundHeaders), tags: null }
      return { cached: await makeLargeResponse(200, xml, headers), tags: TAGS }
    })
    reply.hijack()
    sendCachedResponse(cached, raw, reply.raw)
  }

  async function* pages(requestId: string): AsyncGenerator<SitemapEntry[]> {
    const { fixed, collection } = (await loadWeb()).sitemapPaths
    const { body } = await callApi('/api/store', requestId)
    const named = parseResponse(store.read, body).collections.filter(({ count }) => count > 0)
    yield [...fixed, ...named.map(({ name }) => collection(name))].map((path) => ({ url: absolute(path) }))
  }

  async function* products(range?: { from: number; below: number }): AsyncGenerator<SitemapEntry[]> {
    const { product } = (await loadWeb()).sitemapPaths
    for await (const batch of readProducts(db, range)) {
      yield batch.map(({ id, changedAt, pictures }) => ({
        url: absolute(product(id)),
        changedAt,
        pictures: pictures.map(absolute),
      }))
    }
  }

  async function* everything(requestId: string) {
    yield* pages(requestId)
    yield* products()
  }

  app.get('/sitemap.xml', { config }, (request, reply) =>
    send('/sitemap.xml', request, reply, async () => {
      if ((await countProducts(db)) <= productsPerFile) return urlSet(everything(request.id))
      const files = await listFiles(db, productsPerFile)
      return sitemapIndex([
        { url: absolute('/sitemap/pages.xml') },
        ...files.map(({ number, changedAt }) => ({ url: absolute(`/sitemap/${number}.xml`), changedAt })),
      ])
    }),
  )

  app.get('/sitemap/pages.xml', { config }, (request, reply) =>
    send('/sitemap/pages.xml', request, reply, () => urlSet(pages(request.id))),
  )

  app.get<{ Params: { number: string } }>('/sitemap/:number(^\\d{1,6}).xml', { config }, (request, reply) => {
    const number = Number(request.params.number)
    const range = { from: number * productsPerFile, below: (number + 1) * productsPerFile }
    return send(`/sitemap/${number}.xml`, request, reply, () => urlSet(products(range)))
  })
}
