import { products } from '@shop/contract/products'
import { aCategory, anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { plainPicture, productFields, productFormData } from '@shop/test-kit/uploads'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ProductAdmin, testProductAdmin } from '../../testing/product-admin.ts'

let shop: ProductAdmin
let white: Buffer
let ivory: Buffer
let rose: Buffer

beforeAll(async () => {
  shop = await testProductAdmin()
  white = await plainPicture('#ffffff').png().toBuffer()
  ivory = await plainPicture('#fffff0').jpeg().toBuffer()
  rose = await plainPicture('#f4d9d6').webp().toBuffer()
})
afterAll(() => shop.api.close())

const listed = async () =>
  (await shop.api.visitor.call(products.list, { query: {} })).data?.map(({ id }) => id)

test('without any category a product cannot be created, and the error message says what to do', async () => {
  const { status, error } = await shop.create()
  expect([status, error?.code]).toEqual([409, 'category_required'])
  expect(error?.message).toBe(
    "Coleção necessária: Adicione uma categoria em 'Configurações' antes de criar um produto.",
  )
})

describe('with categories', () => {
  beforeAll(async () => {
    for (const name of ['Noivas', 'Madrinhas']) await aCategory(shop.api.db, { name })
  })

  describe('creating', () => {
    test('returns the product, records its initial stock in the ledger and shows it in the list', async () => {
      const { status, data } = await shop.create(
        { sizes: ' PP ,M', colors: 'Branco , Off-White', featured: 'true' },
        [white, ivory],
      )
      expect(status).toBe(201)
      expect(data).toMatchObject({
        name: 'Açucena',
        description: 'Vestido evasê de renda.',
        priceCents: 489_050,
        collection: 'Noivas',
        featured: true,
        sizes: ['PP', 'M'],
        colors: ['Branco', 'Off-White'],
        stockQuantity: 4,
        inStock: true,
        reserved: 0,
      })
      expect(
        data?.pictures.map(({ alt, width, height, widths }) => ({ alt, width, height, widths })),
      ).toEqual([
        { alt: 'Açucena, imagem 1', width: 400, height: 500, widths: [] },
        { alt: 'Açucena, imagem 2', width: 400, height: 500, widths: [] },
      ])
      const ledger = await shop.api.db
        .selectFrom('stockMovements')
        .select(['kind', 'availableChange', 'actorId'])
        .where('productId', '=', data?.id ?? 0)
        .execute()
      expect(ledger).toEqual([{ kind: 'initial', availableChange: 4, actorId: shop.adminId }])
      expect(await listed()).toContain(data?.id)
    })

    test('accepts png, jpeg and webp under either field name, in the order sent', async () => {
      const form = productFormData(productFields(), [white])
      form.append('images', new Blob([new Uint8Array(ivory)]), 'foto.jpg')
      form.append('images[]', new Blob([new Uint8Array(rose)]), 'foto.webp')
      const { data } = await shop.admin.submit(products.create, '/api/products', form)
      const colors = await Promise.all((data?.images ?? []).map(topLeftPixel))
      expect(colors).toEqual(['#ffffff', '#fffff0', '#f4d9d6'].map(closeTo))
    })

    test('applies the default sizes and colours, and ignores inStock', async () => {
      const data = await shop.created({ stockQuantity: '0', inStock: 'true' })
      expect([data.sizes, data.colors]).toEqual([
        ['PP', 'P', 'M', 'G', 'GG'],
        ['Branco', 'Off-White'],
      ])
      expect([data.stockQuantity, data.inStock, data.images]).toEqual([0, false, []])
    })

    test.each([
      ['name', ''],
      ['description', ' '],
      ['price', ''],
      ['price', '-1'],
      ['price', '10.999'],
      ['stockQuantity', ''],
      ['stockQuantity', '-1'],
      ['collection', 'Inexistente'],
      ['existingImages', '["/media/de-outra.webp"]'],
      ['imageAlts', 'texto'],
      ['_method', 'PUT'],
    ])('rejects %s "%s" by field name and stores nothing', async (field, value) => {
      const before = await shop.traces()
      const { status, error } = await shop.create({ [field]: value }, [white])
      expect([status, error?.code, Object.keys(error?.fields ?? {})]).toEqual([400, 'invalid_input', [field]])
      expect(await shop.traces()).toEqual(before)
    })

    test('a duplicate field is rejected, an unknown one is ignored', async () => {
      const form = productFormData(productFields({ id: '999', version: '77', reserved: '5', whatever: 'x' }))
      const { data } = await shop.admin.submit(products.create, '/api/products', form)
      expect(data).toMatchObject({ version: 1, reserved: 0 })
      form.append('price', '1')
      const { error } = await shop.admin.submit(products.create, '/api/products', form)
      expect(error?.fields).toEqual({ price: 'Valor inválido.' })
    })

    test('an empty file input is not a picture', async () => {
      const form = productFormData(productFields())
      form.append('images[]', new Blob([]), '')
      const { status, data } = await shop.admin.submit(products.create, '/api/products', form)
      expect([status, data?.images]).toEqual([201, []])
    })
  })

  describe('removing', () => {
    test('removes the product from the list and leaves old orders intact', async () => {
      const product = await shop.created({}, [white])
      const order = await anOrder(shop.api.db)
      await shop.api.db
        .insertInto('orderItems')
        .values({
          orderId: order.id,
          productId: product.id,
          productName: product.name,
          size: 'M',
          color: 'Branco',
          quantity: 1,
          unitPriceCents: product.priceCents,
        })
        .execute()
      const { status, data } = await shop.remove(product.id)
      expect([status, data]).toEqual([200, { message: 'O produto foi removido com sucesso.' }])
      expect(await listed()).not.toContain(product.id)
      expect((await shop.api.visitor.call(products.read, { params: { id: product.id } })).status).toBe(404)

      const item = await shop.api.db
        .selectFrom('orderItems')
        .innerJoin('products', 'products.id', 'orderItems.productId')
        .innerJoin('productImages', 'productImages.productId', 'products.id')
        .select(['productName', 'unitPriceCents', 'hash', 'categoryId', 'deletedAt'])
        .where('orderId', '=', order.id)
        .executeTakeFirstOrThrow()
      expect(item).toMatchObject({ productName: 'Açucena', unitPriceCents: 489_050, categoryId: null })
      expect(item.deletedAt).not.toBeNull()
      expect(await shop.api.storage.names()).toContain(`${item.hash}.webp`)
    })
  })

  describe('permissions', () => {
    test('visitors and customers write nothing, and their files are not read', async () => {
      const { id } = await aProduct(shop.api.db)
      const customer = await shop.api.as(await aUser(shop.api.db))
      const before = await shop.traces()
      for (const [caller, status, code] of [
        [shop.api.visitor, 401, 'unauthenticated'],
        [customer, 403, 'forbidden'],
      ] as const) {
        const form = () => productFormData(productFields(), [Buffer.alloc(100_000)])
        const responses = [
          await caller.submit(products.create, '/api/products', form()),
          await caller.submit(products.update, `/api/products/${id}`, form()),
          await caller.call(products.remove, { params: { id } }),
        ]
        for (const response of responses)
          expect([response.status, response.error?.code]).toEqual([status, code])
      }
      expect(await shop.traces()).toEqual(before)
    })

    test('every change is in the audit log, with the admin and the changed fields, without their values', async () => {
      const { id } = await shop.created({}, [white])
      await shop.update(id, { price: '10', existingImages: '[]' })
      await shop.remove(id)
      const entries = await shop.api.db
        .selectFrom('auditLog')
        .selectAll()
        .where('objectType', '=', 'product')
        .where('objectId', '=', String(id))
        .orderBy('id')
        .execute()
      expect(entries.map(({ action, actorId, details }) => ({ action, actorId, details }))).toMatchObject([
        { action: 'product.create', actorId: shop.adminId },
        { action: 'product.update', actorId: shop.adminId, details: { changed: ['images', 'priceCents'] } },
        { action: 'product.delete', actorId: shop.adminId },
      ])
      expect(entries.every(({ requestId }) => requestId !== null && requestId.length > 10)).toBe(true)
      expect(entries[0]?.afterHash).toEqual(entries[1]?.beforeHash)
      expect(entries[1]?.afterHash).toEqual(entries[2]?.beforeHash)
      expect(JSON.stringify(entries)).not.toContain('Açucena')
    })
  })
})

async function topLeftPixel(url: string) {
  const content = await shop.api.storage.files.read(url.replace('/media/', ''))
  const { data } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

/** Lossy encoding changes colours slightly. */
function closeTo(color: string): unknown[] {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
  return channels.map((channel): unknown => expect.closeTo(channel, -1))
}
