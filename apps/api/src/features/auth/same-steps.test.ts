import { auth } from '@shop/contract/auth'
import { testApi } from '@shop/test-kit/api'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashPassword, isOutdated, verifyPassword } from '../../lib/password-hash.ts'
import { watchStatements } from '../../testing/statements.ts'

vi.mock('../../lib/password-hash.ts', { spy: true })

let database: TestDatabase
let watched: ReturnType<typeof watchStatements>
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  database = await testDatabase()
  watched = watchStatements(database.db)
  api = await testApi({ db: watched.db })
})
afterAll(async () => {
  await api.close()
  await database.close()
})

const calls = [
  ['failed login', auth.login, { password: 'errada-mesmo' }],
  [
    'registration',
    auth.register,
    {
      name: 'Marina Duarte',
      password: 'crepe de seda 7',
      phone: '(11) 90000-0000',
      rua: 'Rua das Flores',
      numero: '12',
      bairro: 'Jardins',
      cidade: 'São Paulo',
      estado: 'SP',
      cep: '01310100',
    },
  ],
  ['reset request', auth.requestPasswordReset, {}],
] as const

test.each(calls)('a %s takes the same steps for a known and an unknown e-mail', async (_what, call, form) => {
  const registered = await aUser(database.db)
  const waiting = await aUser(database.db, { emailVerifiedAt: null })
  const stepsFor = async (email: string) => {
    vi.clearAllMocks()
    const { method, path: url } = call
    const statements = await watched.during(() => api.inject({ method, url, payload: { ...form, email } }))
    const compared = vi.mocked(verifyPassword).mock.calls.map(([hash]) => hash)
    return {
      statements,
      hashed: vi.mocked(hashPassword).mock.calls.length,
      compared: compared.length,
      // A hash with another cost would take a different time.
      atTheSameCost: compared.every((hash) => !isOutdated(hash)),
    }
  }
  const steps = await stepsFor('ninguem@exemplo.test')
  expect(steps.statements.length).toBeGreaterThan(0)
  expect(steps.atTheSameCost).toBe(true)
  expect(await stepsFor(registered.email)).toEqual(steps)
  expect(await stepsFor(waiting.email)).toEqual(steps)
})
