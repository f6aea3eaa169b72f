/**
 * Mass assignment: extra fields in a request have no effect. Every call that a visitor or a customer may make, read
 * from the routes that exist, is sent with all valuable fields added, under their wire names and their column names.
 */
import { orderDraft } from '@shop/contract/order-draft'
import { atelierTime, openAgenda } from '@shop/test-kit/agenda'
import { testApi } from '@shop/test-kit/api'
import { anExtra } from '@shop/test-kit/charges'
import { anItem, anOrder, aProduct, aSession, aTicket, aUser } from '@shop/test-kit/factories'
import { aFitting, aFittingRecord } from '@shop/test-kit/fittings'
import { aMeasurementSheet, aMeasurementVersion, daysAgo } from '@shop/test-kit/measurements'
import { aDraft } from '@shop/test-kit/orders'
import { aPromiseChange } from '@shop/test-kit/production'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aWholeCustomer, paid } from './testing/whole-customer.ts'

const PASSWORD = 'senha-de-teste-1'
const NEW_PASSWORD = 'renda-francesa-de-abril'

let api: Awaited<ReturnType<typeof testApi>>
let victim: Awaited<ReturnType<typeof aWholeCustomer>>
let product: Awaited<ReturnType<typeof aProduct>>
beforeAll(async () => {
  api = await testApi()
  victim = await aWholeCustomer(api)
  product = await aProduct(api.db)
  await openAgenda(api.db)
})
afterAll(() => api.close())

type Sender = Awaited<ReturnType<typeof aSender>>

/** A new account for each call, with the order and the ticket that calls refer to. */
async function aSender() {
  const user = await aUser(api.db)
  const { token } = await aSession(api.db, user)
  const order = await anOrder(api.db, { userId: user.id, ...paid, status: 'confirmed' })
  const measurementSheet = await aMeasurementSheet(api.db, { userId: user.id })
  const version = await aMeasurementVersion(api.db, measurementSheet)
  const line = { offer: 'made_to_measure', size: 'Sob medida' } as const
  const item = await anItem(api.db, order, product, line)
  const change = await aPromiseChange(api.db, order)
  const extra = await anExtra(api.db, order)
  const record = await aFittingRecord(api.db, await aFitting(api.db, { orderId: order.id, itemId: item.id }))
  return {
    user,
    token,
    order,
    item,
    extra,
    record,
    change,
    measurementSheet,
    version,
    ticket: await aTicket(api.db, { userId: user.id }),
  }
}

/** Another hour for each call. */
let hours = 0
const soon = () => atelierTime(20 + ++hours * 2, 600).toISOString()
const someEmail = () => `alguem-${crypto.randomUUID()}@exemplo.test`
const draft = () => z.encode(orderDraft, aDraft([product]))

/** The body of each call, and the id in its address. */
const forms: Record<string, (sender: Sender) => { body: object; id?: number; itemId?: number }> = {
  'POST /api/auth/login': ({ user }) => ({ body: { email: user.email, password: PASSWORD } }),
  'POST /api/auth/register': () => ({
    body: {
      ...{ name: 'Nova', email: someEmail(), password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD },
      ...{ phone: '(11) 90000-0000', rua: 'Rua 1', numero: '1', bairro: 'Centro', cidade: 'Santos' },
      ...{ estado: 'SP', cep: '11010-000' },
    },
  }),
  'POST /api/auth/verify-email.php': () => ({ body: { token: 'nenhum' } }),
  'POST /api/auth/resend-verification': ({ user }) => ({ body: { email: user.email } }),
  'POST /api/auth/request-password-reset.php': ({ user }) => ({ body: { email: user.email } }),
  'POST /api/auth/reset-password.php': () => ({ body: { token: 'nenhum', password: NEW_PASSWORD } }),
  'PUT /api/user': () => ({ body: { name: 'Outro Nome', city: 'Santos' } }),
  'PUT /api/user/password': () => ({ body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
  'DELETE /api/user': () => ({ body: { password: PASSWORD } }),
  'POST /api/user/second-factor': () => ({ body: { password: PASSWORD } }),
  'PUT /api/user/second-factor': () => ({ body: { code: '000000' } }),
  'DELETE /api/user/second-factor': () => ({ body: { password: PASSWORD, code: '000000' } }),
  'POST /api/favorites': () => ({ body: { productId: product.id } }),
  'DELETE /api/favorites': () => ({ body: { productId: product.id } }),
  'POST /api/coupons/check': () => ({
    body: { code: 'NENHUM', items: [{ id: product.id, size: 'M', color: 'Branco', quantity: 1 }] },
  }),
  'PUT /api/cart': () => ({ body: { items: [] } }),
  'POST /api/measurements': () => ({ body: { personName: 'Lia', isChild: false, consent: true } }),
  'POST /api/measurements/:id/versions': ({ measurementSheet }) => ({
    body: { values: { waist: 70.5 }, measuredOn: daysAgo(30), measuredBy: 'herself' },
    id: measurementSheet.id,
  }),
  'POST /api/reviews': () => ({
    body: { productId: product.id, rating: 4, title: 'Bom', comment: 'Gostei.', userName: 'Outra pessoa' },
  }),
  'POST /api/orders': () => ({ body: draft() }),
  'POST /api/orders/create': () => ({ body: draft() }),
  'POST /api/orders/:id/withdrawal': ({ order }) => ({ body: { reason: 'Mudei de ideia' }, id: order.id }),
  'POST /api/orders/:id/promise/answer': ({ order, change }) => ({
    body: { changeId: change.id, answer: 'accepted' },
    id: order.id,
  }),
  'POST /api/orders/plan': () => ({ body: { total: 6890, readyOn: '2099-12-22' } }),
  'POST /api/orders/:id/extras/:extraId/reply': ({ order, extra }) => ({
    body: { accepts: false },
    ...{ id: order.id, itemId: extra.id },
  }),
  'POST /api/orders/:id/fitting-records/:recordId/reply': ({ order, record }) => ({
    body: { reply: 'differs', text: 'A barra era mais curta.' },
    ...{ id: order.id, itemId: record.id },
  }),
  'POST /api/appointments/holds': () => ({ body: { typeId: 1, startsAt: soon() } }),
  'POST /api/appointments': () => ({
    body: { typeId: 1, startsAt: soon(), name: 'Lia', email: someEmail(), phone: '(11) 90000-0000' },
  }),
  'PUT /api/shared-lists/own': () => ({
    body: { showsPrices: true, showsWedding: true, takesComments: true, message: null },
  }),
  'PUT /api/shared-lists/by-link/hearts/:id': () => ({ id: product.id, body: { isMine: true } }),
  'POST /api/shared-lists/by-link/comments': () => ({
    body: { productId: product.id, name: 'L', text: 'Oi' },
  }),
  'PUT /api/appointments/by-link': () => ({ body: { confirmed: true } }),
  'POST /api/orders/:id/fittings': ({ order, item }) => ({
    body: { typeId: 2, startsAt: soon(), itemId: item.id },
    id: order.id,
  }),
  'POST /api/orders/find': () => ({ body: { number: 1, email: someEmail() } }),
  'POST /api/orders/claim': () => ({ body: { token: 'x'.repeat(43) } }),
  'POST /api/orders/erase': () => ({ body: { token: 'x'.repeat(43) } }),
  'PUT /api/orders/:id/items/:itemId/measures': ({ order, item, version }) => ({
    ...{ body: { versionId: version.id }, id: order.id, itemId: item.id },
  }),
  'POST /api/orders/:id/items/:itemId/measures/sent': ({ order, item }) => ({
    body: {
      ...{ personName: 'Lia', isChild: false, consent: true },
      ...{ values: { waist: 70.5 }, measuredOn: daysAgo(30), measuredBy: 'herself' },
    },
    ...{ id: order.id, itemId: item.id },
  }),
  'POST /api/support': () => ({ body: { assunto: 'Prova', mensagem: 'Quando?' } }),
  'POST /api/support/:id': ({ ticket }) => ({ body: { mensagem: 'E no sábado?' }, id: ticket.id }),
  'POST /api/contact': () => ({ body: { name: 'Lia', email: someEmail(), message: 'Olá' } }),
  'POST /api/newsletter': () => ({ body: { email: someEmail() } }),
  'POST /api/newsletter/unsubscribe': () => ({ body: { token: 'nenhum' } }),
  'POST /api/stock-notices': () => ({
    body: { email: someEmail(), productId: product.id, size: 'M', color: 'Branco' },
  }),
  'POST /api/stock-notices/confirm': () => ({ body: { token: 'nenhum' } }),
  'POST /api/stock-notices/cancel': () => ({ body: { token: 'nenhum' } }),
  'POST /api/checkout-reminders/cancel': () => ({ body: { token: 'nenhum' } }),
}

/** Under every name that the field might have. */
function smuggled(): Record<string, unknown> {
  const { user, bought, ticket } = victim
  const owner = ['userId', 'user_id', 'usuario_id', 'actorId', 'authorId', 'uploadedBy', 'recordedBy']
  const past = '2020-01-01T00:00:00.000Z'
  const times = [
    'paidAt',
    'createdAt',
    'data_pedido',
    'data_envio',
    'emailVerifiedAt',
    'handledAt',
    'confirmedAt',
  ]
  return {
    ...Object.fromEntries(owner.map((name) => [name, user.id])),
    ...Object.fromEntries(times.map((name) => [name, past])),
    ...{
      id: user.id,
      orderId: bought.id,
      ticketId: ticket.id,
      anexos: [],
      actor: { id: user.id, role: 'admin' },
    },
    ...{ role: 'admin', isAdmin: true, admin: true, eh_admin: true, fromAdmin: true, blocked: false },
    ...{ paymentState: 'pago', pagamento: 'pago', refundedTotal: 0, stockState: 'sold' },
    ...{ price: 0.01, totalCents: 1, holdExpiresAt: null, escopo: 'todos', passwordHash: 'x' },
    status: 'Entregue',
  }
}

/** All data of the victim. */
async function theirs() {
  const { user, bought, expired, ownSale, ticket } = victim
  const { db } = api
  return {
    user: await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirst(),
    orders: await db
      .selectFrom('orders')
      .selectAll()
      .where('id', 'in', [bought.id, expired.id, ownSale.id])
      .orderBy('id')
      .execute(),
    tickets: await db.selectFrom('tickets').selectAll().where('userId', '=', user.id).execute(),
    messages: await db.selectFrom('ticketMessages').selectAll().where('ticketId', '=', ticket.id).execute(),
    sheets: await db
      .selectFrom('measurementSheets')
      .leftJoin('measurementVersions', 'sheetId', 'measurementSheets.id')
      .selectAll()
      .where('userId', '=', user.id)
      .orderBy('number')
      .execute(),
    favorites: await db.selectFrom('favorites').selectAll().where('userId', '=', user.id).execute(),
    reviews: await db.selectFrom('reviews').selectAll().where('userId', '=', user.id).execute(),
    sessions: await db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', user.id)
      .orderBy('id')
      .execute(),
  }
}

/** Privileges that an account cannot give itself, read after the call. */
async function privileges({ user, order }: Sender) {
  const { db } = api
  const since = order.id
  const account = await db
    .selectFrom('users')
    .select(['role', 'blockedAt', 'secondFactorEnabledAt'])
    .where('id', '=', user.id)
    .executeTakeFirst()
  const orders = await db
    .selectFrom('orders')
    .select([
      'userId',
      'status',
      'paymentState',
      'paidAt',
      'recordedBy',
      'attention',
      'totalCents',
      'stockState',
    ])
    .where('id', '>', since)
    .execute()
  const tickets = await db
    .selectFrom('tickets')
    .innerJoin('ticketMessages', 'ticketId', 'tickets.id')
    .select(['tickets.status', 'fromAdmin'])
    .where('userId', '=', user.id)
    .execute()
  return { account, orders, tickets }
}

const own = {
  account: { role: 'customer', blockedAt: null, secondFactorEnabledAt: null },
  order: { status: 'pending', paymentState: 'awaiting', paidAt: null, recordedBy: null, attention: null },
  message: { status: 'open', fromAdmin: false },
}

test('no extra field gives an account more rights, or changes another account’s data', async ({
  annotate,
}) => {
  const routes = api.app.routeTable.filter(
    ({ access, hasBody }) => hasBody && !['production', 'admin'].includes(access),
  )
  const before = await theirs()
  for (const { method, path } of routes) {
    const name = `${method} ${path}`
    const form = forms[name]
    if (!form) throw new Error(`add a form for ${name} to this file`)
    const sendRequest = async (sender: Sender, more: object) => {
      const { body, id, itemId } = form(sender)
      const response = await api.inject({
        method: method === 'PUT' ? 'PUT' : method === 'DELETE' ? 'DELETE' : 'POST',
        url: path.replace(':id', String(id ?? '')).replace(/:\w+Id/, String(itemId ?? '')),
        payload: { ...more, ...body },
        headers: { authorization: `Bearer ${sender.token}` },
      })
      return response.statusCode
    }
    // Dropped, not rejected: otherwise this would say nothing about what the call does.
    const response = await sendRequest(await aSender(), {})
    const sender = await aSender()
    expect([name, await sendRequest(sender, smuggled())]).toEqual([name, response])
    const { account, orders, tickets } = await privileges(sender)
    expect([name, account]).toEqual([name, own.account])
    for (const order of orders) {
      expect([name, order]).toMatchObject([name, { ...own.order, userId: sender.user.id }])
      expect(order.totalCents).toBe(product.priceCents)
    }
    for (const message of tickets) expect([name, message]).toEqual([name, own.message])
    expect([name, await theirs()]).toEqual([name, before])
  }
  await annotate(`${routes.length} calls, each with ${Object.keys(smuggled()).length} unexpected fields`)
  expect(routes.length).toBe(Object.keys(forms).length)
}, 120_000)

test('a registration creates a customer, whatever was sent with it', async () => {
  const stored = await api.db.selectFrom('accountRequests').select('registration').execute()
  expect(JSON.stringify(stored)).not.toMatch(/role|admin|verified/i)
})
