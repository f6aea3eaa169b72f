import { expect, test } from 'vitest'
import { profileUpdate, session, user } from './users.ts'

const json = {
  id: 3,
  nome: 'Marina Duarte',
  email: 'marina@exemplo.com.br',
  telefone: '(11) 90000-0000',
  rua: 'Rua das Flores',
  numero: '12',
  complemento: 'Apto 4',
  bairro: 'Jardins',
  cidade: 'São Paulo',
  estado: 'SP',
  cep: '01310-100',
  role: 'customer',
  dias_desde_cadastro: 2,
}

test('a user has Portuguese keys on the wire and English names in code', () => {
  const decoded = user.parse(json)
  expect(decoded).toEqual({
    id: 3,
    name: 'Marina Duarte',
    email: 'marina@exemplo.com.br',
    phone: '(11) 90000-0000',
    street: 'Rua das Flores',
    number: '12',
    complement: 'Apto 4',
    neighborhood: 'Jardins',
    city: 'São Paulo',
    state: 'SP',
    zipCode: '01310-100',
    role: 'customer',
    daysSinceRegistration: 2,
  })
  expect(user.encode(decoded)).toEqual(json)
})

test('the password hash of the database row is never sent', () => {
  const row = { ...user.parse(json), passwordHash: '$argon2id$', recoveryCodeHashes: [] }
  expect(user.encode(row)).toEqual(json)
})

test('an account without phone and address is a valid user', () => {
  expect(user.parse({ ...json, telefone: null, rua: null, cep: null }).phone).toBeNull()
})

test('a profile update has English keys', () => {
  const sent = {
    name: 'Marina Duarte',
    email: 'marina@exemplo.com.br',
    phone: '11900000000',
    street: 'Rua das Flores',
    number: '12',
    complement: '',
    neighborhood: 'Jardins',
    city: 'São Paulo',
    state: 'SP',
    zipCode: '01310100',
  }
  expect(profileUpdate.parse({ ...sent, role: 'admin' })).toEqual({ ...sent, zipCode: '01310-100' })
})

test('a session includes its times and never its token', () => {
  const sent = {
    id: 1,
    createdAt: '2026-11-01T10:00:00.000Z',
    lastUsedAt: '2026-11-15T10:00:00.000Z',
    device: 'Firefox',
    current: true,
  }
  expect(session.encode({ ...session.parse(sent), ...{ tokenHash: 'x' } })).toEqual(sent)
})
