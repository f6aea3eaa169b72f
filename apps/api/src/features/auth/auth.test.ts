import { auth } from '@shop/contract/auth'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('verify returns the bare user, in the wire format and without a secret', async () => {
  const createdAt = new Date(Date.now() - 3 * 24 * 3_600_000)
  const user = await aUser(api.db, { name: 'Ana', email: 'ana@exemplo.test', complement: null, createdAt })
  const { token } = await aSession(api.db, user)
  const response = await api.inject({
    url: '/api/auth/verify',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(response.json()).toEqual({
    id: user.id,
    nome: 'Ana',
    email: 'ana@exemplo.test',
    telefone: '(11) 90000-0000',
    rua: 'Rua das Acácias',
    numero: '120',
    complemento: null,
    bairro: 'Jardim Paulista',
    cidade: 'São Paulo',
    estado: 'SP',
    cep: '01310-100',
    role: 'customer',
    dias_desde_cadastro: 3,
  })
})

test('logout ends the session that requested it, and no other', async () => {
  const user = await aUser(api.db)
  const [leaving, staying] = [await aSession(api.db, user), await aSession(api.db, user)]
  const response = await api.withToken(leaving.token).call(auth.logout, {})
  expect([response.status, response.data]).toEqual([204, undefined])
  expect((await api.withToken(leaving.token).call(auth.verify, {})).error?.code).toBe('unauthenticated')
  expect((await api.withToken(staying.token).call(auth.verify, {})).status).toBe(200)
})
