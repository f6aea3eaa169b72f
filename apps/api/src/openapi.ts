/**
 * The OpenAPI description, generated from the contract with wire names: a codec's input on one side is its output on
 * the other, so both requests and responses are described by their input.
 */

import type { Access, Endpoint } from '@shop/contract/endpoint'
import { endpoints } from '@shop/contract/endpoints'
import { errorBody } from '@shop/contract/error-body'
import { z } from 'zod'

type Json = Record<string, unknown>

const accessNotes: Record<Access, string> = {
  anyone: 'Public.',
  signedIn: 'Needs a bearer token.',
  orderHolder:
    'A session that owns the order, an administrator, or the token of the order’s link in X-Order-Token.',
  production: 'Needs the bearer token of a seamstress or an administrator.',
  admin: 'Needs the bearer token of an administrator.',
}

export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Json> = {}
  for (const { name, endpoint } of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Bridal shop API', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>

function operation(name: string, endpoint: Endpoint): Json {
  const { summary, access, params, query, body, multipart, response, produces, status = 200 } = endpoint
  const bodyType = multipart ? 'multipart/form-data' : 'application/json'
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary,
    description: accessNotes[access],
    ...(access !== 'anyone' && { security: [{ bearer: [] }] }),
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body && { requestBody: { required: true, content: { [bodyType]: { schema: jsonSchema(body) } } } }),
    responses: {
      [status]: {
        description: 'Success',
        ...(status !== 204 && {
          content: { [produces ?? 'application/json']: { schema: jsonSchema(response) } },
        }),
      },
      default: {
        description: 'Error; `code` names the reason',
        content: { 'application/json': { schema: jsonSchema(errorBody) } },
      },
    },
  }
}

function parameters(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema)
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function jsonSchema(schema: z.ZodType) {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return described
}
