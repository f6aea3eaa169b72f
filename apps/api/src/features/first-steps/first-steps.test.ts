import { themePage } from '@shop/contract/content/theme'
import { firstSteps } from '@shop/contract/first-steps'
import { store } from '@shop/contract/store'
import { testApi } from '@shop/test-kit/api'
import { anOrder, aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let admin: ReturnType<typeof api.withToken>
beforeAll(async () => {
  api = await testApi()
  admin = api.withToken((await aSession(api.db, await aUser(api.db, { role: 'admin' }))).token)
})
afterAll(() => api.close())

const read = async () => (await admin.call(firstSteps.read, {})).data
const done = async () => (await read())?.steps.filter(({ isDone }) => isDone).map(({ id }) => id)

test('a new shop has everything before it', async () => {
  expect(await done()).toEqual([])
  expect((await read())?.isHidden).toBe(false)
})

test('each step is ticked by what the shop has, and shows it', async () => {
  const { data } = await api.visitor.call(store.read, {})
  if (!data) throw new Error('no store')
  const address = { ...data.profile.address, street: 'Rua da Bahia', number: '12' }
  const profile = { ...data.profile, address, whatsapp: '5531900000000', cnpj: '12.ABC.345/01DE-35' }
  await admin.call(store.update, { body: { profile: { ...profile, legalName: 'Ateliê Flor de Lis Ltda.' } } })
  expect(await done()).toEqual(['name', 'address', 'whatsapp'])

  await admin.call(themePage.restore, { body: { version: 0 } })
  for (const name of ['Um', 'Dois']) await aProduct(api.db, { name })
  await aProduct(api.db, { name: 'Escondida', hidden: true })
  expect(await done()).toEqual(['name', 'address', 'whatsapp', 'brand'])
  await aProduct(api.db, { name: 'Três' })
  await api.db.insertInto('productionPlans').values({ name: 'Vestido' }).execute()
  const order = { status: 'confirmed', paymentState: 'paid', paidAt: new Date() } as const
  await anOrder(api.db, { ...order, termsKey: null })
  expect(await done()).not.toContain('purchase')
  await anOrder(api.db, { ...order, termsKey: '2026-11-20' })
  await admin.call(firstSteps.update, { body: { policiesRead: true } })
  expect(await read()).toMatchObject({
    steps: [
      { id: 'name', isDone: true, detail: 'Ateliê Flor de Lis Ltda.' },
      { id: 'address', isDone: true, detail: 'Rua da Bahia, 12, São Paulo' },
      { id: 'whatsapp', isDone: true },
      { id: 'brand', isDone: true },
      { id: 'products', isDone: true, detail: 'Um, Dois, Três' },
      { id: 'plan', isDone: true },
      // Real keys are a setting of the server.
      { id: 'payments', isDone: false },
      { id: 'policies', isDone: true },
      { id: 'purchase', isDone: true },
    ],
    isHidden: false,
  })
})

test('taken off the panel it stays in the settings; what was confirmed stays confirmed', async () => {
  const hidden = await admin.call(firstSteps.update, { body: { isHidden: true } })
  expect(hidden.data?.isHidden).toBe(true)
  expect(await done()).toContain('policies')
})
