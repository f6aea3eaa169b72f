import { type Product, type ProductForm, products } from '@shop/contract/products'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { uploadSignedIn } from '~/lib/upload.ts'
import { factsOf } from './facts-values.ts'
import { asSent, colorIn, type FormPicture, finalOrder, type NewPicture } from './picture-list.ts'
import type { ReadProductValues } from './product-values.ts'

interface Saving {
  token: string
  /** As the form has loaded it; undefined for a new product. */
  product: Product | undefined
  values: ReadProductValues
  pictures: readonly FormPicture[]
  /** Uploaded share of the files, from 0 to 1. */
  onProgress: (share: number) => void
}

/** Sends the form. Placing a new picture before a stored one takes a second, small request. */
export async function saveProduct({
  token,
  product,
  values,
  pictures,
  onProgress,
}: Saving): Promise<Product> {
  const { stored, added, inOrder } = asSent(pictures)
  const files = added.map(asFormFile)
  const retainedUrls = stored.map(({ url }) => url)
  const body = {
    ...formOf(values, product, retainedUrls),
    ...pictureFields(inOrder, values),
    facts: factsOf(values.facts),
  }
  const saved = product
    ? await uploadSignedIn(products.update, { token, params: { id: product.id }, body, files, onProgress })
    : await uploadSignedIn(products.create, { token, body, files, onProgress })
  const order = finalOrder(pictures, saved.images)
  if (!order) return saved
  return uploadSignedIn(products.update, {
    token,
    params: { id: saved.id },
    body: {
      ...formOf(values, { ...saved, stockQuantity: values.stockQuantity }, order),
      ...pictureFields(pictures, values),
    },
    files: [],
  })
}

/** Changes only whether the product is featured; everything else is sent back unchanged. */
export function setFeatured(token: string, product: Product, featured: boolean) {
  const { priceCents: price, ...values } = product
  return uploadSignedIn(products.update, {
    token,
    params: { id: product.id },
    body: formOf({ ...values, price, featured }, product, product.images),
    files: [],
  })
}

export function readProduct(token: string, id: number) {
  return callSignedIn(products.read, { token, params: { id } })
}

function formOf(
  { price, ...values }: Omit<ReadProductValues, 'facts'>,
  before: Product | undefined,
  existingImages: string[],
): ProductForm {
  const { name, description, collection, stockQuantity, featured, sizes, colors } = values
  const form = { name, description, collection, stockQuantity, featured, sizes, colors, priceCents: price }
  if (!before) return { ...form, existingImages }
  const { version, stockQuantity: stockRead } = before
  return { ...form, existingImages, version, stockRead, method: 'PUT' }
}

function pictureFields(pictures: readonly FormPicture[], { colors }: ReadProductValues) {
  return {
    imageAlts: pictures.map(({ alt }) => alt),
    imageColors: pictures.map((picture) => colorIn(colors, picture)),
  }
}

function asFormFile({ file }: NewPicture) {
  return { field: 'images[]', file }
}
