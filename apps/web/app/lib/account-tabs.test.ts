import { expect, test } from 'vitest'
import {
  accountTabIn,
  accountTabPath,
  accountTabs,
  askAboutOrderPath,
  orderAskedAbout,
} from './account-tabs.ts'

const paramsOf = (path: string) => new URL(path, 'https://loja.example').searchParams

test('every tab is found again at its address, and the orders have the plain one', () => {
  for (const { key } of accountTabs) expect(accountTabIn(paramsOf(accountTabPath(key)))).toBe(key)
  expect(accountTabPath('pedidos')).toBe('/conta')
})

test('an address that names no tab of ours opens the orders', () => {
  expect(accountTabIn(paramsOf('/conta?aba=cupons'))).toBe('pedidos')
})

test('only a number is taken for the order that somebody asks about', () => {
  expect(orderAskedAbout(paramsOf(askAboutOrderPath(10031)))).toBe('10031')
  expect(orderAskedAbout(paramsOf('/conta?aba=suporte&pedido=Ganhe+um+vestido'))).toBeUndefined()
})
