/** One call of the shop's API. It returns the status instead of throwing: the caller decides what is right. */
import type { Endpoint } from '@shop/contract/endpoint'
import { errorBody } from '@shop/contract/error-body'
import { formFieldsOf, type Input, type Output, parseResponse, requestOf } from '@shop/contract/request'

export interface Caller {
  url: string
  /** The session token; a visitor has none. */
  token?: string
}

/** Status 0: no response. */
export interface Outcome<T> {
  status: number
  code: string | undefined
  /** Of an error, as the API sent them. */
  details?: unknown
  data: T | undefined
  /** Rejected with a Retry-After header. */
  retryAfter: boolean
  ms: number
}

export function call<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: Input<E>,
  headers: Record<string, string> = {},
): Promise<Outcome<Output<E>>> {
  const { method, url, body } = requestOf(endpoint, input)
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  return sendRequest(caller, endpoint, url, {
    method,
    headers: { ...json, ...headers },
    ...(body !== undefined && { body }),
  })
}

/** A form as the browser sends it, without files. */
export function submit<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  input: Input<E>,
): Promise<Outcome<Output<E>>> {
  const form = new FormData()
  for (const [name, text] of formFieldsOf(endpoint, input)) form.append(name, text)
  return sendRequest(caller, endpoint, requestOf(endpoint, input).url, {
    method: endpoint.method,
    body: form,
  })
}

async function sendRequest<E extends Endpoint>(
  { url: shop, token }: Caller,
  endpoint: E,
  url: string,
  init: { method: string; headers?: Record<string, string>; body?: string | FormData },
): Promise<Outcome<Output<E>>> {
  const began = performance.now()
  const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...init.headers }
  try {
    const response = await fetch(shop + url, { ...init, headers })
    const text = await response.text()
    const ms = performance.now() - began
    const { status } = response
    const retryAfter = response.headers.has('retry-after')
    if (response.ok) return { status, code: undefined, data: parseResponse(endpoint, text), retryAfter, ms }
    const { code, details } = errorBody.parse(JSON.parse(text))
    return { status, code, details, data: undefined, retryAfter, ms }
  } catch {
    return {
      status: 0,
      code: undefined,
      data: undefined,
      retryAfter: false,
      ms: performance.now() - began,
    }
  }
}
