import { expect, test } from 'vitest'
import {
  accountTabIn,
  accountTabPath,
  accountTabs,
  askAboutOrderPath,
  orderAskedAbout,
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
  expect(orderAskedAbout(paramsOf(askAboutOrderPath(10031)))).toBe('10031')
  expect(orderAskedAbout(paramsOf('/conta?aba=suporte&pedido=Ganhe+um+vestido'))).toBeUndefined()
})
