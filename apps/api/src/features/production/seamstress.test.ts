/**
 * What a seamstress may call and read. Every endpoint of the contract is called as one, so that a new one is rejected
 * unless it says otherwise, and what she may read is searched for all that is private or about money.
 */
import type { Endpoint } from '@shop/contract/endpoint'
import { endpoints } from '@shop/contract/endpoints'
import { production } from '@shop/contract/production'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { aSewnItem } from '@shop/test-kit/production'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personal } from '../../testing/whole-customer.ts'

let api: Awaited<ReturnType<typeof testApi>>
let authorization: string
beforeAll(async () => {
  api = await testApi()
  const { token } = await aSession(api.db, await aUser(api.db, { role: 'seamstress', name: 'Lúcia Prado' }))
  authorization = `Bearer ${token}`
})
afterAll(() => api.close())

function request({ method, path, multipart, body }: Endpoint) {
  return api.inject({
    method,
    url: path.replaceAll(/:\w+/g, '1'),
    headers: { authorization },
    ...(body && multipart === undefined && { payload: {} }),
  })
}

test('she may call what is for production, for every account or for everyone, and nothing of the administrators', async () => {
  const statuses = new Map<string, number>()
  for (const { name, endpoint } of endpoints) {
    if (endpoint.access !== 'admin') continue
    statuses.set(name, (await request(endpoint)).statusCode)
  }
  expect(statuses.size).toBeGreaterThan(60)
  expect([...statuses].filter(([, status]) => status !== 403)).toEqual([])
  const ofProduction = endpoints.filter(({ endpoint }) => endpoint.access === 'production')
  expect(ofProduction.map(({ name }) => name).toSorted()).toEqual([
    'fittingRecords.ofItem',
    'production.addPhoto',
    'production.board',
    'production.changePhoto',
    'production.item',
    'production.measures',
    'production.move',
    'production.removePhoto',
    'production.setReady',
  ])
  for (const { endpoint } of ofProduction) expect((await request(endpoint)).statusCode).not.toBe(403)
})

test('nothing that she reads has more of the customer than first name and wedding, and no price', async () => {
  const { name, email, phone, cpf, street, complement, neighborhood, city, zipCode } = personal
  const { id, order, item, stages, user } = await aSewnItem(api.db, {
    finished: 1,
    order: {
      ...{ customerName: name, customerEmail: email, customerPhone: phone, customerCpf: cpf },
      ...{ shippingAddress: `${street}, 77`, shippingComplement: complement, shippingCity: city },
      ...{ shippingNeighborhood: neighborhood, shippingZipCode: zipCode, totalCents: 7_654_321 },
      ...{ notes: `Ligar para ${phone}`, pickupName: name },
    },
    item: { unitPriceCents: 7_654_321 },
  })
  await api.db
    .insertInto('orderNotes')
    .values({ orderId: order.id, text: `Ligar para ${phone}` })
    .execute()
  const caller = api.withToken(authorization.slice('Bearer '.length))
  const seen = [
    await caller.call(production.board, { query: {} }),
    await caller.call(production.board, { query: { search: 'Quitéria' } }),
    await caller.call(production.item, { params: { id } }),
    await caller.call(production.measures, { params: { id } }),
    await caller.call(production.move, {
      params: { id },
      body: { stageId: stages[1]?.id ?? 0, move: 'finish' },
    }),
    await caller.call(production.setReady, { params: { id } }),
  ]
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409])
  const text = JSON.stringify(seen)
  expect(text).toContain('"firstName":"Quitéria"')
  expect(text).toContain('"weddingOn":"2027-01-30"')
  const lastName = name.split(' ')[1] ?? ''
  for (const secret of [
    lastName,
    email,
    user.email,
    phone,
    cpf,
    street,
    complement,
    neighborhood,
    city,
    zipCode,
  ])
    expect(text).not.toContain(secret)
  expect(text).not.toMatch(/7654321|76543\.21|price|total|cents|customerName|customerEmail/i)
  expect(item.unitPriceCents).toBe(7_654_321)
})

test('a search by last name finds nothing, so that it confirms none', async () => {
  const { order } = await aSewnItem(api.db, { order: { customerName: 'Zuleica Bittencourt' } })
  const seamstress = api.withToken(authorization.slice('Bearer '.length))
  const found = async (search: string) =>
    (await seamstress.call(production.board, { query: { search } })).data?.items.length
  expect([await found('Bittencourt'), await found('zuleica'), await found(`nº ${order.number}`)]).toEqual([
    0, 1, 1,
  ])
})

test('an order of a customer is not hers: she reads neither it nor its history or measures', async () => {
  const { id: itemId, order } = await aSewnItem(api.db, { item: { offer: 'made_to_measure' } })
  for (const path of ['', '/history', `/items/${itemId}/measures`]) {
    const { statusCode } = await api.inject({
      url: `/api/orders/${order.id}${path}`,
      headers: { authorization },
    })
    expect([path, statusCode]).toEqual([path, 404])
  }
})
