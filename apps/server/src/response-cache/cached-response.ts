import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { etagMatches } from '@shop/api/lib/etag'
import { type DecisiveHeaders, decisiveHeaders } from './decisive-headers.ts'
import { type Encoding, preferredEncoding } from './preferred-encoding.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

interface Variant {
  /** name, value, name, value: the form that node:http writes without further processing */
  headers: string[]
  body: Buffer
}

/** A finished response: compressed once, its headers prepared once, sent many times. */
export interface CachedResponse {
  status: number
  etag: string
  notModifiedHeaders: string[]
  variants: Record<Encoding, Variant>
  bytes: number
}

/** Estimated size of the objects, strings and map entries of each response. */
const OVERHEAD_BYTES = 4096
const HEADERS_OF_A_304 = new Set([
  'cache-control',
  'cdn-cache-control',
  'etag',
  'vary',
  'content-security-policy',
])
/** Above 5 Brotli takes several times as long and saves only two or three per cent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Compressed synchronously: a page takes a moment, while password hashing may keep the thread pool busy for longer. */
export function makeResponse(
  status: number,
  content: Buffer,
  headers: Record<string, string>,
): CachedResponse {
  return layOut(status, headers, {
    br: brotliCompressSync(content, BROTLI),
    gzip: gzipSync(content),
    identity: content,
  })
}

/** The same for megabytes, which would block all other requests if compressed synchronously. */
export async function makeLargeResponse(
  status: number,
  content: Buffer,
  headers: Record<string, string>,
): Promise<CachedResponse> {
  const [br, gz] = await Promise.all([brotli(content, BROTLI), gzipped(content)])
  return layOut(status, headers, { br, gzip: gz, identity: content })
}

function layOut(
  status: number,
  headers: Record<string, string>,
  bodies: Record<Encoding, Buffer>,
): CachedResponse {
  // The headers are part of the ETag: a list with another total is another response, even with the same first page.
  const hash = createHash('sha256')
    .update(JSON.stringify(headers))
    .update(bodies.identity)
    .digest('base64url')
  const etag = `W/"${hash.slice(0, 22)}"`
  const common = Object.entries({ vary: 'accept-encoding', ...headers, etag })
  const variants = {
    br: variant(common, bodies.br, 'br'),
    gzip: variant(common, bodies.gzip, 'gzip'),
    identity: variant(common, bodies.identity),
  }
  const notModifiedHeaders = common.filter(([name]) => HEADERS_OF_A_304.has(name)).flat()
  const bytes = Object.values(variants).reduce(
    (sum, { headers, body }) => sum + body.byteLength + headers.join('').length,
    OVERHEAD_BYTES,
  )
  return { status, etag, notModifiedHeaders, variants, bytes }
}

function variant(common: [string, string][], content: Buffer, encoding?: string): Variant {
  // zlib returns slices of much larger buffers, which would stay in memory along with a small response.
  const body = Buffer.allocUnsafeSlow(content.byteLength)
  content.copy(body)
  const headers = [...common.flat(), 'content-length', String(body.byteLength)]
  return { body, headers: encoding ? [...headers, 'content-encoding', encoding] : headers }
}

export function sendCachedResponse(
  cached: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
  { ifNoneMatch, acceptEncoding }: DecisiveHeaders = decisiveHeaders(request.rawHeaders),
) {
  if (cached.status === 200 && etagMatches(ifNoneMatch, cached.etag)) {
    response.writeHead(304, cached.notModifiedHeaders).end()
    return
  }
  const { headers, body } = cached.variants[preferredEncoding(acceptEncoding)]
  response.writeHead(cached.status, headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}
