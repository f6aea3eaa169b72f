import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'
import { added, specified } from './testing/listed-endpoints.ts'
import { tickets } from './tickets.ts'
import { z } from './zod.ts'

const calls = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path} ${endpoint.access}`)
const documented = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

describe('the list of endpoints', () => {
  test('matches the specification and the decisions, each endpoint once', () => {
    expect(calls.toSorted()).toEqual([...specified, ...added].toSorted())
  })

  test('has a summary of every endpoint for its documentation', () => {
    for (const { name, endpoint } of endpoints) expect(endpoint.summary, name).toMatch(/^[A-Z].{5,}/)
  })

  test('declares exactly the parameters of every path', () => {
    for (const { name, endpoint } of endpoints) {
      const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1])
      const declared = endpoint.params ? Object.keys(documented(endpoint.params).properties ?? {}) : []
      expect(declared, name).toEqual(inPath)
    }
  })

  test('uses status 204 only without a body', () => {
    for (const { name, endpoint } of endpoints) {
      if (endpoint.status === 204) expect(endpoint.response.safeParse(undefined).success, name).toBe(true)
    }
  })
})

describe('the documentation', () => {
  const schemas = endpoints.flatMap(({ name, endpoint }) =>
    (['params', 'query', 'body', 'response'] as const).flatMap((part) => {
      const schema = endpoint[part]
      return schema ? [[`${name} ${part}`, schema] as const] : []
    }),
  )

  test.each(schemas)('%s can be written as JSON Schema', (_, schema) => {
    expect(documented(schema)).toBeTypeOf('object')
  })

  test('shows the wire names', () => {
    expect(Object.keys(documented(tickets.read.response).properties ?? {})).toEqual([
      'id',
      'assunto',
      'status',
      'usuario_id',
      'ultima_atualizacao',
      'nome_usuario',
      'email_usuario',
      'mensagens',
    ])
    expect(documented(products.read.response).properties).toHaveProperty('price')
    expect(documented(orders.list.query).properties).toHaveProperty('escopo')
    expect(documented(orders.setStatus.body)).toMatchObject({
      properties: { status: { enum: ['Pendente', 'Confirmado', 'Em Produção', 'Pronto', 'Entregue'] } },
    })
  })

  test('documents a number in a URL as a number', () => {
    expect(documented(products.page.query)).toMatchObject({
      properties: { limit: { type: 'integer' }, minPrice: { type: 'number' } },
    })
  })
})
