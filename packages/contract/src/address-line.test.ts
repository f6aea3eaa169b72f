import { expect, test } from 'vitest'
import { addressLine, formatStreet, noNumber, streetIn } from './address-line.ts'

const parts = { street: 'Rua das Acácias', number: '120', neighborhood: 'Jardim Paulista' }

test('an address is one line for readers of the old field, and its street is found again in it', () => {
  expect(addressLine(parts)).toBe('Rua das Acácias, 120 · Jardim Paulista')
  expect(addressLine({ ...parts, number: noNumber })).toBe('Rua das Acácias, s/n · Jardim Paulista')
  const doubtful = { ...parts, street: 'Rua 120, 120 · Jardim Paulista' }
  for (const address of [parts, doubtful])
    expect(streetIn(addressLine(address), address)).toBe(address.street)
  expect(streetIn('Rua das Flores, 12', parts)).toBe('Rua das Flores, 12')
})

test('the complement stands beside the number, or after the line of an old order', () => {
  const address = addressLine(parts)
  expect(formatStreet({ ...parts, address, complement: 'Apto 52' })).toBe(
    'Rua das Acácias, 120, Apto 52 · Jardim Paulista',
  )
  expect(formatStreet({ ...parts, address, complement: null })).toBe(address)
  const old = { address: 'Rua das Flores, 12, Centro', complement: 'Fundos' }
  expect(formatStreet(old)).toBe('Rua das Flores, 12, Centro, Fundos')
  expect(formatStreet({ ...old, complement: '' })).toBe('Rua das Flores, 12, Centro')
})
