import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { etagMatches } from '@shop/api/lib/etag'

type Encoding = 'br' | 'gzip' | 'identity'

interface Variant {
  /** name, value, name, value: the form node:http writes without looking at it again */
  headers: string[]
  body: Buffer
}

/** A finished answer: compressed once, its headers laid out once, sent many times. */
export interface Page {
  status: number
  etag: string
  notModifiedHeaders: string[]
  variants: Record<Encoding, Variant>
  bytes: number
}

/** Objects, strings and map entries that come with each page, as far as they can be estimated. */
const OVERHEAD_BYTES = 4096
const HEADERS_OF_A_304 = new Set(['cache-control', 'etag', 'vary', 'content-security-policy'])
/** Above 5 Brotli takes several times as long for two or three per cent. */
const BROTLI_QUALITY = 5
const PLAIN_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/i
const REFUSED = /;\s*q=0(\.0*)?\s*$/

export function makePage(status: number, content: Buffer, headers: Record<string, string>): Page {
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const common = Object.entries({ ...headers, etag, vary: 'accept-encoding' })
  const br = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  const variants = {
    br: variant(common, br, 'br'),
    gzip: variant(common, gzipSync(content), 'gzip'),
    identity: variant(common, content),
  }
  const notModifiedHeaders = common.filter(([name]) => HEADERS_OF_A_304.has(name)).flat()
  const bytes = Object.values(variants).reduce(
    (sum, { headers, body }) => sum + body.byteLength + headers.join('').length,
    OVERHEAD_BYTES,
  )
  return { status, etag, notModifiedHeaders, variants, bytes }
}

function variant(common: [string, string][], content: Buffer, encoding?: string): Variant {
  // zlib hands out slices of much larger buffers, which would be kept along with a small page.
  const body = Buffer.allocUnsafeSlow(content.byteLength)
  content.copy(body)
  const headers = [...common.flat(), 'content-length', String(body.byteLength)]
  return { body, headers: encoding ? [...headers, 'content-encoding', encoding] : headers }
}

export function sendPage(page: Page, request: IncomingMessage, response: ServerResponse) {
  if (page.status === 200 && etagMatches(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.notModifiedHeaders).end()
    return
  }
  const { headers, body } = page.variants[preferredEncoding(request.headers['accept-encoding'])]
  response.writeHead(page.status, headers)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity'
  // Nearly every browser: named without conditions, so nothing else needs to be read.
  if (PLAIN_BROTLI.test(accepted)) return 'br'
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((entry) => !REFUSED.test(entry))
    .map((entry) => entry.split(';', 1)[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : 'identity'
}
