import { expect, test } from 'vitest'
import { shipments } from './shipments.ts'

const requestId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const errorsOf = (typed: object) => {
  const { error } = shipments.ship.body.safeParse({ carrier: 'Jadlog', requestId, ...typed })
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
}

test.each([
  'http://jadlog.example/1',
  'javascript:alert(1)',
  'data:text/html,x',
  'jadlog.example/1',
  'https://',
  'https://ana:senha@jadlog.example/1',
  '//jadlog.example',
])('%s is no link to follow a parcel', (trackingUrl) => {
  expect(errorsOf({ trackingUrl })).toEqual([
    ['trackingUrl', 'Cole o endereço inteiro, que começa com https://.'],
  ])
})

test('code, link and key are optional, and a key is stored without spaces', () => {
  expect(errorsOf({})).toEqual([])
  expect(errorsOf({ trackingCode: '', trackingUrl: '', fiscalKey: '' })).toEqual([])
  expect(errorsOf({ trackingUrl: 'https://jadlog.example/1?a=2' })).toEqual([])
  const fiscalKey = '3315 0308 3707 7900 0149 5500 1000 1100 9310 0241 0775'
  expect(shipments.ship.body.parse({ carrier: 'Jadlog', requestId, fiscalKey })).toMatchObject({
    fiscalKey: '33150308370779000149550010001100931002410775',
  })
})

test('a wrong key and a wrong code of the Correios are reported at their fields', () => {
  expect(errorsOf({ fiscalKey: '123' })).toEqual([['fiscalKey', 'Faltam 41 números: a chave tem 44.']])
  expect(errorsOf({ carrier: 'Correios', trackingCode: 'OY123456784BR' })).toEqual([
    ['trackingCode', 'Confira o código dos Correios: são 13 caracteres, como OY123456785BR.'],
  ])
  expect(errorsOf({ carrier: 'Jadlog', trackingCode: 'OY123456784BR' })).toEqual([])
})
