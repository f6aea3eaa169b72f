import { auth } from '@shop/contract/auth'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '../../lib/token.ts'
import { codeAt, stepAt, stepOfCode } from './second-factor.ts'

// '12345678901234567890', the secret of the examples in RFC 6238.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const password = 'senha-de-teste-1'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %d the code is the one in the RFC', (seconds, code) => {
  expect(codeAt(SECRET, stepAt(seconds))).toBe(code)
})

test('a code is valid for its step and the adjacent ones, and no further', () => {
  const now = 1_700_000_000
  const steps = [-2, -1, 0, 1, 2].map((drift) => stepOfCode(SECRET, codeAt(SECRET, stepAt(now) + drift), now))
  expect(steps.map((step) => step !== undefined)).toEqual([false, true, true, true, false])
  expect(stepOfCode(SECRET, '12345', now)).toBeUndefined()
})

describe('an account with a second factor', () => {
  let api: Awaited<ReturnType<typeof testApi>>
  beforeAll(async () => {
    api = await testApi({ config: { limits: { failedLoginByAddress: { points: 1000 } } } })
  })
  afterAll(() => api.close())

  const anAccount = () =>
    aUser(api.db, {
      role: 'admin',
      secondFactorSecret: SECRET,
      secondFactorEnabledAt: new Date(),
      recoveryCodeHashes: [hashToken('ABCDE12345')],
    })
  const login = async (email: string, code?: string, given = password) => {
    const body = { email, password: given, ...(code !== undefined && { code }) }
    const { status, error } = await api.visitor.call(auth.login, { body })
    return error?.code ?? status
  }
  const currentCode = (drift = 0) => codeAt(SECRET, stepAt(Date.now() / 1000) + drift)

  test('requires the code only after the right password', async () => {
    const { email } = await anAccount()
    expect(await login(email, undefined, 'errada-mesmo')).toBe('invalid_credentials')
    expect(await login(email, currentCode(), 'errada-mesmo')).toBe('invalid_credentials')
    expect(await login(email)).toBe('second_factor_required')
  })

  test('accepts a code once, not twice', async () => {
    const { email } = await anAccount()
    const code = currentCode()
    expect(await login(email, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(200)
    expect(await login(email, code)).toBe('second_factor_invalid')
    expect(await login(email, currentCode(-1))).toBe('second_factor_invalid')
  })

  test('lets in one of ten concurrent requests with the same code', async () => {
    const { email } = await anAccount()
    const code = currentCode()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => login(email, code)))
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
  })

  test('accepts a recovery code once, in any spelling', async () => {
    const { email } = await anAccount()
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => login(email, 'abcde-12345')))
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
    expect(await login(email, 'ABCDE12345')).toBe('second_factor_invalid')
  })

  // As long as a code in characters, but longer in bytes.
  test.each(['１２３４５６', 'éééééé', '٣٣٣٣٣٣'])('rejects %s as a wrong code', async (code) => {
    const { email } = await anAccount()
    expect(await login(email, code)).toBe('second_factor_invalid')
  })

  test('a wrong code counts as a failed attempt, as a wrong password does', async () => {
    const { email } = await anAccount()
    for (let n = 0; n < 10; n += 1) expect(await login(email, '000000')).toBe('second_factor_invalid')
    expect(await login(email, currentCode())).toBe('too_many_requests')
  })
})
