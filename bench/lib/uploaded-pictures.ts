import { products } from '@shop/contract/products'
import { aCategory, aSession, aUser } from '@shop/test-kit/factories'
import { plainPicture, productFields, productFormData } from '@shop/test-kit/uploads'
import type { TestShop } from './test-shop.ts'

/** No other product has it. */
const NAME = 'Com foto enviada'

/** Creates products with a picture each, over HTTP. */
export async function uploadPictures({ url, db }: Pick<TestShop, 'url' | 'db'>, count: number) {
  await aCategory(db, { name: 'Noivas' })
  const { token } = await aSession(db, await aUser(db, { role: 'admin' }))
  for (let n = 0; n < count; n++) {
    const color = `#${(n * 104_729 + 4_096).toString(16).padStart(6, '0').slice(-6)}`
    const picture = await plainPicture(color, { width: 900, height: 1200 }).png().toBuffer()
    const body = productFormData(productFields({ name: `${NAME} ${n}` }), [picture])
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await fetch(url + products.create.path, { method: 'POST', headers, body })
    if (status !== 201) throw new Error(`a picture was not uploaded: ${status}`)
  }
}

/** Of the pictures uploaded here, how many the shop does not serve. */
export async function unservedPictures({ url, db }: Pick<TestShop, 'url' | 'db'>) {
  const pictures = await db
    .selectFrom('productImages')
    .innerJoin('products', 'products.id', 'productId')
    .select('hash')
    .where('products.name', 'like', `${NAME}%`)
    .execute()
  let missing = 0
  for (const { hash } of pictures) {
    const { status } = await fetch(`${url}/media/${hash}.webp`)
    if (status !== 200) missing++
  }
  return { stored: pictures.length, missing }
}
