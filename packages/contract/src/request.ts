import type { Endpoint } from './endpoint.ts'
import type { z } from './zod.ts'

type Part<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.output<S> }
  : object

/** What a caller says in our own names: only the parts that the endpoint has. */
export type Input<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
export type Output<E extends Endpoint> = z.output<E['response']>

export interface WireRequest {
  method: Endpoint['method']
  url: string
  /** JSON in the wire's names; undefined for a call without a body */
  body: string | undefined
}

/** The same call as it travels: path filled in, query and body in the wire's names. */
export function requestOf<E extends Endpoint>(endpoint: E, input: Input<E>): WireRequest {
  const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = input
  return {
    method: endpoint.method,
    url: pathOf(endpoint, params) + searchOf(endpoint, query),
    body: endpoint.body && body !== undefined ? JSON.stringify(endpoint.body.encode(body)) : undefined,
  }
}

/** The text fields of a form in the wire's names; its files travel beside them. */
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

/** Reads a successful answer's text. */
export function answerOf<E extends Endpoint>(endpoint: E, text: string): Output<E> {
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

/** Parameters of a path or a query are flat, and so is a form: what their schema encodes to is text, a number or a flag. */
function wireValues(schema: z.ZodType, values: unknown) {
  return schema.encode(values) as Record<string, string | number | boolean | undefined>
}
