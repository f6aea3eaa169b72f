import { createServer, type Server } from 'node:http'
import { postalCodes } from '@shop/contract/cep'
import { testApi } from '@shop/test-kit/api'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const street = { logradouro: 'Rua do Catete', bairro: 'Catete', localidade: 'Rio de Janeiro', uf: 'RJ' }
type Behaviour = { status?: number; body?: string; silent?: true }

let service: Server
let lookedUp: string[] = []
let behaviour: Behaviour = {}
let api: Awaited<ReturnType<typeof testApi>>

beforeAll(async () => {
  service = createServer((request, response) => {
    lookedUp.push(request.url ?? '')
    if (!behaviour.silent)
      response.writeHead(behaviour.status ?? 200).end(behaviour.body ?? JSON.stringify(street))
  })
  const port = await new Promise<number>((resolve) => {
    service.listen(0, '127.0.0.1', () => {
      const address = service.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  api = await testApi({ config: { cepUrl: `http://127.0.0.1:${port}/ws/` } })
})
afterEach(() => {
  lookedUp = []
  behaviour = {}
})
afterAll(async () => {
  await api.close()
  service.closeAllConnections()
  service.close()
})

const read = async (code: string) => {
  const addressOf = await api.inject({ url: `/api/cep/${code}` })
  return { status: addressOf.statusCode, body: addressOf.json<unknown>(), headers: addressOf.headers }
}

test('a postal code returns its address in the wire format', async () => {
  const { status, body } = await read('22220000')
  expect([status, body]).toEqual([
    200,
    { cep: '22220-000', rua: 'Rua do Catete', bairro: 'Catete', cidade: 'Rio de Janeiro', estado: 'RJ' },
  ])
  expect(lookedUp).toEqual(['/ws/22220000/json/'])
})

test('the same code is looked up once, with or without its hyphen', async () => {
  for (const code of ['22221000', '22221-000', '22221000']) expect((await read(code)).status).toBe(200)
  expect(lookedUp).toHaveLength(1)
})

test('a town with a single postal code has no street', async () => {
  behaviour = { body: JSON.stringify({ ...street, logradouro: '', bairro: '' }) }
  expect((await read('36325000')).body).toMatchObject({ rua: null, bairro: null })
})

test.each(['{"erro":true}', '{"erro":"true"}'])('an unknown code (%s) returns 404', async (body) => {
  behaviour = { body }
  expect(await read('99999999')).toMatchObject({ status: 404, body: { code: 'cep_not_found' } })
})

test.each(['123', 'abcdefgh', '012345678'])(
  '%s is no postal code, and the lookup service is not called',
  async (code) => {
    expect((await read(code)).status).toBe(404)
    expect(lookedUp).toEqual([])
  },
)

test.each<[string, Behaviour]>([
  ['fails', { status: 500 }],
  ['returns something else', { body: '<html>' }],
  ['returns half an address', { body: '{"logradouro":"Rua"}' }],
  ['never responds', { silent: true }],
])('a lookup service that %s causes a 503, and is called again later', async (what, broken) => {
  const code = `2300${what.length}000`.slice(0, 8).padEnd(8, '0')
  behaviour = broken
  const { status, body, headers } = await read(code)
  expect([status, body]).toMatchObject([503, { code: 'unavailable' }])
  expect(headers['retry-after']).toBe('30')
  behaviour = {}
  expect((await read(code)).status).toBe(200)
})

test('a shop without a lookup service knows the demo codes', async () => {
  const alone = await testApi()
  const { data } = await alone.visitor.call(postalCodes.read, { params: { zipCode: '01310-100' } })
  expect(data).toEqual({
    zipCode: '01310-100',
    street: 'Avenida Paulista',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  })
  expect((await alone.visitor.call(postalCodes.read, { params: { zipCode: '99999-999' } })).error?.code).toBe(
    'cep_not_found',
  )
  await alone.close()
})
