import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '@shop/api/db/connection'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aCategory, aSession, aTicket, aUser } from '@shop/test-kit/factories'
import { plainPicture, productFields, productFormData } from '@shop/test-kit/uploads'
import sharp from 'sharp'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'

const CUSTOMERS = 3
const PICTURES_EACH = 2
const SIDE = { small: 600, full: 2_200 }
/** By then the customers' pictures are being processed. */
const HEAD_START_MS = 500

/** Six pictures of noise, the slowest to encode, are queued: how long does the admin's product form take meanwhile? */
export const pictureQueue: Scenario = (size) =>
  withCleanup(async (later) => {
    const { shop, db, stop } = await startDemoShop('picture_queue', { ROLE: 'web' })
    later(stop)
    await aCategory(db, { name: 'Noivas' })
    const admin = await aSession(db, await aUser(db, { role: 'admin' }))
    const photo = await plainPicture('#7a3f36').png().toBuffer()
    const saveProduct = () =>
      send(`${shop.url}/api/products`, admin.token, productFormData(productFields(), [photo]))
    const noise = await pictureOfNoise(SIDE[size])
    const alone = await saveProduct()

    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => aCustomer(db)))
    const uploads = customers.flatMap(({ token, ticketId }) =>
      Array.from({ length: PICTURES_EACH }, () => {
        const form = new FormData()
        form.append('file', new Blob([new Uint8Array(noise)]), 'prova.jpg')
        return send(`${shop.url}/api/support/${ticketId}/attachments`, token, form)
      }),
    )
    await sleep(HEAD_START_MS)
    const beside = await saveProduct()
    const pictures = await Promise.all(uploads)
    return [
      { what: 'a picture of noise', value: noise.length / 1e6, unit: 'MB' },
      { what: 'the product form alone', value: alone.ms, unit: 'ms' },
      { what: 'the product form while six pictures are processed', value: beside.ms, unit: 'ms' },
      { what: 'the last of the six pictures', value: Math.max(...pictures.map(({ ms }) => ms)), unit: 'ms' },
      notSaved([alone, beside, ...pictures]),
    ]
  })

function notSaved(responses: readonly { status: number }[]): Result {
  const value = responses.filter(({ status }) => status !== 201).length
  return { what: 'not saved', value, unit: '', atMost: 0 }
}

async function aCustomer(db: Db) {
  const user = await aUser(db)
  const [{ token }, { id }] = await Promise.all([aSession(db, user), aTicket(db, { userId: user.id })])
  return { token, ticketId: id }
}

function pictureOfNoise(side: number): Promise<Buffer> {
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer()
}

async function send(url: string, token: string, body: FormData) {
  const began = performance.now()
  const response = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
  await response.text()
  return { status: response.status, ms: performance.now() - began }
}
