import { tickets } from '@shop/contract/tickets'
import { testApi } from '@shop/test-kit/api'
import { aSession, aUser } from '@shop/test-kit/factories'
import { plainPicture } from '@shop/test-kit/uploads'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothSides } from '../../testing/tickets.ts'

let api: Awaited<ReturnType<typeof testApi>>
let sides: Awaited<ReturnType<typeof bothSides>>
let photo: Buffer
type Caller = Awaited<ReturnType<typeof api.as>>

beforeAll(async () => {
  api = await testApi({ config: { limits: { ticketOpening: { points: 1000 } } } })
  sides = await bothSides(api)
  photo = await plainPicture('#7a3f36')
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => api.close())

function formOf(...files: readonly [content: Buffer, name: string][]) {
  const form = new FormData()
  for (const [content, name] of files) form.append('file', new Blob([new Uint8Array(content)]), name)
  return form
}

const upload = (caller: Caller, id: number, content = photo, name = 'barra.jpg') =>
  caller.submit(tickets.attach, `/api/support/${id}/attachments`, formOf([content, name]))

async function uploaded(caller: Caller, id: number) {
  const { data } = await upload(caller, id)
  if (data === undefined) throw new Error('not uploaded')
  return data
}

const send = (caller: Caller, id: number, attachmentIds: number[]) =>
  caller.call(tickets.reply, { params: { id }, body: { message: 'Veja a foto', attachmentIds } })

async function fetchAs(user: { id: number }, id: number, headers = {}) {
  const { token } = await aSession(api.db, user)
  const authorization = `Bearer ${token}`
  return api.inject({ url: `/api/attachments/${id}`, headers: { authorization, ...headers } })
}

describe('a picture', () => {
  test('is uploaded first, sent with a message, and stored as nothing but its pixels', async () => {
    const { id } = await sides.opened()
    const file = await uploaded(sides.asCustomer, id)
    expect(file).toMatchObject({ fileName: 'barra.webp', contentType: 'image/webp' })
    const before = await sides.asCustomer.call(tickets.read, { params: { id } })
    expect(before.data?.messages.flatMap(({ attachments }) => attachments)).toEqual([])

    const sent = await send(sides.asCustomer, id, [file.id])
    expect(sent.data?.messages.at(-1)?.attachments).toEqual([file])
    const seen = await sides.asAdmin.call(tickets.read, { params: { id } })
    expect(seen.data?.messages.at(-1)?.attachments).toEqual([file])

    const response = await fetchAs(sides.admin, file.id)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': `attachment; filename="barra.webp"; filename*=UTF-8''barra.webp`,
      'cache-control': 'private, no-cache',
      vary: 'authorization',
      'x-content-type-options': 'nosniff',
      'content-length': String(file.sizeBytes),
    })
    const { format, exif, width } = await sharp(response.rawPayload).metadata()
    expect({ format, exif, width }).toEqual({ format: 'webp', exif: undefined, width: 400 })
  })

  test('that a browser has cached is not sent again, but is revalidated', async () => {
    const { id } = await sides.opened()
    const file = await uploaded(sides.asCustomer, id)
    const etag = String((await fetchAs(sides.customer, file.id)).headers.etag)
    expect((await fetchAs(sides.customer, file.id, { 'if-none-match': etag })).statusCode).toBe(304)
    const stranger = await fetchAs(await aUser(api.db), file.id, { 'if-none-match': etag })
    expect(stranger.statusCode).toBe(404)
  })

  test('is stored in a private file store without public URLs', async () => {
    const before = await api.storage.names()
    const { id } = await sides.opened()
    await uploaded(sides.asCustomer, id)
    expect(await api.storage.names()).toEqual(before)
    expect((await api.storage.privateNames()).every((name) => /^[\w-]{36}\.webp$/.test(name))).toBe(true)
    expect(await api.storage.incoming()).toEqual([])
  })

  test.each([
    ['C:\\Users\\Ana\\Prova final.JPG', 'Prova final.webp'],
    ['../../etc/passwd', 'passwd.webp'],
    ['prova\u202Egpj.png', 'provagpj.webp'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(100)}.webp`],
  ])('named %j is shown as %j', async (name, fileName) => {
    const { id } = await sides.opened()
    expect((await upload(sides.asCustomer, id, photo, name)).data?.fileName).toBe(fileName)
  })
})

describe('who may see it', () => {
  test('sent: the customer and the atelier; all others get a 404', async () => {
    const { id } = await sides.opened()
    const file = await uploaded(sides.asAdmin, id)
    await send(sides.asAdmin, id, [file.id])
    const colleague = await aUser(api.db, { role: 'admin' })
    const others = [sides.customer, colleague, await aUser(api.db)]
    const statuses = []
    for (const user of others) statuses.push((await fetchAs(user, file.id)).statusCode)
    expect(statuses).toEqual([200, 200, 404])
  })

  test('not yet sent: its uploader, and not the other side', async () => {
    const { id } = await sides.opened()
    const file = await uploaded(sides.asCustomer, id)
    const other = await fetchAs(sides.admin, file.id)
    expect([other.statusCode, other.json()]).toMatchObject([404, { code: 'attachment_not_found' }])
    expect((await fetchAs(sides.customer, file.id)).statusCode).toBe(200)
  })
})

describe('a message carries only what its author uploaded to that ticket', () => {
  test.each(['of another ticket', 'of the other participant', 'already sent', 'with an unknown id'])(
    'rejects one %s',
    async (which) => {
      const [{ id }, elsewhere] = [await sides.opened(), await sides.opened()]
      const ids = {
        'of another ticket': async () => (await uploaded(sides.asCustomer, elsewhere.id)).id,
        'of the other participant': async () => (await uploaded(sides.asAdmin, id)).id,
        'already sent': async () => {
          const file = await uploaded(sides.asCustomer, id)
          await send(sides.asCustomer, id, [file.id])
          return file.id
        },
        'with an unknown id': async () => 999_999,
      }[which]
      const attachmentId = (await ids?.()) ?? 0
      const before = await sides.asCustomer.call(tickets.read, { params: { id } })
      const response = await send(sides.asCustomer, id, [attachmentId])
      expect([response.status, Object.keys(response.error?.fields ?? {})]).toEqual([400, ['anexos']])
      const after = await sides.asCustomer.call(tickets.read, { params: { id } })
      expect(after.data).toEqual(before.data)
    },
  )

  test('rejects more than five', async () => {
    const { id } = await sides.opened()
    const { token } = await aSession(api.db, sides.customer)
    const response = await api.inject({
      method: 'POST',
      url: `/api/support/${id}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { mensagem: 'Veja', anexos: [1, 2, 3, 4, 5, 6] },
    })
    expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'invalid_input' }])
  })
})

describe('an upload is rejected, and leaves no file and no row', () => {
  const attempts = {
    'to another customer’s ticket': async (id: number) => upload(await api.as(await aUser(api.db)), id),
    'to a closed ticket': async (id: number) => {
      await sides.asAdmin.call(tickets.setStatus, { params: { id }, body: { status: 'closed' } })
      return upload(sides.asCustomer, id)
    },
    'of a file that is not a picture': (id: number) =>
      upload(sides.asCustomer, id, Buffer.from('<svg/>'), 'foto.jpg'),
    'above 10 MB': (id: number) => upload(sides.asCustomer, id, Buffer.alloc(10 * 1024 * 1024 + 1)),
    'of two files': (id: number) =>
      sides.asCustomer.submit(
        tickets.attach,
        `/api/support/${id}/attachments`,
        formOf([photo, 'a.jpg'], [photo, 'b.jpg']),
      ),
    'without a file': (id: number) =>
      sides.asCustomer.submit(tickets.attach, `/api/support/${id}/attachments`, formOf()),
  }

  test.each([
    ['to another customer’s ticket', 404, 'ticket_not_found'],
    ['to a closed ticket', 409, 'ticket_closed'],
    ['of a file that is not a picture', 415, 'unsupported_file_type'],
    ['above 10 MB', 413, 'file_too_large'],
    ['of two files', 413, 'payload_too_large'],
    ['without a file', 400, 'invalid_input'],
  ] as const)('%s: %d %s', async (what, status, code) => {
    const { id } = await sides.opened()
    const traces = async () => ({
      rows: await api.db.selectFrom('attachments').select('id').execute(),
      files: await api.storage.privateNames(),
    })
    const before = await traces()
    const response = await attempts[what](id)
    expect([response.status, response.error?.code]).toEqual([status, code])
    expect(await traces()).toEqual(before)
    expect(await api.storage.incoming()).toEqual([])
  })
})

describe('a picture for a message that has just been sent', () => {
  const uploadFor = (caller: Caller, id: number, messageId: number) =>
    caller.submit(
      tickets.attach,
      `/api/support/${id}/attachments?messageId=${messageId}`,
      formOf([photo, 'barra.jpg']),
    )
  async function openedWithMessage() {
    const { id, messages } = await sides.opened()
    return { id, messageId: messages[0]?.id ?? 0 }
  }
  const seen = (id: number) => sides.asAdmin.call(tickets.read, { params: { id } })

  test('is part of it at once, and a page that shows the ticket gets the update', async () => {
    const { id, messageId } = await openedWithMessage()
    const before = (await seen(id)).headers.etag
    const { status, data } = await uploadFor(sides.asCustomer, id, messageId)
    expect(status).toBe(201)
    const after = await seen(id)
    expect(after.data?.messages[0]?.attachments).toEqual([data])
    expect(after.headers.etag).not.toBe(before)
  })

  test('is rejected once the message was answered, is old, is full or belongs to another account', async () => {
    const rejected = async (caller: Caller, id: number, messageId: number) => {
      const { status } = await uploadFor(caller, id, messageId)
      expect(status).toBe(400)
    }
    const replied = await openedWithMessage()
    await send(sides.asAdmin, replied.id, [])
    await rejected(sides.asCustomer, replied.id, replied.messageId)

    const old = await openedWithMessage()
    await api.db
      .updateTable('ticketMessages')
      .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
      .where('id', '=', old.messageId)
      .execute()
    await rejected(sides.asCustomer, old.id, old.messageId)

    const full = await openedWithMessage()
    for (let n = 0; n < 5; n += 1) {
      expect((await uploadFor(sides.asCustomer, full.id, full.messageId)).status).toBe(201)
    }
    await rejected(sides.asCustomer, full.id, full.messageId)

    const another = await openedWithMessage()
    await rejected(sides.asAdmin, another.id, another.messageId)
    await rejected(sides.asCustomer, another.id, full.messageId)
  })
})
