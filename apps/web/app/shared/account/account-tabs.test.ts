import { expect, test } from 'vitest'
import {
  accountTabIn,
  accountTabPath,
  accountTabs,
  newTicketForOrderPath,
  orderOfNewTicket,
} from './account-tabs.ts'

const paramsOf = (path: string) => new URL(path, 'https://loja.example').searchParams

test('every tab round-trips through its URL, and the orders have the URL without a parameter', () => {
  for (const { key } of accountTabs) expect(accountTabIn(paramsOf(accountTabPath(key)))).toBe(key)
  expect(accountTabPath('pedidos')).toBe('/conta')
})

test('a URL with an unknown tab opens the orders', () => {
  expect(accountTabIn(paramsOf('/conta?aba=cupons'))).toBe('pedidos')
})

test('only a number is accepted as the order that the customer writes about', () => {
  expect(orderOfNewTicket(paramsOf(newTicketForOrderPath(10031)))).toBe('10031')
  expect(orderOfNewTicket(paramsOf('/conta?aba=suporte&pedido=Ganhe+um+vestido'))).toBeUndefined()
})
