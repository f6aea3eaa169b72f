import { auth } from '@shop/contract/auth'
import { testApi } from '@shop/test-kit/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
beforeEach(async () => {
  api = await testApi()
})
afterEach(() => api.close())

const form = {
  name: 'Marina Duarte',
  password: 'crepe de seda 7',
  phone: '(11) 90000-0000',
  rua: 'Rua das Flores',
  numero: '12',
  bairro: 'Jardins',
  cidade: 'São Paulo',
  estado: 'SP',
  cep: '01310-100',
}

describe.each([
  ['registration', auth.register.path, 201, 5],
  ['the password reset', auth.requestPasswordReset.path, 200, 3],
  ['the verification email', auth.resendVerification.path, 200, 3],
])('%s', (_what, url, success, limit) => {
  const sendRequest = async (email: string, remoteAddress: string) => {
    const response = await api.inject({ method: 'POST', url, payload: { ...form, email }, remoteAddress })
    return [response.statusCode, Number(response.headers['retry-after'] ?? 0) > 3000]
  }
  const expected = [...Array.from({ length: limit }, () => [success, false]), [429, true]]

  test('is limited per IP address, whatever the email', async () => {
    const responses: unknown[] = []
    for (let n = 0; n <= limit; n += 1)
      responses.push(await sendRequest(`pessoa-${n}@exemplo.test`, '10.0.0.1'))
    expect(responses).toEqual(expected)
    expect(await sendRequest('outra@exemplo.test', '10.0.0.2')).toEqual([success, false])
  })

  test('is limited per email, from any IP address and in any spelling', async () => {
    const responses: unknown[] = []
    for (let n = 0; n <= limit; n += 1) {
      responses.push(await sendRequest(n % 2 === 0 ? 'ana@exemplo.test' : ' ANA@Exemplo.test', `10.0.1.${n}`))
    }
    expect(responses).toEqual(expected)
    expect(await sendRequest('outra@exemplo.test', '10.0.1.99')).toEqual([success, false])
  })
})
