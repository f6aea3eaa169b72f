import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'
import { tickets } from './tickets.ts'
import { z } from './zod.ts'

const specified = [
  'POST /api/auth/login anyone',
  'POST /api/auth/register anyone',
  'GET /api/auth/verify signedIn',
  'POST /api/auth/verify-email.php anyone',
  'POST /api/auth/request-password-reset.php anyone',
  'POST /api/auth/reset-password.php anyone',
  'GET /api/products anyone',
  'POST /api/products admin',
  'POST /api/products/:id admin',
  'DELETE /api/products/:id admin',
  'GET /api/settings signedIn',
  'POST /api/settings admin',
  'GET /api/orders signedIn',
  'POST /api/orders signedIn',
  'PUT /api/orders/:id admin',
  'POST /api/orders/create anyone',
  'GET /api/users admin',
  'GET /api/user signedIn',
  'PUT /api/user signedIn',
  'GET /api/coupons admin',
  'GET /api/reports admin',
  'GET /api/favorites signedIn',
  'POST /api/favorites signedIn',
  'DELETE /api/favorites signedIn',
  'GET /api/reviews anyone',
  'GET /api/reviews/best anyone',
  'POST /api/reviews signedIn',
  'GET /api/support signedIn',
  'POST /api/support signedIn',
  'GET /api/support/:id signedIn',
  'POST /api/support/:id signedIn',
]

const added = [
  'GET /api/products/:id anyone',
  'GET /api/customers admin',
  'GET /api/customers/export admin',
  'GET /api/customers/:id/orders admin',
  'PUT /api/customers/:id admin',
  'DELETE /api/customers/:id admin',
  'POST /api/sales admin',
  'POST /api/coupons admin',
  'PUT /api/coupons/:id admin',
  'POST /api/coupons/:id/disable admin',
  'POST /api/coupons/check anyone',
  'GET /api/products/near anyone',
  'GET /api/products/ordered admin',
  'PUT /api/products/featured admin',
  'GET /api/products/:id/related anyone',
  'GET /api/products/:id/complements admin',
  'PUT /api/products/:id/complements admin',
  'GET /api/products/selection admin',
  'PUT /api/products/selection admin',
  'GET /api/products/suggestions anyone',
  'GET /api/products/counts anyone',
  'GET /api/search/synonyms admin',
  'PUT /api/search/synonyms admin',
  'PUT /api/products/:id/hidden admin',
  'POST /api/products/:id/duplicate admin',
  'GET /api/favorites/unavailable signedIn',
  'GET /api/products/chosen anyone',
  'GET /api/store anyone',
  'PUT /api/store admin',
  'GET /api/reviews/moderation admin',
  'POST /api/reviews/:id/hide admin',
  'POST /api/reviews/:id/show admin',
  'PUT /api/reviews/:id/reply admin',
  'POST /api/reviews/:id/photo signedIn',
  'GET /api/review-photos/:id anyone',
  'GET /api/review-photos/waiting admin',
  'POST /api/review-photos/:id/approve admin',
  'DELETE /api/review-photos/:id admin',
  'POST /api/auth/resend-verification anyone',
  'POST /api/auth/logout signedIn',
  'PUT /api/user/password signedIn',
  'GET /api/user/export signedIn',
  'DELETE /api/user signedIn',
  'GET /api/user/sessions signedIn',
  'DELETE /api/user/sessions signedIn',
  'DELETE /api/user/sessions/:id signedIn',
  'PUT /api/users/:id admin',
  'GET /api/users/export admin',
  'GET /api/orders/export admin',
  'GET /api/charges admin',
  'GET /api/charges/export admin',
  'GET /api/orders/counts admin',
  'POST /api/orders/:id/received admin',
  'GET /api/orders/last-cpf signedIn',
  'GET /api/orders/number/:number admin',
  'POST /api/orders/:id/cpf admin',
  'GET /api/reports/today admin',
  'GET /api/reports/promises admin',
  'GET /api/reports/sewing admin',
  'GET /api/audit admin',
  'GET /api/user/second-factor signedIn',
  'POST /api/user/second-factor signedIn',
  'PUT /api/user/second-factor signedIn',
  'DELETE /api/user/second-factor signedIn',
  'GET /api/orders/:id orderHolder',
  'GET /api/orders/:id/history orderHolder',
  'POST /api/orders/:id/payment orderHolder',
  'POST /api/orders/plan anyone',
  'GET /api/orders/:id/charges orderHolder',
  'POST /api/orders/:id/charges admin',
  'PUT /api/orders/:id/charges admin',
  'POST /api/orders/:id/charges/:chargeId/payment orderHolder',
  'POST /api/orders/:id/charges/:chargeId/record admin',
  'POST /api/orders/:id/extras/:extraId/reply orderHolder',
  'DELETE /api/orders/:id/extras/:extraId admin',
  'GET /api/payment-plan anyone',
  'PUT /api/payment-plan admin',
  'POST /api/orders/:id/cancel admin',
  'GET /api/orders/:id/cancellation-terms admin',
  'POST /api/orders/:id/cancellation-email admin',
  'POST /api/orders/:id/compensations admin',
  'POST /api/orders/:id/cancellation orderHolder',
  'POST /api/orders/:id/attention admin',
  'POST /api/orders/:id/refund admin',
  'POST /api/orders/:id/withdrawal orderHolder',
  'POST /api/webhooks/stripe anyone',
  'PUT /api/support/:id admin',
  'POST /api/support/:id/attachments signedIn',
  'GET /api/attachments/:id signedIn',
  'POST /api/contact anyone',
  'GET /api/contact admin',
  'PUT /api/contact/:id admin',
  'POST /api/newsletter anyone',
  'GET /api/newsletter/subscribers admin',
  'GET /api/newsletter/export admin',
  'GET /api/newsletter/confirm anyone',
  'POST /api/newsletter/unsubscribe anyone',
  'POST /api/newsletter/unsubscribe/one-click anyone',
  'POST /api/stock-notices anyone',
  'POST /api/stock-notices/confirm anyone',
  'POST /api/stock-notices/cancel anyone',
  'GET /api/products/:id/stock-notices admin',
  'GET /api/schedule anyone',
  'PUT /api/schedule admin',
  'GET /api/production/capacity admin',
  'GET /api/production/plans admin',
  'POST /api/production/plans admin',
  'PUT /api/production/plans/:id admin',
  'DELETE /api/production/plans/:id admin',
  'PUT /api/production/stages admin',
  'PUT /api/production/stages/:id/band admin',
  'GET /api/production production',
  'GET /api/production/items/:id production',
  'GET /api/production/items/:id/measures production',
  'PUT /api/production/items/:id production',
  'POST /api/production/items/:id/ready production',
  'POST /api/production/items/:id/photos production',
  'GET /api/item-photos/:id orderHolder',
  'PUT /api/item-photos/:id production',
  'DELETE /api/item-photos/:id production',
  'PUT /api/orders/:id/promise admin',
  'POST /api/orders/:id/promise/answer orderHolder',
  'GET /api/orders/:id/timeline orderHolder',
  'GET /api/cep/:cep anyone',
  'GET /api/cart signedIn',
  'GET /api/user/export.html signedIn',
  'PUT /api/cart signedIn',
  'GET /api/stock admin',
  'GET /api/stock/export admin',
  'GET /api/stock/:id/movements admin',
  'PUT /api/products/:id/variants admin',
  'GET /api/products/:id/offers admin',
  'PUT /api/products/:id/offers admin',
  'GET /api/measurements signedIn',
  'POST /api/measurements signedIn',
  'GET /api/measurements/:id signedIn',
  'POST /api/measurements/:id/versions signedIn',
  'DELETE /api/measurements/:id signedIn',
  'GET /api/orders/:id/items/:itemId/measures signedIn',
  'PUT /api/orders/:id/items/:itemId/measures signedIn',
  'POST /api/orders/:id/items/:itemId/measures/sent orderHolder',
  'POST /api/orders/:id/items/:itemId/measures/lock admin',
  'POST /api/orders/:id/items/:itemId/measures/unlock admin',
  'POST /api/orders/:id/items/:itemId/measures/request admin',
  'POST /api/orders/:id/items/:itemId/measures/recorded admin',
  'GET /api/orders/by-link orderHolder',
  'POST /api/orders/find anyone',
  'POST /api/orders/:id/links/revoke orderHolder',
  'POST /api/orders/:id/claim-email orderHolder',
  'POST /api/orders/claim signedIn',
  'POST /api/orders/:id/erasure-email orderHolder',
  'POST /api/orders/erase anyone',
  'POST /api/orders/:id/shipments admin',
  'PUT /api/orders/:id/shipments/:shipmentId admin',
  'PUT /api/orders/:id/delivery admin',
  'GET /api/orders/:id/notes admin',
  'POST /api/orders/:id/notes admin',
  'DELETE /api/orders/:id/notes/:noteId admin',

  'GET /api/appointments/types anyone',
  'GET /api/appointments/slots anyone',
  'POST /api/appointments/holds anyone',
  'POST /api/appointments anyone',
  'GET /api/appointments/by-link anyone',
  'PUT /api/appointments/by-link anyone',
  'DELETE /api/appointments/by-link anyone',
  'GET /api/appointments/by-link/calendar anyone',
  'GET /api/orders/:id/fittings orderHolder',
  'POST /api/orders/:id/fittings orderHolder',
  'POST /api/orders/:id/fittings/:appointmentId/link orderHolder',
  'GET /api/agenda admin',
  'GET /api/agenda/today admin',
  'POST /api/agenda admin',
  'PUT /api/agenda/:id admin',
  'GET /api/agenda/settings admin',
  'PUT /api/agenda/settings admin',
  'GET /api/agenda/feeds admin',
  'POST /api/agenda/feeds admin',
  'DELETE /api/agenda/feeds/:id admin',
  'GET /api/agenda/feed/:token anyone',
  'GET /api/agenda/:id/records admin',
  'PUT /api/agenda/:id/records/draft admin',
  'POST /api/agenda/:id/records/measures admin',
  'POST /api/fitting-records/:id/send admin',
  'GET /api/production/items/:id/record production',
  'GET /api/orders/:id/fitting-records orderHolder',
  'POST /api/orders/:id/fitting-records/:recordId/reply orderHolder',
]

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
