import { products } from '@shop/contract/products'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { daysAgo } from '@shop/test-kit/measurements'
import { tracesOf } from '@shop/test-kit/traces'
import { encodeForm } from '@shop/test-kit/uploads'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aWholeCustomer, personal } from './testing/whole-customer.ts'

let api: Awaited<ReturnType<typeof testApi>>
let victim: Awaited<ReturnType<typeof aWholeCustomer>>
let thief: { authorization: string }
let idsBehind: Record<string, number[]>
beforeAll(async () => {
  api = await testApi()
  victim = await aWholeCustomer(api)
  const { user, bought, expired, ownSale, ticket, measurementSheet, review, itemPhoto, listComment } = victim
  const session = await aSession(api.db, user)
  const { token } = await aSession(api.db, await aUser(api.db))
  thief = { authorization: `Bearer ${token}` }
  idsBehind = {
    '/api/orders': [bought.id, expired.id, ownSale.id],
    '/api/support': [ticket.id],
    '/api/attachments': [ticket.attachmentId],
    '/api/user/sessions': [session.id],
    '/api/measurements': [measurementSheet.id],
    '/api/reviews': [review.id],
    '/api/item-photos': [itemPhoto.id],
    '/api/shared-lists/own/comments': [listComment.id],
  }
})
afterAll(() => api.close())

/** What a call needs besides its id, so that the id is what gets rejected. */
const bodies: Record<string, object> = {
  'POST /api/orders/:id/fittings': { typeId: 2, startsAt: '2099-01-05T13:00:00.000Z', itemId: 1 },
  'POST /api/support/:id': { mensagem: 'Oi' },
  'POST /api/orders/:id/withdrawal': { reason: 'Mudei de ideia' },
  'POST /api/orders/:id/promise/answer': { changeId: 1, answer: 'accepted' },
  'POST /api/orders/:id/extras/:extraId/reply': { accepts: true },
  'POST /api/orders/:id/fitting-records/:recordId/reply': { reply: 'confirmed' },
  'PUT /api/orders/:id/items/:itemId/measures': { versionId: 1 },
  'POST /api/orders/:id/items/:itemId/measures/sent': {
    ...{ personName: 'Lia', isChild: false, consent: true },
    ...{ values: { waist: 70.5 }, measuredOn: daysAgo(30), measuredBy: 'herself' },
  },
  'POST /api/measurements/:id/versions': {
    values: { waist: 70.5 },
    measuredOn: daysAgo(30),
    measuredBy: 'herself',
  },
}

function expectNothingOf(body: string) {
  for (const text of Object.values(personal)) expect(body).not.toContain(text)
}

async function call(method: string, path: string, url: string) {
  if (path === '/api/support/:id/attachments' || path === '/api/reviews/:id/photo') {
    const form = new FormData()
    form.append('file', new Blob(['x']), 'x.png')
    const { payload, headers } = await encodeForm(form)
    return api.inject({ method: 'POST', url, payload, headers: { ...headers, ...thief } })
  }
  const payload = bodies[`${method} ${path}`]
  return api.inject({
    method: method === 'GET' ? 'GET' : method === 'DELETE' ? 'DELETE' : method === 'PUT' ? 'PUT' : 'POST',
    url,
    headers: thief,
    ...(payload && { payload }),
  })
}

describe('with another customer’s ids', () => {
  test('every call that takes one returns 404, and changes nothing', async ({ annotate }) => {
    const routes = api.app.routeTable.filter(
      ({ access, path }) => (access === 'signedIn' || access === 'orderHolder') && path.includes(':id'),
    )
    expect(routes.length).toBeGreaterThanOrEqual(8)
    const before = { traces: await tracesOf(api.db, Object.values(personal)), rows: await countRows() }
    let calls = 0
    for (const { method, path } of routes) {
      const ids = idsBehind[path.slice(0, path.indexOf('/:id'))]
      // A new kind of id must be added to this test.
      expect([path, ids]).not.toEqual([path, undefined])
      for (const id of ids ?? []) {
        const url = path.replace(':id', String(id)).replace(/:\w+Id/, '1')
        const response = await call(method, path, url)
        expect([method, path, response.statusCode]).toEqual([method, path, 404])
        expectNothingOf(response.body)
        calls += 1
      }
    }
    await annotate(`${calls} calls with another customer's ids`)
    expect({ traces: await tracesOf(api.db, Object.values(personal)), rows: await countRows() }).toEqual(
      before,
    )
  })

  test('lists contain nothing of theirs, and requesting them by email address is rejected', async () => {
    for (const path of [
      '/api/orders',
      '/api/support',
      '/api/favorites',
      '/api/user',
      '/api/user/sessions',
      '/api/user/export',
      '/api/measurements',
    ]) {
      const response = await api.inject({ url: path, headers: thief })
      expect([path, response.statusCode]).toEqual([path, 200])
      expectNothingOf(response.body)
    }
    for (const query of [`email=${personal.email}`, 'escopo=todos']) {
      const response = await api.inject({ url: `/api/orders?${query}`, headers: thief })
      expect([response.statusCode, response.json()]).toMatchObject([403, { message: 'Acesso negado.' }])
    }
    const found = await api.inject({ url: `/api/support?search=${personal.name}`, headers: thief })
    expect(found.json()).toEqual([])
  })

  test('ids in a body give no access either', async () => {
    const { user } = victim
    const response = await api.inject({
      method: 'PUT',
      url: '/api/user',
      headers: thief,
      payload: { id: user.id, email: personal.email, city: 'Santos' },
    })
    expectNothingOf(response.body)
    const row = await api.db.selectFrom('users').select('city').where('id', '=', user.id).executeTakeFirst()
    expect(row?.city).toBe(personal.city)
  })
})

test('their reviews show their name and nothing else about them', async () => {
  const { data } = await api.visitor.call(products.read, { params: { id: victim.product.id } })
  const response = await api.inject({ url: `/api/reviews?productId=${data?.id ?? 0}` })
  expect(response.body).toContain(personal.name)
  for (const text of [personal.email, personal.phone, personal.street, String(personal.zipCode)]) {
    expect(response.body).not.toContain(text)
  }
})

/** Everything that another account could have added or removed. */
async function countRows() {
  const { rows } = await sql`
    select (select count(*) from orders) as orders, (select count(*) from order_events) as events,
      (select count(*) from tickets) as tickets, (select count(*) from ticket_messages) as messages,
      (select count(*) from attachments) as attachments, (select count(*) from measurement_sheets) as sheets,
      (select count(*) from measurement_versions) as versions, (select count(*) from mails) as mails,
      (select count(*) from sessions where revoked_at is null) as sessions`.execute(api.db)
  return rows
}
