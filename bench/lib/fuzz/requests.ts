/** Calls of an endpoint as an attacker who has read its schema would make them. */
import type { Endpoint } from '@shop/contract/endpoint'
import fc from 'fast-check'
import { arbitraryOf } from './arbitrary.ts'
import { brokenJson } from './hostile.ts'

export interface FuzzedRequest {
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  payload?: string
}

const BOUNDARY = 'fuzz-boundary'

export function requestsOf(endpoint: Endpoint): fc.Arbitrary<FuzzedRequest> {
  const { method, params, query, body, multipart, raw } = endpoint
  return fc
    .record({
      params: params ? arbitraryOf(params) : fc.constant({}),
      query: query ? arbitraryOf(query) : fc.constant(undefined),
      body: body ? bodyOf(arbitraryOf(body), multipart) : raw ? brokenJson : fc.constant(undefined),
    })
    .map((parts) => ({
      method,
      url: encodeURI(fill(endpoint.path, parts.params)).replaceAll('#', '%23') + searchOf(parts.query),
      headers: headersOf(parts.body, multipart),
      ...(parts.body !== undefined && { payload: parts.body }),
    }))
}

function bodyOf(value: fc.Arbitrary<unknown>, multipart: true | undefined) {
  const bodies = multipart ? value.map(asForm) : value.map((body) => JSON.stringify(body) ?? '')
  return fc.oneof({ weight: 15, arbitrary: bodies }, { weight: 1, arbitrary: brokenJson })
}

function asForm(value: unknown): string {
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : { value })
  const parts = fields.map(([name, field]) => part(`name="${name}"`, flat(field)))
  const file = part(
    'name="images[]"; filename="vestido.png"\r\nContent-Type: image/png',
    '\u0089PNG\r\n\u001a\n',
  )
  return `${[...parts, file].join('')}--${BOUNDARY}--\r\n`
}

const part = (header: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${header}\r\n\r\n${content}\r\n`

function headersOf(body: string | undefined, multipart: true | undefined): Record<string, string> {
  if (body === undefined) return {}
  return { 'content-type': multipart ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json' }
}

function fill(path: string, params: unknown): string {
  const values = new Map(Object.entries(typeof params === 'object' && params !== null ? params : {}))
  return path.replaceAll(/:(\w+)/g, (_, name: string) =>
    flat(values.get(name)).toWellFormed().replaceAll('/', ''),
  )
}

function searchOf(query: unknown): string {
  if (query === undefined) return ''
  const pairs = Object.entries(typeof query === 'object' && query !== null ? query : { search: query })
  // A lone surrogate has no UTF-8 encoding; the bytes that a careless program would send for it are used instead.
  const text = (value: string) =>
    encodeURIComponent(value.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')
  return `?${pairs.map(([name, value]) => `${text(name)}=${text(flat(value))}`).join('&')}`
}

function flat(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
