import { type Product, products } from '@shop/contract/products'
import { aCategory } from '@shop/test-kit/factories'
import { plainPicture } from '@shop/test-kit/uploads'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ProductAdmin, testProductAdmin } from '../../testing/product-admin.ts'

let shop: ProductAdmin
let product: Product
let images: Buffer[]

beforeAll(async () => {
  shop = await testProductAdmin()
  await aCategory(shop.api.db, { name: 'Noivas' })
  images = await Promise.all(['#fff', '#ffe', '#f4d'].map((color) => plainPicture(color).png().toBuffer()))
})
afterAll(() => shop.api.close())

beforeEach(async () => {
  const imageColors = JSON.stringify(['Branco', 'Marfim', 'Branco'])
  product = await shop.created({ colors: 'Branco, Marfim', imageColors }, images)
})

const colorsOf = ({ pictures }: Pick<Product, 'pictures'>) => pictures.map(({ color }) => color)

async function read(id: number) {
  const { data } = await shop.api.visitor.call(products.read, { params: { id } })
  if (data === undefined) throw new Error('not found')
  return data
}

test('a picture has the colour of the form, and a blank one is of all colours', async () => {
  expect(colorsOf(product)).toEqual(['Branco', 'Marfim', 'Branco'])
  const { data } = await shop.update(product.id, { imageColors: '["Marfim", " ", "Branco"]' })
  expect(data && colorsOf(data)).toEqual(['Marfim', undefined, 'Branco'])
  expect(data?.version).toBeGreaterThan(product.version)
  expect((await read(product.id)).pictures[1]).not.toHaveProperty('color')
})

test('a colour moves with its picture, in the order of the form', async () => {
  const [first = '', second = '', third = ''] = product.images
  const order = { existingImages: JSON.stringify([second, third, first]) }
  expect((await shop.update(product.id, order)).data?.pictures).toMatchObject([
    { url: second, color: 'Marfim' },
    { url: third, color: 'Branco' },
    { url: first, color: 'Branco' },
  ])
})

test('a form without picture colours leaves them as they are', async () => {
  const { data } = await shop.update(product.id, { name: 'Begônia' })
  expect(data && colorsOf(data)).toEqual(['Branco', 'Marfim', 'Branco'])
})

test.each(['Vermelho', 'branco'])(
  'a colour that the product is not offered in is rejected: %s',
  async (color) => {
    const { status, error } = await shop.update(product.id, {
      name: 'Begônia',
      imageColors: JSON.stringify(['', color]),
    })
    expect([status, error?.code, error?.fields]).toEqual([
      400,
      'invalid_input',
      { imageColors: `O produto não é oferecido na cor “${color}”.` },
    ])
    const now = await read(product.id)
    expect([now.name, colorsOf(now)]).toEqual([product.name, ['Branco', 'Marfim', 'Branco']])
  },
)

test('a product without colours of its own accepts the usual ones', async () => {
  const { data } = await shop.update(product.id, { colors: '', imageColors: '["Off-White", "", ""]' })
  expect(data && colorsOf(data)).toEqual(['Off-White', undefined, undefined])
})

test('pictures of a colour taken off the product become pictures of all colours', async () => {
  const { data } = await shop.update(product.id, { colors: 'Marfim' })
  expect(data && colorsOf(data)).toEqual([undefined, 'Marfim', undefined])
})

test('a copy has the same colours', async () => {
  const { data } = await shop.admin.call(products.duplicate, { params: { id: product.id } })
  expect(data && colorsOf(data)).toEqual(['Branco', 'Marfim', 'Branco'])
})

test('a list contains the first picture of each colour and the URLs of all, for administrators every picture', async () => {
  const query = { limit: 100 }
  const listed = await shop.api.visitor.call(products.page, { query })
  const found = listed.data?.find(({ id }) => id === product.id)
  expect(found && colorsOf(found)).toEqual(['Branco', 'Marfim'])
  expect(found?.pictures.map(({ url }) => url)).toEqual(product.images.slice(0, 2))
  expect(found?.images).toEqual(product.images)
  const edited = await shop.admin.call(products.page, { query })
  expect(edited.data?.find(({ id }) => id === product.id)?.pictures).toHaveLength(3)
})

test('the audit log records that the pictures changed', async () => {
  await shop.update(product.id, { imageColors: '["", "", ""]' })
  const { details } = await shop.api.db
    .selectFrom('auditLog')
    .select('details')
    .where('action', '=', 'product.update')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(details)).toContain('images')
})
