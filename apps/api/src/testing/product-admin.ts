import { products } from '@shop/contract/products'
import { testApi } from '@shop/test-kit/api'
import { aUser } from '@shop/test-kit/factories'
import { productFields, productFormData } from '@shop/test-kit/uploads'
import { sql } from 'kysely'

type Fields = Readonly<Record<string, string>>

/** The API with an administrator editing products. */
export async function testProductAdmin() {
  const api = await testApi()
  const user = await aUser(api.db, { role: 'admin' })
  const admin = await api.as(user)
  const create = (fields: Fields = {}, images: readonly Buffer[] = []) =>
    admin.submit(products.create, '/api/products', productFormData(productFields(fields), images))

  return {
    api,
    admin,
    adminId: user.id,
    create,
    async created(fields: Fields = {}, images: readonly Buffer[] = []) {
      const { data } = await create(fields, images)
      if (data === undefined) throw new Error('not created')
      return data
    },
    update: (id: number, fields: Fields = {}, images: readonly Buffer[] = []) =>
      admin.submit(
        products.update,
        `/api/products/${id}`,
        productFormData(productFields({ _method: 'PUT', ...fields }), images),
      ),
    remove: (id: number) => admin.call(products.remove, { params: { id } }),
    /** Everything that a rejected form could have left behind. */
    async traces() {
      const { rows } = await sql`
        select (select count(*) from products) as products, (select count(*) from product_images) as images,
          (select count(*) from stock_movements) as movements, (select count(*) from audit_log) as entries,
          (select count(*) from graphile_worker.jobs) as jobs`.execute(api.db)
      return { rows, files: await api.storage.names(), incoming: await api.storage.incoming() }
    },
  }
}

export type ProductAdmin = Awaited<ReturnType<typeof testProductAdmin>>
