import { type Product, products } from '@shop/contract/products'
import { aCategory } from '@shop/test-kit/factories'
import { plainPicture, productFields, productFormData } from '@shop/test-kit/uploads'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ProductAdmin, testProductAdmin } from '../../testing/product-admin.ts'
import * as stock from '../stock/stock.service.ts'

type Fields = Readonly<Record<string, string>>

let shop: ProductAdmin
let white: Buffer
let ivory: Buffer
let rose: Buffer

beforeAll(async () => {
  shop = await testProductAdmin()
  for (const name of ['Noivas', 'Madrinhas']) await aCategory(shop.api.db, { name })
  white = await plainPicture('#ffffff').png().toBuffer()
  ivory = await plainPicture('#fffff0').jpeg().toBuffer()
  rose = await plainPicture('#f4d9d6').webp().toBuffer()
})
afterAll(() => shop.api.close())

describe('updating', () => {
  let product: Product
  beforeEach(async () => {
    product = await shop.created({}, [white, ivory])
  })

  test('writes every field of the form and increments the version', async () => {
    const { status, data } = await shop.update(product.id, {
      name: 'Begônia',
      price: '5000',
      collection: 'Madrinhas',
      featured: 'true',
      sizes: 'G',
      colors: 'Marfim',
      stockQuantity: '9',
    })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      id: product.id,
      name: 'Begônia',
      priceCents: 500_000,
      collection: 'Madrinhas',
      featured: true,
      sizes: ['G'],
      colors: ['Marfim'],
      stockQuantity: 9,
      reserved: 0,
    })
    expect(data?.version).toBeGreaterThan(product.version)
  })

  test('leaves fields missing from the form unchanged', async () => {
    await shop.update(product.id, { featured: 'true', sizes: 'G', colors: 'Marfim' })
    const { data } = await shop.update(product.id)
    expect(data).toMatchObject({ featured: true, sizes: ['G'], colors: ['Marfim'], images: product.images })
  })

  test('keeps the listed pictures in the listed order, adds new ones after them and removes the rest', async () => {
    const [first = '', second = ''] = product.images
    const reversed = await shop.update(product.id, { existingImages: JSON.stringify([second, first]) }, [
      rose,
    ])
    expect(reversed.data?.images.slice(0, 2)).toEqual([second, first])
    expect(reversed.data?.images).toHaveLength(3)
    const [, , third = ''] = reversed.data?.images ?? []
    const fewer = await shop.update(product.id, { existingImages: JSON.stringify([third, second]) })
    expect(fewer.data?.images).toEqual([third, second])
    const none = await shop.update(product.id, { existingImages: '[]' })
    expect(none.data?.images).toEqual([])
  })

  test('the same picture sent again is not added twice', async () => {
    const { data } = await shop.update(product.id, {}, [ivory, rose, rose])
    expect(data?.images).toHaveLength(3)
  })

  test('a picture of another product is rejected', async () => {
    const other = await shop.created({}, [rose])
    const existingImages = JSON.stringify([...product.images, ...other.images])
    const { status, error } = await shop.update(product.id, { existingImages })
    expect([status, error?.fields]).toEqual([
      400,
      { existingImages: 'Uma das imagens não pertence a este produto.' },
    ])
    expect((await shop.api.visitor.call(products.read, { params: { id: product.id } })).data?.images).toEqual(
      product.images,
    )
  })

  test('alt texts are those sent, else the previous ones; a blank gets the name and position', async () => {
    const alts = async (fields: Fields, images: readonly Buffer[] = []) =>
      (await shop.update(product.id, fields, images)).data?.pictures.map(({ alt }) => alt)
    expect(await alts({ imageAlts: '["De frente"]' }, [rose])).toEqual([
      'De frente',
      'Açucena, imagem 2',
      'Açucena, imagem 3',
    ])
    expect(await alts({ name: 'Begônia' })).toEqual(['De frente', 'Begônia, imagem 2', 'Begônia, imagem 3'])
    expect(await alts({ name: 'Begônia', imageAlts: '["","","Véu"]' })).toEqual([
      'Begônia, imagem 1',
      'Begônia, imagem 2',
      'Véu',
    ])
  })

  test('a form with _method PUT or without any is an update; any other method is rejected', async () => {
    const form = (fields: Fields) => productFormData(productFields(fields))
    const submit = (fields: Fields) =>
      shop.admin.submit(products.update, `/api/products/${product.id}`, form(fields))
    expect((await submit({ name: 'Camélia' })).data?.name).toBe('Camélia')
    expect((await submit({ name: 'Dália', _method: 'PUT' })).data?.name).toBe('Dália')
    const { status, error } = await submit({ _method: 'DELETE' })
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['_method']])
  })

  test('more than twelve pictures are rejected, sent at once or one by one', async () => {
    const many = await Promise.all(
      Array.from({ length: 13 }, (_, n) =>
        plainPicture(`#0000${(16 * n).toString(16).padStart(2, '0')}`)
          .png()
          .toBuffer(),
      ),
    )
    const atOnce = await shop.create({}, many)
    expect([atOnce.status, atOnce.error?.code]).toEqual([413, 'payload_too_large'])
    const names = await shop.api.storage.names()
    const added = await shop.update(product.id, {}, many.slice(0, 11))
    expect([added.status, added.error?.fields]).toEqual([
      413,
      { images: 'Um produto tem no máximo 12 imagens.' },
    ])
    expect(await shop.api.storage.names()).toEqual(names)
    expect((await shop.update(product.id, {}, many.slice(0, 10))).data?.images).toHaveLength(12)
  })

  test('a product that does not exist returns a 404', async () => {
    expect((await shop.update(999_999)).error?.code).toBe('product_not_found')
    await shop.remove(product.id)
    expect((await shop.update(product.id)).error?.code).toBe('product_not_found')
    expect((await shop.remove(product.id)).error?.code).toBe('product_not_found')
  })
})

describe('concurrent changes', () => {
  const sellOne = (productId: number) =>
    shop.api.db
      .transaction()
      .execute((tx) =>
        stock.take(tx, [{ productId, size: 'M', color: 'Branco', quantity: 1, offer: 'ready' as const }], {}),
      )

  test('of two administrators who read the same version one saves, the other gets stale_version', async () => {
    const { id, version } = await shop.created()
    const saves = ['Dália', 'Érica'].map((name) => shop.update(id, { name, version: String(version) }))
    const responses = (await Promise.all(saves)).sort((one, other) => one.status - other.status)
    expect(responses.map(({ status }) => status)).toEqual([200, 409])
    expect(responses[1]?.error?.code).toBe('stale_version')
  })

  test('a sale does not make an open form stale, and the form does not undo the sale', async () => {
    const { id, version } = await shop.created({ stockQuantity: '4' })
    await sellOne(id)
    const { status, data } = await shop.update(id, {
      version: String(version),
      stockRead: '4',
      stockQuantity: '6',
    })
    expect([status, data?.stockQuantity]).toEqual([200, 5])
  })

  test('a form without stockRead sets the stock it contains', async () => {
    const { id } = await shop.created({ stockQuantity: '4' })
    await sellOne(id)
    expect((await shop.update(id, { stockQuantity: '6' })).data?.stockQuantity).toBe(6)
  })

  test('a recount below what was sold meanwhile is rejected as a whole', async () => {
    const { id } = await shop.created({ stockQuantity: '1' })
    await sellOne(id)
    const { status, error } = await shop.update(id, { name: 'Frésia', stockRead: '1', stockQuantity: '0' })
    expect([status, error?.code]).toEqual([409, 'out_of_stock'])
    const { data } = await shop.api.visitor.call(products.read, { params: { id } })
    expect([data?.name, data?.stockQuantity]).toEqual(['Açucena', 0])
  })

  test('the quantity held by open orders is shown to administrators only', async () => {
    const { id } = await shop.created({ stockQuantity: '4' })
    const lines = [{ productId: id, size: 'M', color: 'Branco', quantity: 3, offer: 'ready' as const }]
    await shop.api.db.transaction().execute((tx) => stock.reserve(tx, lines, {}))
    const { data } = await shop.update(id, { stockRead: '1', stockQuantity: '1' })
    expect([data?.stockQuantity, data?.reserved]).toEqual([1, 3])
    const seen = await shop.api.visitor.call(products.read, { params: { id } })
    expect(seen.data).not.toHaveProperty('reserved')
  })
})
