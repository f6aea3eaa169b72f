import { expect, test } from 'vitest'
import { appointmentPath, bookingParams, bookingPath, fittingPath, itemIn, kindIn } from './booking-paths.ts'

const params = (text: string) => new URLSearchParams(text)

test('each kind has an address, and an invented one is a visit', () => {
  for (const kind of ['visit', 'fitting', 'video'] as const) {
    expect(kindIn(new URL(bookingPath(kind), 'http://shop').searchParams)).toBe(kind)
  }
  expect(bookingPath('visit')).toBe('/agendar')
  expect(kindIn(params('tipo=outro'))).toBe('visit')
})

test('the shared copy of the page depends on the kind alone', () => {
  expect(bookingParams(params('tipo=prova&pedido=7&item=8&utm_source=x')).toString()).toBe('tipo=prova')
  expect(bookingParams(params('tipo=%3Cscript%3E')).toString()).toBe('')
})

test('a fitting’s address names order and item, and what is no id is no item', () => {
  const address = new URL(fittingPath(7, 8), 'http://shop')
  expect(kindIn(address.searchParams)).toBe('fitting')
  expect(itemIn(address.searchParams)).toEqual({ orderId: 7, itemId: 8 })
  expect(itemIn(params('pedido=-1&item=x'))).toEqual({ orderId: undefined, itemId: undefined })
  expect(appointmentPath('abc')).toBe('/agenda/abc')
})
