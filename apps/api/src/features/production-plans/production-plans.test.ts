import { productionPlans } from '@shop/contract/production-plans'
import { products } from '@shop/contract/products'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof api.as>>
beforeAll(async () => {
  api = await testApi()
  admin = await api.as(await aUser(api.db, { role: 'admin' }))
})
afterAll(() => api.close())

async function list() {
  const { data } = await admin.call(productionPlans.list, {})
  if (data === undefined) throw new Error('no plans')
  return data
}

async function create(name: string) {
  const { stages } = await list()
  const body = { name, stages: stages.slice(0, 2).map(({ id }) => ({ stageId: id, days: 2, minutes: 240 })) }
  return admin.call(productionPlans.create, { body })
}

test('the atelier has its eight stages from the beginning', async () => {
  const { stages } = await list()
  expect(stages.map(({ name }) => name)).toEqual([
    'Corte',
    'Montagem',
    '1ª prova',
    'Renda e bordado',
    '2ª prova',
    'Bainha e acabamento',
    'Conferência final',
    'Passar e embalar',
  ])
})

test('a plan is created, changed with its version, and its name is its own', async () => {
  const { data: plan, status } = await create('Vestido liso')
  expect([status, plan?.version, plan?.products]).toEqual([201, 1, 0])
  expect((await create('vestido LISO')).error?.fields).toEqual({ name: 'Já existe um modelo com este nome.' })
  const params = { id: plan?.id ?? 0 }
  const stages = plan?.stages ?? []
  const body = { name: 'Vestido liso', stages: stages.slice(0, 1), version: 1 }
  expect((await admin.call(productionPlans.save, { params, body })).data?.stages).toHaveLength(1)
  expect((await admin.call(productionPlans.save, { params, body })).error?.code).toBe('stale_version')
})

test('a plan has stages of the atelier only', async () => {
  const body = { name: 'Outro ateliê', stages: [{ stageId: 9_999, days: 1, minutes: 60 }] }
  expect((await admin.call(productionPlans.create, { body })).error?.code).toBe('stale_version')
  expect((await list()).plans.map(({ name }) => name)).not.toContain('Outro ateliê')
})

test('a plan that products use is not removed', async () => {
  const { data: plan } = await create('Madrinha')
  const [{ id }, params] = [await aProduct(api.db), { id: plan?.id ?? 0 }]
  const offer = { kind: 'made_to_order' as const, priceChangeCents: 0, isOpen: true, planId: params.id }
  const saved = await admin.call(products.saveOffers, { params: { id }, body: { offers: [offer] } })
  expect(saved.data?.offers).toContainEqual(offer)
  const { data: shown } = await api.visitor.call(products.read, { params: { id } })
  expect(shown?.offers).toContainEqual({ kind: 'made_to_order', priceChangeCents: 0, planId: params.id })
  expect((await admin.call(productionPlans.remove, { params })).error?.code).toBe('plan_in_use')
  // Saved by a client that does not know plans: it stays.
  await admin.call(products.saveOffers, {
    params: { id },
    body: { offers: [{ kind: 'made_to_order', priceChangeCents: 0, isOpen: true }] },
  })
  expect((await admin.call(productionPlans.remove, { params })).error?.code).toBe('plan_in_use')
  await admin.call(products.saveOffers, {
    params: { id },
    body: { offers: [{ ...offer, planId: null }] },
  })
  expect((await admin.call(productionPlans.remove, { params })).status).toBe(204)
  const again = await admin.call(products.saveOffers, { params: { id }, body: { offers: [offer] } })
  expect(again.error?.code).toBe('plan_not_found')
})

test('the stages are put in another order as a whole', async () => {
  const { stages } = await list()
  const ids = stages.map(({ id }) => id).toReversed()
  const { data } = await admin.call(productionPlans.orderStages, { body: { ids } })
  expect(data?.stages.map(({ id }) => id)).toEqual(ids)
  const short = await admin.call(productionPlans.orderStages, { body: { ids: ids.slice(1) } })
  expect(short.error?.code).toBe('stale_version')
  const twice = [...ids.slice(1), ids.at(-1) ?? 0]
  const repeated = await admin.call(productionPlans.orderStages, { body: { ids: twice } })
  expect(repeated.error?.code).toBe('stale_version')
  expect((await list()).stages.map(({ id }) => id)).toEqual(ids)
})

test('what a stage says about a cancelled order is set by an administrator, and written to the audit log once', async () => {
  const bandOf = async (name: string) => (await list()).stages.find((stage) => stage.name === name)
  const sewing = await bandOf('Montagem')
  const id = sewing?.id ?? 0
  expect([sewing?.band, (await bandOf('1ª prova'))?.band]).toEqual(['cut', 'fitted'])
  const set = (band: 'cut' | 'fitted' | null, stageId = id) =>
    admin.call(productionPlans.setBand, { params: { id: stageId }, body: { band } })
  expect((await set(null)).data?.stages.find((stage) => stage.id === id)?.band).toBeNull()
  await set(null)
  expect((await set('cut', 999_999)).error?.code).toBe('stage_not_found')
  const buyer = await api.as(await aUser(api.db))
  const params = { id }
  expect((await buyer.call(productionPlans.setBand, { params, body: { band: 'cut' } })).status).toBe(403)
  const audited = await api.db
    .selectFrom('auditLog')
    .select(['objectId', 'details'])
    .where('action', '=', 'stage.band')
    .execute()
  expect(audited).toEqual([{ objectId: String(id), details: { changed: ['band'] } }])
  await set('cut')
  expect((await bandOf('Montagem'))?.band).toBe('cut')
})
