import { expect, test } from 'vitest'
import { auth, credentials, registration } from './auth.ts'

const form = {
  name: 'Marina Duarte',
  email: 'marina@exemplo.com.br',
  password: 'um segredo bom',
  confirmPassword: 'um segredo bom',
  phone: '(11) 90000-0000',
  rua: 'Rua das Flores',
  numero: '12',
  complemento: 'Apto 4',
  bairro: 'Jardins',
  cidade: 'São Paulo',
  estado: 'SP',
  cep: '01310-100',
}

test('a registration has Portuguese and English keys on the wire and English names in code', () => {
  const decoded = registration.parse(form)
  expect(decoded).toMatchObject({ name: 'Marina Duarte', street: 'Rua das Flores', zipCode: '01310-100' })
  expect(registration.encode(decoded)).toEqual(form)
})

test('a registration cannot choose its role', () => {
  expect(registration.parse({ ...form, role: 'admin' })).not.toHaveProperty('role')
})

test('everything but the complement is required', () => {
  const missing = registration.safeParse({}).error?.issues.map((issue) => issue.path.join('.'))
  expect(missing).toEqual([
    'name',
    'email',
    'password',
    'phone',
    'rua',
    'numero',
    'bairro',
    'cidade',
    'estado',
    'cep',
  ])
})

test.each(['https://outro.exemplo', '//outro.exemplo', '/\\outro.exemplo'])(
  'the redirect %j to another origin is rejected',
  (redirect) => {
    expect(registration.safeParse({ ...form, redirect }).success).toBe(false)
  },
)

test('a password has 8 to 128 characters, and spaces count', () => {
  expect(registration.safeParse({ ...form, password: '1234567' }).success).toBe(false)
  expect(registration.safeParse({ ...form, password: 'a'.repeat(129) }).success).toBe(false)
  expect(registration.parse({ ...form, password: ' espaço ' }).password).toBe(' espaço ')
})

test('credentials accept an optional code and normalise the e-mail to lower case', () => {
  expect(credentials.parse({ email: ' A@B.co ', password: 'x' })).toEqual({ email: 'a@b.co', password: 'x' })
  expect(credentials.parse({ email: 'a@b.co', password: 'x', code: '123456' }).code).toBe('123456')
})

test('login returns the user and a token; verify returns the bare user', () => {
  const json = {
    id: 1,
    nome: 'Helena Prado',
    email: 'helena@exemplo.com.br',
    telefone: null,
    rua: null,
    numero: null,
    complemento: null,
    bairro: null,
    cidade: null,
    estado: null,
    cep: null,
    role: 'admin',
    dias_desde_cadastro: 400,
  }
  const response = { user: json, token: 'opaque' }
  expect(auth.login.response.encode(auth.login.response.parse(response))).toEqual(response)
  expect(auth.verify.response.encode(auth.verify.response.parse(json))).toEqual(json)
})

test('the reset and verification endpoints have their original .php paths', () => {
  expect([auth.verifyEmail.path, auth.requestPasswordReset.path, auth.resetPassword.path]).toEqual([
    '/api/auth/verify-email.php',
    '/api/auth/request-password-reset.php',
    '/api/auth/reset-password.php',
  ])
})
