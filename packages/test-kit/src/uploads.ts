import sharp, { type Sharp } from 'sharp'

interface Encoded {
  payload: Buffer
  headers: { 'content-type': string }
}

/** A form as a browser sends it. */
export async function encodeForm(form: FormData): Promise<Encoded> {
  const request = new Request('http://shop.test', { method: 'POST', body: form })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}

/** The fields that every product needs, with the values the test is about. */
export function productFields(fields: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    name: 'Açucena',
    description: 'Vestido evasê de renda.',
    price: '4890.50',
    collection: 'Noivas',
    stockQuantity: '4',
    ...fields,
  }
}

export function productFormData(fields: Readonly<Record<string, string>>, images: readonly Buffer[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [index, image] of images.entries()) {
    form.append('images[]', new Blob([new Uint8Array(image)]), `foto-${index + 1}.png`)
  }
  return form
}

/** A single-coloured picture: another colour is another picture. */
export function plainPicture(background: string, { width = 400, height = 500 } = {}): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}
