import { type StoreUpdate, store } from '@shop/contract/store'
import { defaultStoreNumbers } from '@shop/contract/store-numbers'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unnamedStore } from './unnamed-store.ts'

let api: Awaited<ReturnType<typeof testApi>>
let adminId: number
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  const user = await aUser(api.db, { role: 'admin' })
  adminId = user.id
  admin = await api.as(user)
})
afterAll(() => api.close())

const profile = { ...unnamedStore, name: 'Flor de Lis', cnpj: '12abc34501de35', phone: '(11) 3031-4521' }
const numbers = defaultStoreNumbers
const update = (changes: Partial<StoreUpdate> = {}) =>
  admin.call(store.update, { body: { profile, deliveryStates: ['SP', 'BA'], ...changes } })
const read = async () => (await api.visitor.call(store.read, {})).data

describe('saving the store', () => {
  test('changes the public data: profile, states and closed days', async () => {
    const { status, data } = await update({ closedDays: ['2026-12-24', '2026-02-17', '2026-12-24'] })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      profile: { ...profile, cnpj: '12.ABC.345/01DE-35' },
      deliveryStates: ['SP', 'BA'],
      closedDays: ['2026-02-17', '2026-12-24'],
    })
    expect(await read()).toEqual(data)
  })

  test('a form without closed days leaves them unchanged', async () => {
    await update({ closedDays: ['2027-03-01'] })
    expect((await update()).data?.closedDays).toEqual(['2027-03-01'])
  })

  test('records the names of the changed fields in the audit log, and none of their values', async () => {
    await update()
    await update({ profile: { ...profile, phone: '(11) 9999-8888' } })
    const entry = await api.db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirst()
    expect(entry).toMatchObject({ actorId: adminId, action: 'store.update', details: { changed: ['phone'] } })
    expect(JSON.stringify(entry)).not.toContain('9999')
  })

  test('rejects a form based on an older version; of concurrent ones, one succeeds', async () => {
    const version = (await read())?.version
    if (version === undefined) throw new Error('no version')
    const responses = await Promise.all(
      ['Um', 'Dois', 'Três'].map((name) => update({ profile: { ...profile, name }, version })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ error }) => error?.code === 'stale_version')).toHaveLength(2)
  })

  test.each([
    ['half a surrogate pair in the name', { profile: { ...profile, name: 'Lis \ud800' } }, 'profile.name'],
    ['an invalid CNPJ', { profile: { ...profile, cnpj: '12.ABC.345/01DE-36' } }, 'profile.cnpj'],
    ['an incomplete WhatsApp number', { profile: { ...profile, whatsapp: '1198765' } }, 'profile.whatsapp'],
    ['an invalid link', { profile: { ...profile, instagram: 'javascript:alert(1)' } }, 'profile.instagram'],
    ['a line that does not fit', { announcement: 'x'.repeat(91) }, 'announcement'],
    [
      'eleven subjects',
      { contactSubjects: Array.from({ length: 11 }, (_, n) => `S${n}`) },
      'contactSubjects',
    ],
    [
      'delivery that ends before it begins',
      { numbers: { ...numbers, deliveryDays: { min: 30, max: 15 } } },
      'numbers.deliveryDays.max',
    ],
    ['no time to reply', { numbers: { ...numbers, replyHours: 0 } }, 'numbers.replyHours'],
    [
      'a low stock that the database does not know',
      { numbers: { ...numbers, lowStock: 6 } },
      'numbers.lowStock',
    ],
    ['a price between two steps', { numbers: { ...numbers, priceFilter: 12_050 } }, 'numbers.priceFilter'],
    ['an empty list of states', { deliveryStates: [] }, 'deliveryStates'],
  ])('%s is reported with its field, and nothing changes', async (_what, changes, field) => {
    const before = await read()
    const response = await api.inject({
      method: 'PUT',
      url: '/api/store',
      headers: await bearer(),
      payload: { profile, deliveryStates: ['SP'], ...changes },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toHaveProperty(['fields', field])
    expect(await read()).toEqual(before)
  })

  test('the line above every page and the subjects of the contact are the atelier’s, and the shop’s again when emptied', async () => {
    await update()
    const before = await read()
    expect(before).not.toHaveProperty('announcement')
    expect(before).not.toHaveProperty('contactSubjects')
    await update({ announcement: ' Provas em  julho ', contactSubjects: ['Visita', '  ', 'Aluguel '] })
    expect(await read()).toMatchObject({
      announcement: 'Provas em  julho',
      contactSubjects: ['Visita', 'Aluguel'],
    })
    await update()
    expect((await read())?.contactSubjects).toEqual(['Visita', 'Aluguel'])
    await update({ announcement: null, contactSubjects: [] })
    expect(await read()).toMatchObject({ ...before, version: expect.any(Number) as number })
    expect(await read()).not.toHaveProperty('announcement')
  })

  test('the days of delivery, the time to reply, the low stock and the price filter are the atelier’s', async () => {
    await update()
    expect((await read())?.numbers).toEqual(numbers)
    const own = { deliveryDays: { min: 40, max: 60 }, replyHours: 48, lowStock: 2, priceFilter: 30_000 }
    await update({ numbers: own })
    expect((await read())?.numbers).toEqual(own)
    await update({ closedDays: [] })
    expect((await read())?.numbers).toEqual(own)
    await update({ numbers })
  })

  test('is allowed for administrators only', async () => {
    const body = { profile, deliveryStates: ['SP' as const] }
    const customer = await api.as(await aUser(api.db))
    expect((await customer.call(store.update, { body })).status).toBe(403)
    expect((await api.visitor.call(store.update, { body })).status).toBe(401)
  })
})

async function bearer() {
  return { authorization: `Bearer ${(await aSession(api.db, { id: adminId })).token}` }
}
