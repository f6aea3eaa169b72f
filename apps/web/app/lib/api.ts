import { idempotencyKeyHeader, orderTokenHeader } from '@shop/contract/constants'
import type { Endpoint } from '@shop/contract/endpoint'
import { errorBody } from '@shop/contract/error-body'
import { type Input, type Output, parseResponse, requestOf } from '@shop/contract/request'
import type { z } from '@shop/contract/zod'
import { orderTokenIn } from './order-credential.ts'

/** Parsed leniently: a proxy may respond in another format. */
const looseError = errorBody.partial()
type LooseError = z.output<typeof looseError>

/** `fetch` restricted to paths of our own API, never another origin. */
export type ApiFetch = (path: string, init: RequestInit) => Promise<Response>

interface Options {
  token?: string | undefined
  signal?: AbortSignal | undefined
  /** The ETag of the cached copy, sent for a conditional request. */
  etag?: string | undefined
  /** Identifies one attempt: a retry with the same key returns the first response. */
  idempotencyKey?: string | undefined
  /** Sent as it is, as CSV, to an endpoint that takes raw bytes. */
  csv?: Blob | undefined
}

export const NOT_MODIFIED = 304

/** An error response. `message` is the server's text for the user. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** Machine-readable details; their shape depends on the code. */
  readonly details: Record<string, unknown>
  /** The id under which the server logged the request. */
  readonly requestId: string | undefined
  constructor(status: number, { message, error, code, fields, details, requestId }: LooseError) {
    super(message ?? error ?? '')
    this.status = status
    this.code = code ?? 'unexpected'
    this.fields = fields ?? {}
    this.details = details ?? {}
    this.requestId = requestId
  }
}

export const browserFetch: ApiFetch = (path, init) => fetch(path, init)

/** Calls the API from the browser. */
export function call<E extends Endpoint>(endpoint: E, input: Input<E> & Options): Promise<Output<E>> {
  return send(browserFetch, endpoint, input)
}

export async function send<E extends Endpoint>(
  fetchApi: ApiFetch,
  endpoint: E,
  input: Input<E> & Options,
): Promise<Output<E>> {
  return (await exchange(fetchApi, endpoint, input)).response
}

/** The same with the response headers, which contain a list's total count. */
export async function exchange<E extends Endpoint>(
  fetchApi: ApiFetch,
  endpoint: E,
  input: Input<E> & Options,
): Promise<{ response: Output<E>; headers: Headers }> {
  const response = await respond(fetchApi, endpoint, input)
  return { response: parseResponse(endpoint, await response.text()), headers: response.headers }
}

/** The raw response: a file, or a 304. */
export async function respond<E extends Endpoint>(
  fetchApi: ApiFetch,
  endpoint: E,
  input: Input<E> & Options,
): Promise<Response> {
  const { method, url, body } = requestOf(endpoint, input)
  const { token, signal, etag, idempotencyKey, csv }: Options = input
  const headers = new Headers()
  if (token) identify(headers, token)
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (csv !== undefined) headers.set('content-type', 'text/csv')
  if (etag !== undefined) headers.set('if-none-match', etag)
  if (idempotencyKey !== undefined) headers.set(idempotencyKeyHeader, idempotencyKey)

  const response = await fetchApi(url, { method, headers, body: csv ?? body ?? null, signal: signal ?? null })
  if (!response.ok && response.status !== NOT_MODIFIED) {
    throw new ApiError(response.status, readError(await response.text()))
  }
  return response
}

function identify(headers: Headers, token: string) {
  const orderToken = orderTokenIn(token)
  if (orderToken === undefined) headers.set('authorization', `Bearer ${token}`)
  else headers.set(orderTokenHeader, orderToken)
}

export function readError(text: string): LooseError {
  try {
    return looseError.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
