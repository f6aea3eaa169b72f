import { expect, test } from 'vitest'
import { movementText } from './movement-text.ts'

const movement = {
  id: 1,
  kind: 'reserved' as const,
  size: 'M',
  color: 'Branco',
  available: -1,
  reserved: 1,
  sold: 0,
  orderId: 9,
  orderNumber: 10_051,
  by: null,
  at: new Date('2026-11-16T11:52:00Z'),
}

test('an order is named by its number, and a lower number of units has a minus sign', () => {
  expect(movementText(movement)).toEqual({
    label: 'Reservada',
    change: '−1',
    note: 'pedido nº 10051',
    at: '16/11/2026 08:52',
  })
})

test('a count names who counted', () => {
  const counted = { ...movement, kind: 'adjustment' as const, available: 2, orderNumber: null, by: 'Helena' }
  expect(movementText(counted)).toMatchObject({ label: 'Contagem', change: '+2', note: 'Helena' })
})

test('a sale of held units changes nothing that can be bought', () => {
  expect(movementText({ ...movement, kind: 'sold', available: 0 }).change).toBeNull()
})
