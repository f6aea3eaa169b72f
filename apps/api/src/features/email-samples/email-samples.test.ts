import { emailSamples } from '@shop/contract/email-samples'
import { store } from '@shop/contract/store'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { samples } from '../../emails/samples/samples.ts'
import { unnamedStore } from '../store/unnamed-store.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  api = await testApi()
  admin = await signedIn('admin')
})
afterAll(() => api.close())

const signedIn = async (role: 'admin' | 'customer') =>
  api.withToken((await aSession(api.db, await aUser(api.db, { role }))).token)
const read = (name: string) => admin.call(emailSamples.read, { params: { name } })

test('an administrator sees every email, when it is sent and to whom', async () => {
  const { data } = await admin.call(emailSamples.list, {})
  expect(data?.map(({ name }) => name)).toEqual(Object.keys(samples))
  const due = data?.find(({ name }) => name === 'charge-due')
  expect(due).toMatchObject({ when: 'Uma parcela vence em cinco dias', to: 'customer' })
  expect(due?.subject).toContain('Parcela 1 de 2 vence em 16/12/2026: pedido nº 10081')
})

test('each can be read, and none is queued by it', async () => {
  for (const name of Object.keys(samples)) {
    const { data } = await read(name)
    expect(data?.html).toContain('<html lang="pt-BR">')
    expect(data?.text).not.toBe('')
  }
  expect(await api.db.selectFrom('mails').select('id').execute()).toEqual([])
})

test('they are written in the name of the shop as it is now', async () => {
  const profile = { ...unnamedStore, name: 'Flor & Fio', cnpj: '12.ABC.345/01DE-35' }
  await admin.call(store.update, { body: { profile } })
  const { data } = await read('order-confirmed')
  expect(data?.html).toContain('Flor &amp; Fio')
  expect(data?.text).toContain('Flor & Fio')
})

test('there is none of another name, and nobody else reads one', async () => {
  for (const name of ['constructor', '__proto__', '../layout', 'nenhum']) {
    expect((await read(name)).status).toBe(404)
  }
  const customer = await signedIn('customer')
  expect((await customer.call(emailSamples.list, {})).status).toBe(403)
  expect((await api.visitor.call(emailSamples.read, { params: { name: 'charge-due' } })).status).toBe(401)
})
