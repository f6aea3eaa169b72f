/**
 * CPFs of orders, read from the routes that exist: every reading call is made by everybody who may make it, so that a new
 * call is covered automatically.
 */
import { orderTokenHeader } from '@shop/contract/constants'
import { formatCpf, maskedCpf } from '@shop/contract/cpf'
import { orderLinks } from '@shop/contract/order-links'
import { orders } from '@shop/contract/orders'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWholeCustomer, personal } from './testing/whole-customer.ts'

const GUEST_CPF = '11144477735'
const cpfs = [personal.cpf, GUEST_CPF]

let api: Awaited<ReturnType<typeof testApi>>
let victim: Awaited<ReturnType<typeof aWholeCustomer>>
let guest: { orderId: number; orderToken: string; number: number }
beforeAll(async () => {
  api = await testApi()
  victim = await aWholeCustomer(api)
  const draft = aDraft([await aProduct(api.db)], { checkoutId: crypto.randomUUID() })
  const customer = { ...draft.customer, email: 'convidada@exemplo.test', cpf: GUEST_CPF }
  const shipping = { ...draft.shipping, address: 'Rua das Flores', number: '12', neighborhood: 'Bela Vista' }
  const { data } = await api.visitor.call(orders.checkout, { body: { ...draft, customer, shipping } })
  if (data?.orderToken === undefined) throw new Error('no order')
  const row = api.db.selectFrom('orders').select(['number', 'customerCpf']).where('id', '=', data.orderId)
  const { number, customerCpf } = await row.executeTakeFirstOrThrow()
  expect(customerCpf).toBe(GUEST_CPF)
  guest = { orderId: data.orderId, orderToken: data.orderToken, number }
})
afterAll(() => api.close())

type Headers = Record<string, string>

async function callers(): Promise<Record<string, Headers>> {
  const bearer = async (user: { id: number }) => ({
    authorization: `Bearer ${(await aSession(api.db, user)).token}`,
  })
  return {
    visitor: {},
    owner: await bearer(victim.user),
    admin: await bearer(await aUser(api.db, { role: 'admin' })),
    'link holder': { [orderTokenHeader]: guest.orderToken },
  }
}

/** The account's own copy of its data, which the law gives it whole. */
const wholeCopies = ['/api/user/export', '/api/user/export.html']

/** What the atelier hands to its accountant. */
const forTheAccountant = '/api/charges/export'

/** Each path with the ids of what exists, and the lists that show everything. */
function urlsOf(path: string): string[] {
  const orderIds = [victim.bought.id, victim.expired.id, victim.ownSale.id, guest.orderId]
  const ids: [prefix: string, ids: number[]][] = [
    ['/api/orders/', orderIds],
    ['/api/support/', [victim.ticket.id]],
    ['/api/attachments/', [victim.ticket.attachmentId]],
    ['/api/measurements/', [victim.measurementSheet.id]],
    ['/api/products/', [victim.product.id]],
    ['/api/stock/', [victim.product.id]],
  ]
  if (path === '/api/orders') {
    return [
      path,
      `${path}?escopo=todos`,
      `${path}?email=${personal.email}`,
      `${path}?email=convidada@exemplo.test`,
    ]
  }
  if (path === '/api/orders/number/:number') {
    return [victim.bought.number, guest.number].map((number) => path.replace(':number', String(number)))
  }
  const known = ids.find(([prefix]) => path.startsWith(prefix))?.[1] ?? [1]
  return path.includes(':')
    ? known.map((id) => path.replace(':cep', '01310100').replace(':id', String(id)).replaceAll(/:\w+/g, '1'))
    : [path]
}

test('no reading call but the account’s own copy and the accountant’s file contains an unmasked CPF, whoever makes it', async ({
  annotate,
}) => {
  const routes = api.app.routeTable.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'))
  expect(routes.length).toBeGreaterThan(40)
  const successful = new Set<string>()
  const showsMasked = new Set<string>()
  for (const [who, headers] of Object.entries(await callers())) {
    for (const url of routes.flatMap(({ path }) => urlsOf(path))) {
      const { statusCode, payload, headers: sent } = await api.inject({ url, headers })
      expect([who, url, statusCode < 500]).toEqual([who, url, true])
      const isOwnCopy = who === 'owner' && wholeCopies.includes(url)
      const digits = payload.replaceAll(/\D/g, '')
      const found = cpfs.filter((cpf) => payload.includes(formatCpf(cpf)) || digits.includes(cpf))
      if (who === 'admin' && url === forTheAccountant) continue
      expect([who, url, found]).toEqual([who, url, isOwnCopy ? [personal.cpf] : []])
      if (statusCode === 200) successful.add(`${who} ${url}`)
      if (!cpfs.some((cpf) => payload.includes(maskedCpf(cpf.slice(3, 9)))) && found.length === 0) continue
      showsMasked.add(who)
      expect([who, url, sent['cache-control'], sent['referrer-policy'], sent['x-robots-tag']]).toEqual([
        who,
        url,
        expect.stringContaining('no-store'),
        'no-referrer',
        'noindex',
      ])
    }
  }
  await annotate(`${successful.size} responses`)
  expect(successful.size).toBeGreaterThan(60)
  // Otherwise this test would look at the wrong calls.
  expect([...showsMasked].sort()).toEqual(['admin', 'link holder', 'owner'])
})

test('no call that changes an order contains it either, except *Mostrar CPF*', async () => {
  const admin = await api.as(await aUser(api.db, { role: 'admin' }))
  const open = await anOrder(api.db, { customerCpf: GUEST_CPF, paymentState: 'paid', paidAt: new Date() })
  const params = { id: guest.orderId }
  const holder = api.withOrderToken(guest.orderToken)
  const responses = [
    await holder.call(orders.pay, { params }),
    await holder.call(orderLinks.requestClaim, { params }),
    await admin.call(orders.setStatus, { params: { id: open.id }, body: { status: 'confirmed' } }),
    await admin.call(orders.cancel, { params, body: { reason: 'Combinado' } }),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 202, 200, 200])
  const digits = JSON.stringify(responses.map(({ data }) => data)).replaceAll(/[.-]/g, '')
  expect(digits).not.toContain(GUEST_CPF)
  const shown = await admin.call(orders.revealCpf, { params })
  expect([shown.data?.cpf, shown.headers['cache-control']]).toEqual([formatCpf(GUEST_CPF), 'no-store'])
})
