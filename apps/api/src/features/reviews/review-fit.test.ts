import { type NewReview, reviews } from '@shop/contract/reviews'
import { testApi } from '@shop/test-kit/api'
import { aProduct, aSession, aUser } from '@shop/test-kit/factories'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

const opinion = { rating: 5, title: 'Perfeito', comment: 'Caiu como um sonho.' }

async function writer() {
  const { id: productId } = await aProduct(api.db, { sizes: ['P', 'M'] })
  const caller = await api.as(await aUser(api.db))
  const write = (fit: Partial<NewReview>) =>
    caller.call(reviews.write, { body: { ...opinion, ...fit, productId } })
  return { write, productId }
}
const first = async (productId: number) =>
  (await api.inject({ url: `/api/reviews?productId=${productId}` })).json<{ reviews: object[] }>().reviews[0]

test('a review publishes size, height, heel and fit, and the next one replaces them', async () => {
  const { write, productId } = await writer()
  const sent = { wornSize: 'M', heightCm: 168, heel: 75, fit: 'right' } as const
  expect((await write(sent)).data).toMatchObject(sent)
  expect(await first(productId)).toMatchObject({
    ...{ tamanho: 'M', altura_cm: 168, salto_cm: 7.5, caimento: 'certo' },
  })
  await write({})
  for (const key of ['tamanho', 'altura_cm', 'salto_cm', 'caimento'])
    expect(await first(productId)).not.toHaveProperty(key)
})

test('a size that the product does not have is rejected; made to measure is not', async () => {
  const { write } = await writer()
  expect((await write({ wornSize: 'XGG' })).error).toMatchObject({
    code: 'invalid_input',
    fields: { wornSize: 'Escolha um tamanho desta peça.' },
  })
  expect((await write({ wornSize: 'Sob medida' })).data?.wornSize).toBe('Sob medida')
})

test.each([
  ['a height of 17 cm', { heightCm: 17 }, 'heightCm'],
  ['a height of 3 m', { heightCm: 300 }, 'heightCm'],
  ['a heel of 21 cm', { heel: 21 }, 'heel'],
  ['a fit of another name', { fit: 'enorme' }, 'fit'],
] as const)('%s is rejected', async (_, fit, field) => {
  const { id: productId } = await aProduct(api.db)
  const { token } = await aSession(api.db, await aUser(api.db))
  const response = await api.inject({
    method: 'POST',
    url: '/api/reviews',
    headers: { authorization: `Bearer ${token}` },
    payload: { ...opinion, ...fit, productId },
  })
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual([field])
})
