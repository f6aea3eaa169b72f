import type { Endpoint } from '@shop/contract/endpoint'
import { errorBody } from '@shop/contract/error-body'
import { answerOf, type Input, type Output, requestOf } from '@shop/contract/request'
import type { z } from '@shop/contract/zod'

/** Read loosely: a proxy in between may answer in a shape of its own. */
const looseError = errorBody.partial()
type LooseError = z.output<typeof looseError>

/** `fetch` as the API needs it: a path of ours, never another origin. */
export type ApiFetch = (path: string, init: RequestInit) => Promise<Response>

interface Options {
  token?: string | undefined
  signal?: AbortSignal | undefined
}

/** An answer that says no. `message` is the server's own sentence for the person in front of the screen. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  constructor(status: number, { message, error, code, fields }: LooseError) {
    super(message ?? error ?? '')
    this.status = status
    this.code = code ?? 'unexpected'
    this.fields = fields ?? {}
  }
}

/** Calls the API from the browser. */
export function call<E extends Endpoint>(endpoint: E, input: Input<E> & Options): Promise<Output<E>> {
  return send((path, init) => fetch(path, init), endpoint, input)
}

export async function send<E extends Endpoint>(
  fetchApi: ApiFetch,
  endpoint: E,
  input: Input<E> & Options,
): Promise<Output<E>> {
  const { method, url, body } = requestOf(endpoint, input)
  const { token, signal }: Options = input
  const headers = new Headers()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (body !== undefined) headers.set('content-type', 'application/json')

  const response = await fetchApi(url, { method, headers, body: body ?? null, signal: signal ?? null })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, readError(text))
  return answerOf(endpoint, text)
}

function readError(text: string): LooseError {
  try {
    return looseError.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
