import type { Endpoint } from './endpoint.ts'
import type { z } from './zod.ts'

type Part<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : object

/** The caller's input in our own field names: only the parts that the endpoint has. */
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
export type Output<E extends Endpoint> = z.output<E['response']>

export interface WireRequest {
  method: Endpoint['method']
  url: string
  /** JSON with wire names; undefined for a request without a body */
  body: string | undefined
}

/** The HTTP request: path filled in, query and body encoded with wire names. */
export function requestOf<E extends Endpoint>(endpoint: E, input: Input<E>): WireRequest {
  const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = input
  return {
    method: endpoint.method,
    url: pathOf(endpoint, params) + searchOf(endpoint, query),
    body: endpoint.body && body !== undefined ? JSON.stringify(endpoint.body.encode(body)) : undefined,
  }
}

/** The text fields of a form with wire names; files are sent separately in the form. */
export function formFieldsOf<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
): [name: string, text: string][] {
  const { body }: { body?: unknown } = input
  if (!endpoint.body || body === undefined) return []
  return Object.entries(wireValues(endpoint.body, body)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
}

/** Decodes the text of a successful response. */
export function parseResponse<E extends Endpoint>(endpoint: E, text: string): Output<E> {
  return endpoint.response.decode(text === '' ? undefined : JSON.parse(text)) as Output<E>
}

function pathOf({ path, params: schema }: Endpoint, params: unknown) {
  if (!schema) return path
  const values = wireValues(schema, params)
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
}

function searchOf({ query: schema }: Endpoint, query: unknown) {
  if (!schema || query === undefined) return ''
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(wireValues(schema, query))) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `?${search.toString()}` : ''
}

/** Path parameters, queries and forms are flat: their schemas encode to text, numbers or booleans. */
function wireValues(schema: z.ZodType, values: unknown) {
  return schema.encode(values) as Record<string, string | number | boolean | undefined>
}
