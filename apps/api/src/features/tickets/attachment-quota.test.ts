import { tickets } from '@shop/contract/tickets'
import { testApi } from '@shop/test-kit/api'
import { plainPicture } from '@shop/test-kit/uploads'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decoder } from '../../testing/decoder.ts'
import { bothSides } from '../../testing/tickets.ts'

let api: Awaited<ReturnType<typeof testApi>>
let photo: Buffer
type Caller = Awaited<ReturnType<typeof api.as>>

beforeAll(async () => {
  const many = { points: 1000 }
  api = await testApi({ config: { limits: { ticketOpening: many, attachmentUpload: many } } })
  photo = await plainPicture('#7a3f36').jpeg().toBuffer()
})
afterAll(() => api.close())

function upload(caller: Caller, ticketId: number, content = photo) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'prova.jpg')
  return caller.submit(tickets.attach, `/api/support/${ticketId}/attachments`, form)
}

/** Rows of pictures that were uploaded some hours ago. */
const uploadedBefore = (
  { userId, ticketId }: { userId: number; ticketId: number },
  pictures: number,
  { bytes = 1_000, hoursAgo = 1, messageId = null as number | null } = {},
) =>
  sql`insert into attachments (ticket_id, message_id, uploaded_by, storage_key, file_name, content_type, size_bytes, created_at)
    select ${ticketId}, ${messageId}, ${userId}, gen_random_uuid(), 'a.webp', 'image/webp', ${bytes}, now() - ${hoursAgo} * interval '1 hour'
    from generate_series(1, ${pictures})`.execute(api.db)

/** A JPEG that no encoder makes much smaller. */
function noise(side: number): Promise<Buffer> {
  const raw = Buffer.alloc(side * side * 3)
  for (let i = 0; i < raw.length; i += 1) raw[i] = Math.random() * 256
  return sharp(raw, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function storedWidth(id: number) {
  const { storageKey } = await api.db
    .selectFrom('attachments')
    .select('storageKey')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return (await sharp(await api.deps.files.private.read(storageKey)).metadata()).width
}

test('a picture is stored with at most 2000 pixels a side, and noise with fewer so that it fits into 600 kB', async () => {
  const { asCustomer, opened } = await bothSides(api)
  const { id } = await opened()
  const wide = await upload(
    asCustomer,
    id,
    await plainPicture('#7a3f36', { width: 2_400, height: 300 }).jpeg().toBuffer(),
  )
  expect(await storedWidth(wide.data?.id ?? 0)).toBe(2_000)

  const picture = await noise(1_300)
  expect(picture.length).toBeGreaterThan(1_000_000)
  const { data } = await upload(asCustomer, id, picture)
  expect(data?.sizeBytes).toBeLessThanOrEqual(600_000)
  expect(await storedWidth(data?.id ?? 0)).toBeGreaterThan(700)
})

/** Waits until this many uploads have been received and are waiting to be decoded. */
const received = async (files: number) => {
  await expect.poll(() => api.storage.incoming(), { timeout: 30_000 }).toHaveLength(files)
  // A file exists a moment before its place in the queue is taken.
  await new Promise((resolve) => setTimeout(resolve, 300))
}

/** All uploads sent meanwhile wait in the queue. */
async function whileNothingIsRead(work: () => Promise<unknown>) {
  const { asAdmin, opened } = await bothSides(api)
  await upload(asAdmin, (await opened()).id)
  const pid = await decoder()
  process.kill(pid, 'SIGSTOP')
  try {
    await work()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}

test('customers’ pictures wait in a bounded queue, also bounded per account, and the atelier’s are processed first', async () => {
  const people = [await bothSides(api), await bothSides(api), await bothSides(api)] as const
  const [one, two, three] = people
  const ticketIds = [(await one.opened()).id, (await two.opened()).id, (await three.opened()).id] as const
  const finished: string[] = []
  const uploads: Promise<number>[] = []
  const send = (who: string, caller: Caller, ticketId: number) =>
    uploads.push(
      upload(caller, ticketId).then(({ status }) => {
        finished.push(who)
        return status
      }),
    )
  await whileNothingIsRead(async () => {
    for (let n = 0; n < 5; n += 1) send('customer', one.asCustomer, ticketIds[0])
    await received(5)
    const own = await upload(one.asCustomer, ticketIds[0])
    expect(own).toMatchObject({ status: 429, error: { code: 'too_many_requests' } })
    expect(own.error?.message).toContain('outras fotos')
    expect(Number(own.headers['retry-after'])).toBe(10)

    for (let n = 0; n < 5; n += 1) send('customer', two.asCustomer, ticketIds[1])
    await received(10)
    const others = await upload(three.asCustomer, ticketIds[2])
    expect(others).toMatchObject({ status: 503, error: { code: 'unavailable' } })
    expect(others.error?.message).toContain('muitas fotos')
    expect(Number(others.headers['retry-after'])).toBe(30)
    send('admin', one.asAdmin, ticketIds[0])
    await received(11)
  })
  const statuses = await Promise.all(uploads)
  expect(new Set(statuses)).toEqual(new Set([201]))
  // One was being decoded when the atelier's arrived.
  expect(finished.indexOf('admin')).toBeLessThanOrEqual(1)
  expect((await upload(three.asCustomer, ticketIds[2])).status).toBe(201)
})

test.each([
  ['60 pictures within a day', 60, {}, 429],
  ['59 pictures within a day', 59, {}, 201],
  ['30 MB within a day', 3, { bytes: 10_000_000 }, 429],
  ['60 pictures from the day before', 60, { hoursAgo: 25 }, 201],
] as const)('the daily quota after %s', async (_title, pictures, values, status) => {
  const { customer, asCustomer, opened } = await bothSides(api)
  const { id } = await opened()
  const message = await api.db
    .selectFrom('ticketMessages')
    .select('id')
    .where('ticketId', '=', id)
    .executeTakeFirstOrThrow()
  await uploadedBefore({ userId: customer.id, ticketId: id }, pictures, { ...values, messageId: message.id })
  const files = await api.storage.privateNames()
  const response = await upload(asCustomer, id)
  expect(response.status).toBe(status)
  if (status === 201) return
  expect(response.error).toMatchObject({ code: 'too_many_requests' })
  expect(response.error?.message).toContain('amanhã')
  expect(await api.storage.privateNames()).toEqual(files)
})

test('pictures without a message have a lower limit; the atelier has no quota', async () => {
  const { customer, asCustomer, admin, asAdmin, opened } = await bothSides(api)
  const { id } = await opened()
  await uploadedBefore({ userId: customer.id, ticketId: id }, 20)
  const response = await upload(asCustomer, id)
  expect([response.status, response.error?.message]).toEqual([429, expect.stringContaining('sem mensagem')])
  await uploadedBefore({ userId: admin.id, ticketId: id }, 100)
  expect((await upload(asAdmin, id)).status).toBe(201)
  // Another customer has a separate quota.
  const other = await bothSides(api)
  expect((await upload(other.asCustomer, (await other.opened()).id)).status).toBe(201)
})
