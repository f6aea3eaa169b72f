import { expect, test } from 'vitest'
import { ApiError } from '~/lib/api.ts'
import { signInFailure } from './sign-in-failure.ts'

const failure = (status: number, code?: string, message?: string) =>
  signInFailure(new ApiError(status, { ...(code && { code }), ...(message && { message }) }))

test('the server’s message takes precedence', () => {
  expect(failure(429, 'too_many_requests', 'Aguarde um pouco.').message).toBe('Aguarde um pouco.')
})

test('a 401 without a message is reported as wrong credentials, any other error as a failed login', () => {
  expect(failure(401)).toEqual({ message: 'Credenciais inválidas.', remedy: 'password' })
  expect(failure(500)).toEqual({ message: 'Falha no login.', remedy: 'none' })
  expect(signInFailure(new TypeError('Failed to fetch'))).toEqual({
    message: 'Falha no login.',
    remedy: 'none',
  })
})

test('an error the user can fix in the form carries its remedy', () => {
  expect(failure(401, 'second_factor_required').remedy).toBe('code')
  expect(failure(401, 'second_factor_invalid').remedy).toBe('wrong-code')
  expect(failure(403, 'email_not_verified').remedy).toBe('verify')
  expect(failure(429, 'too_many_requests').remedy).toBe('way-in')
})
